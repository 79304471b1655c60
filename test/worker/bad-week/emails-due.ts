import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { officeAddress } from '../support/names.ts'
import type { Course } from './guests.ts'
import { stayAt } from './stay-at.ts'
import type { Book, stripesBooks } from './verdict.ts'

/*
 * Which mails a stay has to have brought, told without the outbox and without the code that fills it: by
 * what Stripe holds, by what its guest set out to do, and by the history of the stay. `may`: what depends on
 * which of two was faster, such as a reminder of a drop-off that was cancelled in that very evening.
 */

type Theirs = Awaited<ReturnType<typeof stripesBooks>>

interface Due {
  due: string[]
  may: string[]
}

/** What Stripe's end of a booking means for its guest. */
function toGuest(intentStatus: string | undefined, course: Course | undefined): string {
  if (intentStatus === 'succeeded') {
    return course === 'pays what was altered' ? inReview : 'Your luggage storage is booked'
  }
  return course === 'has a slow bank that says no'
    ? 'Your bank declined the payment'
    : 'Your booking was not paid'
}

const inReview = 'We are checking your payment'
const notMade = 'Your change was not made'
const toResolve = 'A payment needs your attention'

function refundEmail(refunds: Book['refunds']): string {
  const cents = refunds.reduce((total, refund) => total + refund.cents, 0)
  return `Your refund of €${(cents / 100).toFixed(2)}`
}

/** All non-empty subsets. */
function someOf<Item>(items: readonly Item[]): Item[][] {
  const [first, ...others] = items
  if (first === undefined) return []
  const rest = someOf(others)
  return [[first], ...rest, ...rest.map((some) => [first, ...some])]
}

type Change = Book['history'][number]

/** A payment for a change that was not applied. */
interface NotApplied {
  change: Change
  /** A disputed payment can't be refunded to its card and may be left to staff. */
  isDisputed: boolean
}

/** Payments whose change was not applied and that were not refunded already. */
function notAppliedOf({ history, payments, disputes }: Book): NotApplied[] {
  return history
    .filter(
      ({ data }) => (data.change === 'not_applied' || data.change === 'closed') && isKept(data),
    )
    .map((change) => {
      const payment = payments.find(({ paymentIntentId }) => paymentIntentId === change.data.intent)
      const ofBank = disputes.some(({ paymentId }) => paymentId === payment?.id)
      return { change, isDisputed: ofBank && change.data.back === undefined }
    })
}

const isKept = ({ to, received, refunded }: Change['data']) =>
  to === 'succeeded' && Number(refunded) < Number(received)

/** Whether a slow bank declined the payment for a change. */
function isDeclinedLate({ data }: Change, payments: Book['payments']): boolean {
  const isOfChange = payments.some(
    ({ pendingChange, paymentIntentId }) => pendingChange && paymentIntentId === data.intent,
  )
  return isOfChange && data.from === 'processing' && /^(failed|canceled)$/.test(String(data.to))
}

/** The emails that the history of a stay causes for its guest. */
function ofHistory(book: Book): Due {
  const { history, payments, refunds, changeOf } = book
  const due: string[] = []
  const may: string[] = []
  const paidOnline = payments.some(
    ({ method, receivedCents }) => method === 'stripe' && receivedCents > 0,
  )
  const notApplied = notAppliedOf(book)
  for (const change of history) {
    const { id, action, data, fromStatus, toStatus } = change
    const inVain = notApplied.find((one) => one.change === change)
    const back = refunds.filter((refund) => changeOf.get(refund.id) === id)
    const became = (status: string) => toStatus === status && fromStatus !== status
    if (became('cancelled')) due.push('Your booking is cancelled')
    else if (action === 'changed' || data.change === 'applied') due.push('Your booking has changed')
    else if (inVain) (inVain.isDisputed ? may : due).push(notMade)
    // A guest who got cash at the desk needs no email.
    else if (action === 'paid_out') continue
    else if (data.back !== undefined && data.change === undefined) {
      // The confirmation of a booking says it as well.
      if (fromStatus === toStatus) due.push('You paid more than you owe')
    } else if (back.length > 0) {
      const stands = back.every(({ failedAt }) => failedAt === null)
      if (stands) due.push(refundEmail(back))
      // The email names what had not failed when it was sent.
      else may.push(...someOf(back).map(refundEmail))
    } else if (action === 'refund_requested') due.push('Your booking has changed')
    else if (action === 'check_out' && paidOnline) due.push('What you paid')
    if (action === 'payment_taken') due.push('What you paid')
    if (became('no_show')) due.push('We didn’t see you')
    if (inVain?.isDisputed) may.push(inReview)
    if (isDeclinedLate(change, payments)) due.push('Your bank declined the payment for your change')
    if (data.change === 'already_applied' && back.length === 0) {
      const wasHere = history
        .slice(0, history.indexOf(change))
        .some((one) => one.action === 'check_in')
      due.push(wasHere ? 'What you paid' : 'Your booking has changed')
    }
  }
  // Not sent to a guest who got the money otherwise before.
  const delayed = refunds.filter(({ failedAt }) => failedAt !== null)
  return { due, may: [...may, ...delayed.map(() => 'Your refund is delayed')] }
}

