import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { PreviewedChange } from '../../../domain/pass/pass.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import { changingGuests, type Guest, requested, shown } from '../support/changing-guests.ts'
import { openDesk } from '../support/desk.ts'
import { submitKey } from '../support/requests.ts'
import { errorOf, openTill } from '../support/till.ts'

const till = openTill('changes')
const { site, stripe } = till

const { paid, asks, begins, passOf } = changingGuests(till)

const statusAtStripe = async (id: string) => (await stripe.api.paymentIntents.retrieve(id)).status
const itemsOf = async ({ id }: Guest) => (await till.record(id)).stay.luggageCount
const emailsOf = async ({ id }: Guest) => (await till.mailsOf(id)).map(({ kind }) => kind)

describe('a change that a guest pays for online', () => {
  it('scenario 40: expires after a decline, and the stay is unchanged', async () => {
    const guest = await paid()
    const { paymentIntentId } = await begins(guest)
    await stripe.pay(paymentIntentId, 'pm_card_chargeDeclined')
    await till.deliverAll(paymentIntentId)
    await site.runJobs(61)
    expect(await statusAtStripe(paymentIntentId)).toBe('canceled')
    expect(await itemsOf(guest)).toBe(2)
    expect(await till.lineOf(guest.id)).toBe(
      'confirmed paid 1800 0 0 [charges 1, payments 2, refunds 0, audit 5, emails 1]',
    )
  })

  it('scenario 41: is applied once with its payment, however often that is delivered', async () => {
    const guest = await paid()
    const { paymentIntentId, cents } = await begins(guest)
    expect(cents).toBe(900)
    expect(await itemsOf(guest)).toBe(2)
    await stripe.pay(paymentIntentId)
    await Promise.all([till.deliverAll(paymentIntentId), till.deliverAll(paymentIntentId)])
    expect(await itemsOf(guest)).toBe(3)
    expect(await till.lineOf(guest.id)).toBe(
      'confirmed paid 2700 0 0 [charges 2, payments 2, refunds 0, audit 4, emails 2]',
    )
    expect(await emailsOf(guest)).toEqual(['booking_confirmed', 'stay_changed'])
    const [last] = (await till.auditOf(guest.id)).slice(-1)
    expect(last?.data).toMatchObject({ to: 'succeeded', change: 'applied', wasLuggageCount: 2 })
  })

  it('scenario 42: is not applied if the desk changed the stay; the money pays what is due', async () => {
    const guest = await paid()
    const desk = await openDesk(till)
    const { paymentIntentId } = await begins(guest)
    expect(await desk.checksIn(guest.id, [91, 92, 93, 94])).toBe('done')
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    // `paid` means that nothing is due, and of four items 9 euros are, though all that was asked for online
    // came. Two mails: of the check-in there is none, as the guest stands at the counter.
    expect(await till.lineOf(guest.id)).toMatch(
      /^checked_in pending 3600 0 900 \[charges 2, payments 2, refunds 0, audit 5, emails 2\]$/,
    )
    expect(await emailsOf(guest)).toEqual(['booking_confirmed', 'change_not_applied'])
  })
})

