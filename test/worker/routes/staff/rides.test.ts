import { describe, expect, it } from 'vitest'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { asStaff } from '../../support/access.ts'
import { at, bookingRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('rides')
const { site } = till
const drita = await asStaff({ email: 'drita@office.example' })

const ride = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  serviceType: 'taxi',
  customerName: 'Anna Berg',
  customerPhone: '+49 170 5550123',
  startDate: at(0, '23:30'),
  specialRequests: 'Hotel X to the airport',
  locale: 'de',
  cents: 1800,
  ...changes,
})

const post = (path: string, body: object, key = submitKey()) =>
  site.post(`/api/staff${path}`, body, { ...drita, ...key })

async function day() {
  const answer = await site.fetch('/api/staff/day', { headers: drita })
  return answer.json<StayRecord<string>[]>()
}

const listed = async (id: string) => (await day()).find(({ stay }) => stay.id === id)

describe('a ride that staff enter', () => {
  it('is confirmed at its price, on the day’s list, and found', async () => {
    const request = ride({ customerEmail: 'anna@rides.example' })
    const answer = await post('/rides', request)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const record = await answer.json<StayRecord<string>>()
    expect(record.stay).toMatchObject({
      id: request.id,
      kind: 'booking',
      source: 'desk',
      status: 'confirmed',
      totalPrice: 1800,
      balance: 1800,
      version: 1,
      specialRequests: 'Hotel X to the airport',
    })
    expect(await listed(request.id)).toEqual(record)
    const found = await site.fetch('/api/staff/stays?q=anna%20berg', { headers: drita })
    const ids = (await found.json<StayRecord[]>()).map(({ stay }) => stay.id)
    expect(ids).toContain(request.id)
    const [entered, ...others] = await till.auditOf(request.id)
    expect(entered).toMatchObject({ action: 'ride_entered', actor: 'staff', data: { to: 1800 } })
    expect([typeof entered?.staffId, others]).toEqual(['string', []])
    const emails = await till.mailsOf(request.id)
    expect(emails.map(({ kind }) => kind)).toEqual(['reservation_confirmed'])
  })

  it('may start at any second', async () => {
    const startDate = at(1, '08:30').replace(':00.000Z', ':20.500Z')
    const answer = await post('/rides', ride({ startDate }))
    expect(answer.status, await answer.clone().text()).toBe(200)
    expect((await answer.json<StayRecord<string>>()).stay).toMatchObject({ startDate })
  })

  it('is entered once, however often it is sent', async () => {
    const [request, key] = [ride(), submitKey()]
    const answers = await Promise.all([1, 2, 3].map(() => post('/rides', request, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await till.auditOf(request.id)).toHaveLength(1)
    expect((await till.record(request.id)).charges).toHaveLength(1)
  })

  it.each([
    ['a day in the past', { startDate: at(-1, '10:00') }, 'validation_failed'],
    ['no name', { customerName: ' ' }, 'validation_failed'],
    ['luggage', { serviceType: 'storage' }, 'validation_failed'],
  ])('with %s is refused', async (_, changes, code) => {
    expect((await errorOf(await post('/rides', ride(changes)))).code).toBe(code)
  })
})

describe('a ride that a guest asked for', () => {
  it('is listed once it is confirmed at a price, and leaves with what was taken', async () => {
    const asked = { ...bookingRequest, startDate: at(0, '23:59'), endDate: undefined }
    const made = await site.post(
      '/api/bookings',
      { ...asked, serviceType: 'taxi', totalPrice: 0, currency: 'EUR' },
      submitKey(),
    )
    const { id } = await made.json<{ id: string }>()
    expect(await listed(id)).toBeUndefined()
    await post(`/stays/${id}/confirm`, { cents: 1800 })
    expect((await listed(id))?.stay).toMatchObject({ status: 'confirmed', balance: 1800 })
    const taken = { method: 'cash', cents: 1800 }
    const [key, twice] = [submitKey(), [1, 2]]
    const answers = await Promise.all(
      twice.map(() => post(`/stays/${id}/complete`, { taken }, key)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { stay, payments } = await till.record(id)
    expect(stay).toMatchObject({ status: 'completed', received: 1800, balance: 0 })
    expect(payments).toHaveLength(1)
    expect(await listed(id)).toBeUndefined()
  })

  it('is open and unpaid again once that is undone', async () => {
    const request = ride()
    await post('/rides', request)
    const taken = { method: 'cash', cents: 1800 }
    const closed = await post(`/stays/${request.id}/complete`, { taken })
    const { version } = (await closed.json<StayRecord<string>>()).stay
    const undone = await post(`/stays/${request.id}/undo`, { version })
    expect((await undone.json<StayRecord<string>>()).stay).toMatchObject({
      status: 'confirmed',
      received: 0,
      balance: 1800,
    })
    expect(await listed(request.id)).toBeDefined()
  })
})