/** Reminders: on the evening before, and one, three and seven days after an uncollected pick-up. */
function ofTheCalendar(book: Book, lastMoment: number): Due {
  const { stay, history } = book
  const due: string[] = []
  const may: string[] = []
  const remind = (email: string, from: Date, to: Date, isMeant: (at: number) => boolean) => {
    if (from.getTime() > lastMoment) return
    const moments = [from, ...history.map(({ at }) => at).filter((at) => at > from && at < to)]
    const meant = moments.map((at) => isMeant(at.getTime()))
    if (meant.every(Boolean)) due.push(email)
    else if (meant.some(Boolean)) may.push(email)
  }
  const moments = [stay.createdAt, ...history.map(({ at }) => at)]
  const daysOf = (visit: 'startDate' | 'pickUpAt') =>
    new Set(moments.map((at) => tiranaDate(stayAt(book, at.getTime())[visit])))
  for (const dropOff of daysOf('startDate')) {
    const evening = tiranaInstant(addDays(dropOff, -1), '18:00')
    if (stay.createdAt >= evening) continue
    remind('Tomorrow: your luggage drop-off', evening, tiranaInstant(dropOff, '00:00'), (at) => {
      const then = stayAt(book, at)
      return then.status === 'confirmed' && tiranaDate(then.startDate) === dropOff
    })
  }
  for (const pickUp of daysOf('pickUpAt')) {
    for (const later of [1, 3, 7]) {
      const date = addDays(pickUp, later)
      const [from, to] = [tiranaInstant(date, '10:00'), tiranaInstant(addDays(date, 1), '00:00')]
      remind('Your luggage is waiting for you', from, to, (at) => {
        const then = stayAt(book, at)
        return then.status === 'checked_in' && tiranaDate(then.pickUpAt) === pickUp
      })
    }
  }
  return { due, may }
}

/** The emails to the office. */
function toOffice(
  book: Book,
  theirs: Theirs,
  isInReview: boolean,
  heardAsInquiry: ReadonlySet<string>,
): Due {
  const { stay, intentIds: paymentIntentIds, refunds, history } = book
  const disputed = 'A payment is disputed'
  const isOfIntent = ({ payment_intent: intent }: { payment_intent: unknown }) =>
    paymentIntentIds.includes(String(intent))
  const disputes = theirs.disputes.filter(isOfIntent)
  const wasConfirmed = history.some(({ toStatus }) => toStatus === 'confirmed')
  const due = [
    ...(wasConfirmed ? [stay.kind === 'booking' ? 'New booking' : 'New reservation'] : []),
    ...(isInReview ? [toResolve] : []),
    // An inquiry that escalates is emailed twice, unless we only learned of it as a dispute.
    ...disputes.flatMap(({ id }) => (heardAsInquiry.has(id) ? [disputed, disputed] : [disputed])),
    ...disputes.flatMap(({ status }) => {
      if (status === 'lost') return ['A dispute was lost']
      return status === 'won' || status === 'warning_closed' ? ['A dispute has ended'] : []
    }),
    ...theirs.refunds
      .filter(isOfIntent)
      .filter(({ status }) => status === 'failed')
      .map(() => 'A refund has failed'),
    // Stripe has no record of a refund that it refused.
    ...refunds
      .filter(({ status, stripeRefundId }) => status === 'failed' && stripeRefundId === null)
      .map(() => 'A refund has failed'),
  ]
  const stuck = notAppliedOf(book).filter(({ isDisputed }) => isDisputed)
  return { due, may: stuck.map(() => toResolve) }
}

/** The emails that a stay's guest and the office must get, each once. */
export function emailsDue(
  book: Book,
  theirs: Theirs,
  courseOf: ReadonlyMap<string, Course>,
  heardAsInquiry: ReadonlySet<string>,
): Due {
  const { stay, intentIds: paymentIntentIds } = book
  // The intent of the booking; the others are for changes.
  const intent = theirs.paymentIntents.find(({ id }) => id === paymentIntentIds[0])
  const first =
    stay.kind === 'booking'
      ? toGuest(intent?.status, courseOf.get(stay.id))
      : 'Your luggage space is reserved'
  const [history, calendar] = [ofHistory(book), ofTheCalendar(book, Date.now())]
  const office = toOffice(book, theirs, first === inReview, heardAsInquiry)
  const guest = (email: string) => `${stay.customerEmail}: ${email}`
  const ofOffice = (email: string) => `${officeAddress}: ${email}`
  return {
    due: [
      ...[first, ...history.due, ...calendar.due].map(guest),
      ...office.due.map(ofOffice),
    ].sort(),
    may: [...[...history.may, ...calendar.may].map(guest), ...office.may.map(ofOffice)],
  }
}

/** Emails that are missing, and emails that were not due or were sent again. */
export function wrongEmails(sent: readonly string[], { due, may }: Due) {
  const left = [...sent]
  const taken = (email: string) => {
    const index = left.indexOf(email)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  }
  const missing = due.filter((email) => !taken(email))
  for (const email of may) taken(email)
  return { missing, tooMany: left }
}
