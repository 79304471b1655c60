import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Tariff, tariffs } from '../../../../domain/business/business.ts'
import type { Pass, PreviewedChange } from '../../../../domain/pass/pass.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { stays } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { at, bookingRequest, paymentRequest, submitKey } from '../../support/requests.ts'
import { openTill } from '../../support/till.ts'

const till = openTill('announced')
const { site, stripe, db } = till
const drita = await asStaff({ email: 'drita@announced.example' })

const holding = (token: string) => ({ authorization: `Bearer ${token}`, ...submitKey() })

/** A month for one item, paid by card: `from` and `to` are days from today, and the bag came on `from`. */
async function month(tag: number, [from, to]: [number, number], tariff = 1) {
  const plan = { storageType: 'long', luggageCount: 1, endDate: at(32, '20:00') }
  const customerData = { ...bookingRequest, ...plan }
  const intent = await till.book({ ...paymentRequest, amount: 50, customerData })
  await stripe.pay(intent.paymentIntentId)
  const { passToken } = await (await till.comeBack(intent)).json<{ passToken: string }>()
  const id = intent.bookingId
  const [startDate, pickUpAt] = [new Date(at(from, '00:30')), new Date(at(to, '23:00'))]
  const days = { startDate, pickUpAt, endDate: pickUpAt, tariff }
  await db.update(stays).set(days).where(eq(stays.id, id))
  await staffDo(id, 'check-in', { tags: [tag], idSeen: true })
  return { id, passToken, tag }
}

async function staffDo(id: string, what: string, body: object): Promise<StayRecord<string>> {
  const answer = await site.post(`/api/staff/stays/${id}/${what}`, body, {
    ...drita,
    ...submitKey(),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

const leaves = ({ id, tag }: { id: string; tag: number }) =>
  staffDo(id, 'check-out', { tags: [tag], outTo: 'guest' })

/** The guest changes the pick-up on the pass, after the preview. */
async function announces({ passToken }: { passToken: string }, endDate: string) {
  const requested = { endDate }
  const preview = await site.post('/api/pass/preview', requested, holding(passToken))
  expect(preview.status).toBe(200)
  const { online: _, ...shown } = await preview.json<PreviewedChange>()
  const answer = await site.post('/api/pass/change', { ...requested, shown }, holding(passToken))
  expect(answer.status).toBe(200)
  return { shown, pass: await answer.json<Pass>() }
}

describe('promise 34: for a month of 50 euros, pass and desk charge the same', () => {
  it('if the guest collects on the sixth day: 32 euros are refunded', async () => {
    const silent = await leaves(await month(501, [-5, 24]))
    expect(silent.stay.netPrice).toBe(1800)
    expect(silent.refunds).toMatchObject([{ cents: 3200 }])
    const announced = await announces(await month(502, [-4, 25]), at(1, '20:00'))
    expect(announced.shown).toEqual({ toCard: 3200, atDesk: 0, due: 0 })
    expect(announced.pass).toMatchObject({ totalPrice: 1800 })
  })

  it('if the guest collects a day after the month: 3 euros more', async () => {
    const silent = await leaves(await month(503, [-30, -1]))
    expect(silent.stay).toMatchObject({ netPrice: 5300, balance: 300 })
    const announced = await announces(await month(504, [-29, 0]), at(1, '20:00'))
    expect(announced.shown).toEqual({ toCard: 0, atDesk: 0, due: 300 })
    expect(announced.pass).toMatchObject({ totalPrice: 5300, balance: 300 })
  })

  it('by the stay’s own tariff, which the pass shows', async () => {
    const other: Tariff = { ...tariffs[1], dayPerItem: 450 }
    Object.assign(tariffs, { 77: other })
    onTestFinished(() => void Reflect.deleteProperty(tariffs, 77))
    const silent = await leaves(await month(505, [-30, -1], 77))
    expect(silent.stay).toMatchObject({ netPrice: 5450, balance: 450 })
    const announced = await announces(await month(506, [-29, 0], 77), at(1, '20:00'))
    expect(announced.shown).toMatchObject({ due: 450 })
    expect(announced.pass).toMatchObject({ tariff: other, totalPrice: 5450 })
  })
})
