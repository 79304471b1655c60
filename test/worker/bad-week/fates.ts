import type { Asking } from './asking.ts'
import type { Visit } from './guests.ts'
import type { Fate } from './parts.ts'
import { stripesState } from './verdict.ts'
import type { Week } from './week.ts'

const hour = 60
const manyRefunds = 105

/** What becomes of payments, in an order that chance seldom brings. */
export function openFates(
  week: Week,
  { atDesk }: Asking,
  atStripe: (visit: Visit, cents: number) => Promise<unknown>,
) {
  const { chance, stripe, later, count } = week
  const reason = 'A bad week'
  const soon = (action: () => Promise<unknown>) => later(chance.whole(2 * hour, 4 * hour), action)

  async function refundInParts(visit: Visit): Promise<void> {
    for (let made = 0; made < manyRefunds; made += 1) await atStripe(visit, chance.whole(1, 2))
  }

  async function lose({ paymentIntentId }: Visit): Promise<void> {
    const path = `/payment-intents/${paymentIntentId}/dispute`
    const { id } = await stripe.control<{ id: string }>('POST', path, { inquiry: false })
    count('disputes')
    soon(async () => {
      count('disputes lost')
      await stripe.control('POST', `/disputes/${id}/close`, { status: 'lost' })
    })
  }

  /** The bank of the card sends our refund back. */
  async function fail({ paymentIntentId }: Visit): Promise<unknown> {
    const { refunds } = await stripesState(week)
    const refund = refunds.findLast(({ payment_intent: intent }) => intent === paymentIntentId)
    if (!refund) return count('refunds that were never asked for')
    return stripe.control('POST', `/refunds/${refund.id}/settle`, { outcome: 'failed' })
  }

  const cancel = (visit: Visit, go: () => unknown) =>
    atDesk(visit.bookingId, 'cancel', { reason, inPerson: false }, go)

  return function meet(visit: Visit, fate: Fate): void {
    count(`a payment ${fate}`)
    soon(() => {
      switch (fate) {
        case 'is refunded in over a hundred parts':
          return refundInParts(visit)
        case 'is refunded, then lost to the bank':
          return cancel(visit, () => soon(() => lose(visit)))
        case 'is refunded, paid out in cash, then refunded at Stripe':
          return cancel(visit, () => {
            soon(() => fail(visit))
            // By then the comparison with Stripe's ledger has found the failure.
            later(12 * hour, () =>
              atDesk(visit.bookingId, 'pay-out', { reason }, () =>
                soon(() => atStripe(visit, visit.totalPrice)),
              ),
            )
          })
      }
    })
  }
}
