import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { StaffSession } from '../../../../domain/api.ts'
import type { TillReport } from '../../../../domain/desk/till.ts'
import { lastSeenOf } from '../../../../domain/stay/client-context.ts'
import type { StayHistory } from '../../../../domain/stay/stay-history.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { audit, stays } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { at, reservationRequest, submitKey } from '../../support/requests.ts'
import { openTill } from '../../support/till.ts'

const till = openTill('done_by')
const { site } = till
const arta = await asStaff({ email: 'arta@office.example' })
const besnik = await asStaff({ email: 'besnik@office.example' })

async function idOf(headers: Record<string, string>): Promise<string> {
  const answer = await site.fetch('/api/staff/session', { headers })
  return (await answer.json<StaffSession>()).staffId
}
const [artasId, besniksId] = [await idOf(arta), await idOf(besnik)]

async function reserved() {
  const made = await site.post('/api/reservations', reservationRequest, submitKey())
  const { id } = await made.json<{ id: string }>()
  const { stay } = await till.record(id)
  return { id, seen: lastSeenOf(stay) }
}

const pays = (id: string, clientContext: object, headers = besnik, key = submitKey()) =>
  site.post(
    `/api/staff/stays/${id}/payments`,
    { method: 'cash', cents: 600, clientContext },
    { ...headers, ...key },
  )

const doneAt = new Date(Date.now() - 60_000).toISOString()

describe('promise 33: an offline action that a colleague’s sign-in sent', () => {
  it('is in the name of whoever did it, and says who sent it', async () => {
    const { id, seen } = await reserved()
    const answer = await pays(id, { doneAt, wasOffline: true, seen, doneBy: artasId })
    expect(answer.status).toBe(200)
    const [, paid] = await till.auditOf(id)
    expect(paid).toMatchObject({ staffId: artasId, data: { sentBy: besniksId } })
    const response = await site.fetch(`/api/staff/stays/${id}/history`, { headers: besnik })
    const { changes } = await response.json<StayHistory>()
    expect(changes.map(({ username, sentBy }) => [username, sentBy])).toEqual([
      [null, null],
      ['arta@office.example', 'besnik@office.example'],
    ])
  })

  it('promise 37: is in the till report under who took the money, with who sent it', async () => {
    const read = async () => {
      const answer = await site.fetch('/api/staff/till', { headers: besnik })
      return answer.json<TillReport<string>>()
    }
    const own = await reserved()
    await pays(own.id, { doneAt, wasOffline: false, seen: own.seen }, arta)
    for (const method of ['cash', 'desk_card'] as const) {
      const { id, seen } = await reserved()
      const clientContext = { doneAt, wasOffline: true, seen, doneBy: artasId }
      const request = { method, cents: 600, clientContext }
      await site.post(`/api/staff/stays/${id}/payments`, request, { ...besnik, ...submitKey() })
      const paid = (await read()).entries.find(({ stayId }) => stayId === id)
      expect([paid?.method, paid?.staff, paid?.sentBy]).toEqual([
        method,
        'arta@office.example',
        'besnik@office.example',
      ])
    }
    const { entries, members } = await read()
    expect(entries.find(({ stayId }) => stayId === own.id)?.sentBy).toBeNull()
    const sums = members.find(({ staff }) => staff === 'arta@office.example')
    expect(sums?.sentBy.map(({ staff }) => staff)).toEqual(['besnik@office.example'])
  })

  it('is the same action if the first try was in the other’s name', async () => {
    const [{ id, seen }, key] = [await reserved(), submitKey()]
    await pays(id, { doneAt, wasOffline: false, seen }, arta, key)
    const again = await pays(id, { doneAt, wasOffline: true, seen, doneBy: artasId }, besnik, key)
    expect((await again.json<StayRecord>()).payments).toHaveLength(1)
    expect(await till.auditOf(id)).toHaveLength(2)
  })

  it.each([
    ['was online', { wasOffline: false, doneBy: artasId }],
    ['names an unknown member of staff', { wasOffline: true, doneBy: crypto.randomUUID() }],
    ['names themselves', { wasOffline: true, doneBy: besniksId }],
    ['names nobody', { wasOffline: true }],
  ])('is in the name of whoever is signed in if it %s', async (_, changes) => {
    const { id, seen } = await reserved()
    expect((await pays(id, { doneAt, seen, ...changes })).status).toBe(200)
    const [, paid] = await till.auditOf(id)
    expect([paid?.staffId, paid?.data.sentBy]).toEqual([besniksId, undefined])
  })

  it('can be a walk-in', async () => {
    const request = {
      id: crypto.randomUUID(),
      customerName: 'Mira Walker',
      tags: [47_001],
      idSeen: true,
      endDate: at(1, '20:00'),
      locale: 'it',
      doneBy: artasId,
    }
    const key = submitKey()
    const { doneBy: _, ...first } = request
    await site.post('/api/staff/stays', first, { ...besnik, ...key })
    const late = await site.post('/api/staff/stays', { ...request, doneAt }, { ...besnik, ...key })
    expect(late.status).toBe(200)

    const other = { ...request, id: crypto.randomUUID(), tags: [47_002], doneAt }
    await site.post('/api/staff/stays', other, { ...besnik, ...submitKey() })
    const [begun] = await till.auditOf(other.id)
    expect(begun).toMatchObject({ staffId: artasId, data: { sentBy: besniksId } })
  })
})

describe('scenario 33: an undo', () => {
  it('is refused offline, so that its half hour counts by the server’s clock', async () => {
    const { id, seen } = await reserved()
    const paid = await (await pays(id, { doneAt, wasOffline: false, seen })).json<StayRecord>()
    const anHourAgo = new Date(Date.now() - 60 * 60_000)
    const [, taken] = await till.auditOf(id)
    const { db } = till
    await db.update(stays).set({ createdAt: anHourAgo }).where(eq(stays.id, id))
    await db
      .update(audit)
      .set({ at: anHourAgo, happenedAt: anHourAgo })
      .where(eq(audit.id, taken?.id ?? ''))
    const { version } = paid.stay
    const undoes = (clientContext: object) =>
      site.post(
        `/api/staff/stays/${id}/undo`,
        {
          version,
          clientContext: {
            doneAt: anHourAgo.toISOString(),
            seen: lastSeenOf(paid.stay),
            ...clientContext,
          },
        },
        { ...besnik, ...submitKey() },
      )
    expect((await undoes({ wasOffline: false })).status).toBe(409)
    const wasOffline = await undoes({ wasOffline: true, doneBy: artasId })
    expect([wasOffline.status, (await till.record(id)).stay.received]).toEqual([422, 600])
  })
})

describe('a payment whose response was lost', () => {
  it('has the idempotency key as its id, so that the device recognizes it', async () => {
    const { id, seen } = await reserved()
    const key = submitKey()
    await pays(id, { doneAt, wasOffline: false, seen }, arta, key)
    const { payments } = await till.record(id)
    expect(payments.map((payment) => payment.id)).toEqual([key['idempotency-key']])
  })
})