describe('a guest who has paid for a change', () => {
  it('sees no result before the payment, and the same one at every later look', async () => {
    const guest = await paid()
    const begun = await begins(guest)
    expect(await till.statusOf(begun)).toMatchObject({ change: null, awaits: 'payment' })
    await stripe.pay(begun.paymentIntentId)
    expect(await till.statusOf(begun)).toMatchObject({ change: 'applied', awaits: null })
    await till.deliverAll(begun.paymentIntentId)
    expect(await till.statusOf(begun)).toMatchObject({ change: 'applied', awaits: null })
  })

  it('sees that it was not applied, even if the event was faster than the page', async () => {
    const guest = await paid()
    const desk = await openDesk(till)
    const begun = await begins(guest)
    expect(await desk.checksIn(guest.id, [81, 82, 83, 84])).toBe('done')
    await stripe.pay(begun.paymentIntentId)
    await till.deliverAll(begun.paymentIntentId)
    expect(await till.statusOf(begun)).toMatchObject({ change: 'not_applied', awaits: null })
  })

  it('sees the change on the pass only while it waits for the bank', async () => {
    const guest = await paid()
    const begun = await begins(guest)
    expect(await passOf(guest)).toMatchObject({ pendingChange: null, changeable: true })
    await stripe.pay(begun.paymentIntentId, 'pm_card_standin_processing')
    expect(await till.statusOf(begun)).toMatchObject({ change: null, awaits: 'bank' })
    const { startDate, endDate } = await passOf(guest)
    expect(await passOf(guest)).toMatchObject({
      luggageCount: 2,
      changeable: false,
      cancelling: null,
      pendingChange: { luggageCount: 3, startDate, endDate, outcome: 'applied' },
    })
    await stripe.control('POST', `/payment-intents/${begun.paymentIntentId}/settle`, {
      outcome: 'succeeded',
    })
    expect(await till.statusOf(begun)).toMatchObject({ change: 'applied', awaits: null })
    expect(await passOf(guest)).toMatchObject({ luggageCount: 3, pendingChange: null })
  })
})

