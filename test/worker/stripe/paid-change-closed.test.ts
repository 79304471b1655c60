import { afterEach, describe, expect, it } from 'vitest'
import type { PreviewedChange } from '../../../domain/pass/pass.ts'
import { closures } from '../../../worker/db/schema/custody.ts'
import { audit } from '../../../worker/db/schema/stays.ts'
import { changingGuests, type Guest, requested, shown } from '../support/changing-guests.ts'
import { at } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('closed_changes')
const { site, stripe, db } = till
const { paid, asks, begins, passOf } = changingGuests(till)

const kindsOf = async ({ id }: Guest) => (await till.mailsOf(id)).map(({ kind }) => kind)

/** Adds a closure of that whole day, so many days from today. */
async function close(kind: 'closed' | 'full', day: number) {
  const auditId = crypto.randomUUID()
  const now = new Date()
  await db.insert(audit).values({
    id: auditId,
    action: 'closure_added',
    actor: 'system',
    data: {},
    happenedAt: now,
    at: now,
  })
  const days = { fromAt: new Date(at(day, '00:00')), toAt: new Date(at(day, '23:00')) }
  await db.insert(closures).values({ id: auditId, auditId, kind, reason: 'x', ...days })
}

afterEach(async () => void (await db.delete(closures)))

/** The guest begins to pay for a change, with the amounts of its preview. */
async function begun(guest: Guest, body: object) {
  const { online, ...money } = await asks(guest, 'preview', body).then((answer) =>
    answer.json<PreviewedChange>(),
  )
  return begins(guest, { ...body, shown: money })
}
const later = { endDate: at(6, '17:00') }

describe('promise 30: a paid change whose day was closed meanwhile', () => {
  it('is not applied: it is refunded at once, and one email and the page say so', async () => {
    const guest = await paid()
    const { reference, endDate } = (await till.record(guest.id)).stay
    const payment = await begun(guest, later)
    await stripe.pay(payment.paymentIntentId, 'pm_card_standin_processing')
    expect(await till.statusOf(payment)).toMatchObject({ change: null })
    expect(await passOf(guest)).toMatchObject({ pendingChange: { outcome: 'applied' } })
    await close('closed', 6)
    expect(await passOf(guest)).toMatchObject({ pendingChange: { outcome: 'closed' } })
    const settled = { outcome: 'succeeded' }
    await stripe.control('POST', `/payment-intents/${payment.paymentIntentId}/settle`, settled)
    await till.deliverAll(payment.paymentIntentId)

    expect(await till.record(guest.id)).toMatchObject({
      stay: { endDate, totalPrice: 1800, balance: 0 },
      refunds: [{ status: 'succeeded', cents: payment.cents }],
    })
    expect(await kindsOf(guest)).toEqual(['booking_confirmed', 'change_not_applied'])
    expect(await till.statusOf(payment)).toMatchObject({ change: 'closed', awaits: null })
    await site.runJobs(1)
    const emails = site.mailbox.sent.filter(({ subject }) => subject.includes(reference))
    const email = emails.find(({ subject }) => subject.startsWith('Your change was not made'))
    expect(email?.text).toContain('our office is now closed or full')
    expect(email?.text).toContain('Your booking stays as it was')
    expect(email?.text).toContain('We’re refunding €6.00')
  })

  it('is not applied if only the event reports the payment', async () => {
    const guest = await paid()
    const payment = await begun(guest, later)
    await close('closed', 6)
    await stripe.pay(payment.paymentIntentId)
    await till.deliverAll(payment.paymentIntentId)
    expect(await till.lineOf(guest.id)).toMatch(/^confirmed paid 1800 600 0/)
    expect(await kindsOf(guest)).toEqual(['booking_confirmed', 'change_not_applied'])
  })

  it('is applied if the office is only full on the day of the pick-up', async () => {
    const guest = await paid()
    const payment = await begun(guest, later)
    await close('full', 6)
    await stripe.pay(payment.paymentIntentId)
    expect(await till.statusOf(payment)).toMatchObject({ change: 'applied' })
  })

  it('is not applied if it adds items to a drop-off for which the office is full', async () => {
    const guest = await paid()
    const payment = await begins(guest, { ...requested, shown })
    await close('full', 3)
    await stripe.pay(payment.paymentIntentId)
    expect(await till.statusOf(payment)).toMatchObject({ change: 'closed', luggageCount: 2 })
    expect(await till.lineOf(guest.id)).toMatch(/^confirmed paid 1800 900 0/)
  })

  it('is applied if only days are closed that it does not change', async () => {
    const guest = await paid()
    const payment = await begins(guest, { ...requested, shown })
    await close('closed', 5)
    await close('closed', 3)
    await stripe.pay(payment.paymentIntentId)
    expect(await till.statusOf(payment)).toMatchObject({ change: 'applied', luggageCount: 3 })
  })
})
