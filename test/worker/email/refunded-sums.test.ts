import { expect, it } from 'vitest'
import { asStaff } from '../support/access.ts'
import { changingGuests } from '../support/changing-guests.ts'
import { takeErrors } from '../support/logs.ts'
import { submitKey } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('refunded_sums')
const { site, stripe } = till
const { paid, begins, passOf } = changingGuests(till)
const staff = await asStaff()

/** A guest who paid 18 euros for the booking and 9 for one item more. */
async function paidTwice() {
  const guest = await paid()
  const { paymentIntentId } = await begins(guest)
  await stripe.pay(paymentIntentId)
  await till.deliverAll(paymentIntentId)
  await site.runJobs(1)
  return guest
}

async function lastEmail(id: string): Promise<string> {
  await site.runJobs(0)
  const { reference } = (await till.record(id)).stay
  const { text } = site.mailbox.sent.findLast(({ subject }) => subject.includes(reference)) ?? {}
  return text ?? ''
}

it.each([
  ['applied', true],
  ['not answered yet', false],
] as const)(
  'promise 30: an email’s table and text name the same refund, which Stripe has %s',
  async (_, isMade) => {
    const guest = await paidTwice()
    const path = '/v1/refunds'
    // Each call is tried twice.
    const fault = { kind: 'error', times: 2, path, method: 'POST' }
    if (!isMade) await stripe.control('POST', '/faults', fault)
    site.meter.reset()
    const refund = { cents: 2400, reason: 'A wet bag', inPerson: false }
    const headers = { ...staff, ...submitKey() }
    expect((await site.post(`/api/staff/stays/${guest.id}/refunds`, refund, headers)).status).toBe(
      200,
    )
    takeErrors('refund_unsent')
    const text = await lastEmail(guest.id)
    expect(text).toContain('We’re refunding €24.00')
    expect(text).toContain('Paid: €27.00\nRefunded: €24.00')
    expect((await passOf(guest)).refunds.map(({ cents }) => cents)).toEqual([1800, 600])
  },
)
