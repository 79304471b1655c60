import { officeAddress } from '../support/names.ts'
import type { Course } from './guests.ts'
import type { ourBooks, stripesBooks } from './verdict.ts'

type Book = Awaited<ReturnType<typeof ourBooks>>['stays'][number]
type Theirs = Awaited<ReturnType<typeof stripesBooks>>

/** What Stripe's end of a booking means for its guest. */
function toGuest(intentStatus: string | undefined, course: Course | undefined): string {
  if (intentStatus === 'succeeded') {
    return course === 'pays what was altered'
      ? 'We are checking your payment'
      : 'Your luggage storage is booked'
  }
  return course === 'has a slow bank that says no'
    ? 'Your bank declined the payment'
    : 'Your booking was not paid'
}

const disputed = 'A payment is disputed'

/** The mails that a booking's guest and the office have to get, each of them once. */
export function lettersDue(
  { stay, intentId, refunds }: Book,
  theirs: Theirs,
  courseOf: ReadonlyMap<string, Course>,
  heardAsInquiry: ReadonlySet<string>,
): string[] {
  const course = courseOf.get(stay.id)
  const isOfIntent = ({ payment_intent: intent }: { payment_intent: unknown }) =>
    intentId !== null && intent === intentId
  const intent = theirs.paymentIntents.find(({ id }) => id === intentId)
  const guestLetter = toGuest(intent?.status, course)
  const disputes = theirs.disputes.filter(isOfIntent)
  const office = [
    ...(guestLetter === 'We are checking your payment' ? ['A payment needs your attention'] : []),
    // A bank's question that becomes a dispute is news twice, unless it was one before we heard of it.
    ...disputes.flatMap(({ id }) => (heardAsInquiry.has(id) ? [disputed, disputed] : [disputed])),
    ...disputes.flatMap(({ status }) => {
      if (status === 'lost') return ['A dispute was lost']
      return status === 'won' || status === 'warning_closed' ? ['A dispute has ended'] : []
    }),
    ...theirs.refunds
      .filter(isOfIntent)
      .filter(({ status }) => status === 'failed')
      .map(() => 'A refund has failed'),
    // Stripe has nothing of a refund that it refused.
    ...refunds
      .filter(({ state, stripeId }) => state === 'failed' && stripeId === null)
      .map(() => 'A refund has failed'),
  ]
  return [
    `${stay.customerEmail}: ${guestLetter}`,
    ...office.map((subject) => `${officeAddress}: ${subject}`),
  ].sort()
}
