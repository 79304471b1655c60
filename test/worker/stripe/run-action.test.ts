import { describe, expect, it } from 'vitest'
import { changeStay } from '../../../domain/booking/change-stay.ts'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import { refundGoodwill } from '../../../domain/stay/refund-actions.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionContext } from '../../../domain/stay/stay-update.ts'
import { openDesk } from '../support/desk.ts'
import { at, threeDays } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('act')
const { stripe } = till
const desk = await openDesk(till)

const cancel = (record: StayRecord, context: ActionContext) => cancelStay(record, 'ill', context)
const goodwill = (cents: number) => (record: StayRecord, context: ActionContext) =>
  refundGoodwill(record, cents, 'sorry', context)

async function paid() {
  const intent = await till.book(threeDays)
  await stripe.pay(intent.paymentIntentId)
  await till.deliverAll(intent.paymentIntentId)
  return intent.bookingId
}

/** One click of a member of staff, with its idempotency key. */
const click = (requestDigest = 'goodwill 300') => ({
  idempotent: { idempotencyKey: `/api/staff/x:${crypto.randomUUID()}`, requestDigest },
})

describe('an action that the rules refuse', () => {
  it('says why, and changes nothing', async () => {
    const { bookingId } = await till.book(threeDays)
    const endDate = new Date(at(4, '17:00'))
    const acted = await desk.actions(bookingId, (record, context) =>
      changeStay(record, { endDate }, 'shorter', context),
    )
    expect(acted).toMatchObject({ outcome: 'refused', refused: 'payment_open' })
    expect(acted?.record.stay).toMatchObject({ version: 1, duration: 3 })
  })

  it('is null for an unknown stay', async () => {
    expect(await desk.actions('unknown', cancel)).toBeNull()
  })
})

describe('promise 13: an action that is sent again under its key', () => {
  it('has the same outcome with the current stay, and no second effect', async () => {
    const id = await paid()
    const once = click()
    expect(await desk.does(id, goodwill(300), once)).toBe('done')
    expect(await desk.does(id, goodwill(200))).toBe('done')
    const again = await desk.actions(id, goodwill(300), once)
    expect(again).toMatchObject({ outcome: 'done', record: { stay: { refunded: 500 } } })
    expect(await till.lineOf(id)).toMatch(/^confirmed partially_refunded 1800 500 0 .*refunds 2/)
  })

  it('has the same outcome even if the rules would refuse it now', async () => {
    const id = await paid()
    const once = click('cancel')
    expect(await desk.does(id, cancel, once)).toBe('done')
    expect(await desk.does(id, cancel, once)).toBe('done')
    expect(await desk.does(id, cancel, click('cancel'))).toBe('refused')
  })

  it('five times at once has one effect and one outcome', async () => {
    const id = await paid()
    const once = click()
    const sent = Array.from({ length: 5 }, () => desk.does(id, goodwill(300), once))
    expect(await Promise.all(sent)).toEqual(Array.from({ length: 5 }, () => 'done'))
    expect(await till.lineOf(id)).toMatch(/ 1800 300 0 .*refunds 1/)
  })

  it('under two keys at once is done once', async () => {
    const id = await paid()
    const sent = [click(), click()].map((one) => desk.does(id, goodwill(300), one))
    expect((await Promise.all(sent)).toSorted()).toEqual(['done', 'lost'])
  })

  it('is refused for another stay or another action', async () => {
    const [id, other] = [await paid(), await paid()]
    const once = click()
    await desk.does(id, goodwill(300), once)
    const reused = { code: 'idempotency_key_reused' }
    await expect(desk.does(other, goodwill(300), once)).rejects.toMatchObject(reused)
    const { idempotencyKey } = once.idempotent
    const asCancel = { idempotent: { idempotencyKey, requestDigest: 'cancel' } }
    await expect(desk.does(id, cancel, asCancel)).rejects.toMatchObject(reused)
    for (const stay of [id, other]) expect((await till.record(stay)).stay.status).toBe('confirmed')
    expect((await till.record(other)).stay.refunded).toBe(0)
  })

  it('is refused for another stay at the same moment', async () => {
    const [id, other] = [await paid(), await paid()]
    const once = click()
    const sent = [id, other].map((stay) => desk.does(stay, goodwill(300), once))
    const outcomes = (await Promise.allSettled(sent)).map(({ status }) => status)
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected'])
    const refunded = await Promise.all(
      [id, other].map(async (stay) => (await till.record(stay)).stay.refunded),
    )
    expect(refunded.toSorted()).toEqual([0, 300])
  })
})
