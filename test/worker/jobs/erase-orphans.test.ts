import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outbox } from '../../../worker/db/schema/post.ts'
import { audit } from '../../../worker/db/schema/stays.ts'
import { asStaff } from '../support/access.ts'
import { openClock } from '../support/clock.ts'
import { takeErrors } from '../support/logs.ts'
import { submitKey } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('erase_orphans')
const { site, stripe, db } = till
const clock = openClock(site)
const staff = await asStaff()

it('promise 24: a year later, nothing of an orphan payment’s guest is left; the money is', async () => {
  const metadata = { bookingId: crypto.randomUUID(), reference: 'TIR-2026-325-K7QM' }
  const { id } = await stripe.api.paymentIntents.create({ amount: 900, currency: 'eur', metadata })
  const { id: method } = await stripe.api.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
    billing_details: { name: 'Ada Ferri', email: 'ada@guest.example', phone: '+355 69 123 4567' },
  })
  await stripe.pay(id, method)
  await stripe.control('POST', `/payment-intents/${id}/refund`, { amount: 400 })
  await till.deliverAll(id)
  takeErrors('orphan_payment')
  const said = { reason: 'Ada Ferri was at the desk', setbacks: 0 }
  const resolved = await site.post(`/api/staff/orphans/${id}/resolve`, said, {
    ...staff,
    ...submitKey(),
  })
  expect(resolved.status).toBe(200)
  const rows = async () =>
    JSON.stringify([
      await db.select().from(audit).where(eq(audit.subjectId, id)),
      (await db.select().from(outbox)).filter(({ data }) => data.intent === id),
    ])
  const personal = ['Ada Ferri', 'ada@guest.example', '+355 69 123 4567']
  const known = async () => {
    const text = await rows()
    return personal.filter((word) => text.includes(word))
  }

  await clock.runAt(360, '12:00')
  expect(await known()).toEqual(personal)
  await clock.runAt(368, '12:00')
  expect(await known()).toEqual([])
  expect(await rows()).toContain('TIR-2026-325-K7QM')

  // What Stripe says later doesn't bring the guest back.
  await stripe.control('POST', `/payment-intents/${id}/refund`, {})
  await till.deliverAll(id)
  expect(await known()).toEqual([])
  expect((await rows()).split('"refund":')).toHaveLength(3)
})