describe('promise 28: a change is never paid twice', () => {
  it('a reload, a second tab and a second tap use the same intent', async () => {
    const guest = await paid()
    const key = submitKey()
    const first = await begins(guest, { ...requested, shown }, key)
    expect(await begins(guest, { ...requested, shown }, key)).toEqual(first)
    expect(await begins(guest)).toEqual(first)
    await stripe.pay(first.paymentIntentId)
    // No event has arrived yet.
    const again = await asks(guest, 'pay', { ...requested, shown })
    expect((await errorOf(again)).code).toBe('stay_changed')
    expect(await till.lineOf(guest.id)).toMatch(/^confirmed paid 2700 0 0 \[charges 2, payments 2,/)
  })

  it('tabs that begin at once begin one payment', async () => {
    const guest = await paid()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => asks(guest, 'pay', { ...requested, shown })),
    )
    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    expect((await till.record(guest.id)).payments).toHaveLength(2)
    const begun = await begins(guest)
    await stripe.pay(begun.paymentIntentId)
    await till.deliverAll(begun.paymentIntentId)
    expect(await till.lineOf(guest.id)).toMatch(/^confirmed paid 2700 0 0 \[charges 2, payments 2,/)
  })

  it('another requested change replaces the first, whose payment is canceled', async () => {
    const guest = await paid()
    const first = await begins(guest)
    const more = { luggageCount: 4, shown: { ...shown, due: 1800 } }
    const second = await begins(guest, more)
    expect(second.cents).toBe(1800)
    expect(await statusAtStripe(first.paymentIntentId)).toBe('canceled')
    await stripe.pay(second.paymentIntentId)
    await till.deliverAll(first.paymentIntentId)
    await till.deliverAll(second.paymentIntentId)
    expect(await itemsOf(guest)).toBe(4)
    expect(await till.lineOf(guest.id)).toMatch(/^confirmed paid 3600 0 0/)
  })

  it('the same change paid at the desk cancels the online payment', async () => {
    const guest = await paid()
    const { paymentIntentId } = await begins(guest)
    expect((await asks(guest, 'change', { ...requested, shown })).status).toBe(200)
    expect(await statusAtStripe(paymentIntentId)).toBe('canceled')
    expect(await till.lineOf(guest.id)).toMatch(/^confirmed pending 2700 0 900/)
  })

  it('a guest who cancels in another tab after paying is refunded in full', async () => {
    const guest = await paid()
    const { paymentIntentId } = await begins(guest)
    await stripe.pay(paymentIntentId)
    const stale = await asks(guest, 'cancel', { shown: { toCard: 1800, atDesk: 0, due: 0 } })
    expect((await errorOf(stale)).code).toBe('stay_changed')
    expect(await itemsOf(guest)).toBe(3)
    const cancelled = await asks(guest, 'cancel', { shown: { toCard: 2700, atDesk: 0, due: 0 } })
    expect(cancelled.status).toBe(200)
    expect(await till.lineOf(guest.id)).toMatch(/^cancelled refunded 2700 2700 0/)
  })

  it('a cancellation without a refund has to be confirmed again after a payment', async () => {
    const guest = await paid()
    const startDate = new Date()
    const endDate = new Date(startDate.getTime() + 2 * 86_400_000)
    const today = { startDate, endDate, pickUpAt: endDate }
    await till.db.update(stays).set(today).where(eq(stays.id, guest.id))
    const { paymentIntentId } = await begins(guest)
    await stripe.pay(paymentIntentId)
    const nothing = { shown: { toCard: 0, atDesk: 0, due: 0 } }
    const stale = await asks(guest, 'cancel', nothing)
    expect((await errorOf(stale)).code).toBe('stay_changed')
    expect(await till.lineOf(guest.id)).toMatch(/^confirmed paid 2700 0 0/)
    expect(await emailsOf(guest)).toEqual(['booking_confirmed', 'stay_changed'])
    expect((await asks(guest, 'cancel', nothing)).status).toBe(200)
  })

  it('a guest who cancels before paying can’t pay any more', async () => {
    const guest = await paid()
    const { paymentIntentId } = await begins(guest)
    const cancelled = await asks(guest, 'cancel', { shown: { toCard: 1800, atDesk: 0, due: 0 } })
    expect(cancelled.status).toBe(200)
    expect(await statusAtStripe(paymentIntentId)).toBe('canceled')
    expect(await till.lineOf(guest.id)).toMatch(/^cancelled refunded 1800 1800 0/)
  })

  it('an online payment covers what the desk has found due for the same items', async () => {
    const guest = await paid()
    const desk = await openDesk(till)
    const begun = await begins(guest)
    expect(await desk.checksIn(guest.id, [71, 72, 73])).toBe('done')
    await stripe.pay(begun.paymentIntentId)
    expect(await till.statusOf(begun)).toMatchObject({ change: 'applied', awaits: null })
    await till.deliverAll(begun.paymentIntentId)
    expect(await till.lineOf(guest.id)).toMatch(/^checked_in paid 2700 0 0/)
    expect(await emailsOf(guest)).toEqual(['booking_confirmed', 'receipt'])
    // Staff may still find that a bag was counted twice.
    expect(await desk.undoes(guest.id)).toBe('done')
  })

  it('an online payment is refunded if the desk was paid meanwhile', async () => {
    const guest = await paid()
    const desk = await openDesk(till)
    const { paymentIntentId } = await begins(guest)
    expect(await desk.checksIn(guest.id, [95, 96, 97])).toBe('done')
    expect(await desk.takes(guest.id, 'cash', 900)).toBe('done')
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    expect(await till.lineOf(guest.id)).toMatch(/^checked_in paid 2700 900 0 /)
    expect(await emailsOf(guest)).toEqual(['booking_confirmed', 'receipt', 'refunded'])
  })
})

describe('a change to be paid online', () => {
  it('says in its preview whether it can be, also while a payment is open', async () => {
    const guest = await paid()
    const preview = async () => (await asks(guest, 'preview', requested)).json<PreviewedChange>()
    expect(await preview()).toEqual({ ...shown, online: true })
    await begins(guest)
    // The form stays usable while a payment is open.
    expect(await preview()).toEqual({ ...shown, online: true })
    const fewer = await asks(guest, 'preview', { luggageCount: 1 })
    expect(await fewer.json()).toEqual({ toCard: 900, atDesk: 0, due: 0, online: false })
  })

  it('is refused with another amount than the right one', async () => {
    const guest = await paid()
    for (const due of [0, 600, 1800]) {
      const answer = await asks(guest, 'pay', { ...requested, shown: { ...shown, due } })
      expect((await errorOf(answer)).code).toBe('stay_changed')
    }
    const cheaper = { luggageCount: 1, shown: { toCard: 900, atDesk: 0, due: 0 } }
    expect((await errorOf(await asks(guest, 'pay', cheaper))).code).toBe('not_allowed')
    expect((await till.record(guest.id)).payments).toHaveLength(1)
  })
})
