import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasEnded } from '../../domain/business/stay.ts'
import { accountOf, mayStillCome } from '../../domain/payments/account.ts'
import { openAftermath } from './bad-week/aftermath.ts'
import { openAsking } from './bad-week/asking.ts'
import { askedOfEnded, closeDebts, moneyInAttention } from './bad-week/closed-debts.ts'
import { type ClosedChange, openClosing } from './bad-week/closing.ts'
import { openDeliveries } from './bad-week/deliveries.ts'
import { emailsDue, wrongEmails } from './bad-week/emails-due.ts'
import { planFaults } from './bad-week/faults.ts'
import { summariesTo } from './bad-week/flood.ts'
import { openGuests } from './bad-week/guests.ts'
import { mustHappen, openHouse } from './bad-week/house.ts'
import { overfullMailboxes } from './bad-week/mailboxes.ts'
import { unseenIn } from './bad-week/seen.ts'
import { type Book, emailsOf, ourBooks, type Sums, stripesBooks } from './bad-week/verdict.ts'
import { openWeek, outage, type Week } from './bad-week/week.ts'
import { say, takeErrors } from './support/logs.ts'
import { expectChangesPaidOnce } from './support/paid-changes.ts'

const { seed, guests: guestCount } = env.BAD_WEEK
const hour = 60
const day = 24 * hour
/**
 * Guests come at rush hours of five days, and bring their bags until the tenth. Nothing fails from the
 * eighth on. Days pass in big steps then, until the last guest of a plan has gone.
 */
const rushes = Math.ceil(guestCount / 20)
const rushEvery = (5 * day) / rushes
const lastTrouble = 8 * day
/** The longest plan, and some days more, and whoever comes late for it. */
const end = 46 * day
/** After this only guests with a plan are still here. */
const busy = 15 * day
/** The share of emails that fail at the provider. */
const failing = 1 / 3

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function live(week: Week) {
  const { chance, workers, later, now, untilNext } = week
  const deliveries = openDeliveries(week)
  const asking = await openAsking(week)
  const closing = openClosing(week, asking)
  const house = openHouse(week, asking, closing)
  const paid = openAftermath(week, asking)
  const guests = openGuests(week, { paid, expected: house.expects })
  workers.mailbox.isDown = () => chance.happens(failing)
  for (let number = 0; number < guestCount; number += 1) {
    const rush = chance.whole(0, rushes - 1) * rushEvery
    later(Math.floor(rush) + chance.whole(1, 1.5 * hour), async () => guests.arrive(number))
  }
  for (let outage = 0; outage < 8; outage += 1) {
    later(chance.whole(1, lastTrouble), async () => {
      workers.mailbox.failures += chance.whole(1, 4)
    })
  }
  planFaults(week, lastTrouble)
  while (now() < lastTrouble) {
    const step = Math.max(chance.whole(3, 8), Math.min(untilNext(), hour))
    await week.pass(step, () => workers.next().runJobs())
    await deliveries.collect()
  }
  await week.stripe.control('DELETE', '/faults')
  workers.mailbox.failures = 0
  workers.mailbox.isDown = () => false
  while (now() < end) {
    const step = now() < busy ? 2 * hour : 6 * hour
    await week.pass(Math.max(5, Math.min(untilNext(), step)), () => workers.living.runJobs())
    await deliveries.collect()
  }
  return { ...guests, asking, closed: closing.closed }
}

/** Takes all failures that a bad week explains. Any other stays in the log and fails the test. */
function expectedFailures() {
  const events = [
    'request_failed',
    'payment_check_failed',
    'refund_unsent',
    'payment_still_open',
    'reconcile_failed',
    'job_failed',
    'clock_failed',
  ]
  const outages = events.flatMap((event) => takeErrors(event))
  const email = ['email_failed', 'email_not_sent'].flatMap((event) => takeErrors(event))
  return { outages, email }
}

describe('a bad week (promise 11, promise 16, promise 28, promise 29, promise 36)', () => {
  it(`ends with matching books, each email sent once, no stay stuck, and guests erased a year later (SEED=${seed})`, async () => {
    const week = openWeek(seed)
    const { courseOf, closed, meant, asking } = await live(week)
    const theirs = await stripesBooks(week)
    const ours = await ourBooks()
    const { outages, email } = expectedFailures()
    say(report(week, theirs, ours, outages.length + email.length))

    for (const change of closed) expectNotMade(ours.stays, change)
    expectMeantBookings(ours.stays, meant)
    expect(outages.filter(({ code }) => !outage.test(String(code)))).toEqual([])

    const ledger = ours.stays.map(({ intentIds: paymentIntentIds }) =>
      theirs.sumsOf(paymentIntentIds),
    )
    expect(ours.stays.map(({ sums }) => sums)).toEqual(ledger)
    // All money at Stripe is in our records.
    const known = new Set(ours.stays.flatMap(({ intentIds: paymentIntentIds }) => paymentIntentIds))
    const taking = theirs.charges.filter(({ status }) => status === 'succeeded')
    expect(taking.filter(({ payment_intent: id }) => !known.has(String(id)))).toEqual([])
    expect(new Set(taking.map(({ payment_intent: id }) => id)).size).toBe(taking.length)

    for (const [index, book] of ours.stays.entries()) {
      const { stay, refunds } = book
      const received = ledger[index]?.received ?? 0
      expect(stay, stay.id).toMatchObject(accountOf(book))
      if (stay.status === 'expired') expect(received).toBe(0)
      // What is still to pay when it is over is in staff's list; nothing is open at Stripe.
      expect(book.payments.filter(mayStillCome).filter(isNoReview)).toEqual([])
      expect(isStuck(book), `${stay.id}: ${stay.status}`).toBe(false)
      expect(refunds.map(({ status }) => status)).not.toContain('requested')
      await expectChangesPaidOnce(book)
    }

    expect(ours.leases).toEqual([])
    expect(
      ours.emails.filter(({ status, leasedUntil }) => status === 'queued' || leasedUntil),
    ).toEqual([])
    const lost = ours.emails.filter(
      ({ status, lastError }) => status === 'dead' && lastError !== 'subject_gone',
    )
    expect(lost).toEqual([])
    const sent = [...week.workers.mailbox.sent, ...week.workers.mailbox.news]
    const wrong = ours.stays.map((book) => {
      const { due, may } = emailsDue(book, theirs, courseOf, week.heardAsInquiry)
      // What a Worker had just sent when it died may be sent again.
      const { reference, customerEmail: email } = book.stay
      const again = emailsOf(week.workers.unnoted, reference)
      const of = emailsOf(sent, reference)
      // What led there, for whoever reads of one: no seed brings the same week again.
      const { id } = book.stay
      const history = book.history.map(({ action, data }) => [action, data])
      const refunds = book.refunds.map(({ cents, status, failedAt }) => [cents, status, failedAt])
      const queued = ours.emails.filter(({ stayId }) => stayId === id)
      const emails = queued.map(({ kind, status, lastError }) => [kind, status, lastError])
      const checked = wrongEmails(of.filter(isOwn), { due, may: [...may, ...again] })
      // A summary covered it because the mailbox was full.
      const isInSummary = summariesTo(sent, email).some(({ text }) => text?.includes(reference))
      const missing = isInSummary ? [] : checked.missing
      return { ...checked, missing, id, history, refunds, emails }
    })
    expect(wrong.filter(({ missing, tooMany }) => missing.length + tooMany.length > 0)).toEqual([])

    expect(await overfullMailboxes()).toEqual([])
    const unseen = [
      ...mustHappen.filter((name) => !week.counts.has(name)),
      ...unseenIn(ours.stays, theirs, closed, week.workers.mailbox.sent),
    ]
    // Chance brings each of these only to a crowd.
    expect(guestCount < 100 ? [] : unseen).toEqual([])
    expect(await askedOfEnded(week, ours.stays)).toEqual([])
    expect(await closeDebts(week, asking)).toEqual([])
    expect(await moneyInAttention(week, asking)).toEqual([])
    const closedBooks = await stripesBooks(week)
    const settled = await ourBooks()
    const settledLedger = settled.stays.map(({ intentIds: paymentIntentIds }) =>
      closedBooks.sumsOf(paymentIntentIds),
    )
    expect(settled.stays.map(({ sums }) => sums)).toEqual(settledLedger)

    await week.pass(400 * day, () => week.workers.living.runJobs())
    const later = await ourBooks()
    const kept = later.stays.filter(({ stay }) => stay.customerEmail !== null)
    expect(kept.filter(({ stay }) => hasEnded(stay.status))).toEqual([])
    expect(later.stays.map(({ sums }) => sums)).toEqual(settledLedger)
    expect(later.emails).toHaveLength(settled.emails.length)
  }, 900_000)
})

/** A payment for a change whose day was closed meanwhile: the change is not applied, and the payment is refunded. */
function expectNotMade(
  books: readonly Book[],
  { stayId, paymentIntentId, pickUp }: ClosedChange,
): void {
  const book = books.find(({ stay }) => stay.id === stayId)
  const payment = book?.payments.find((own) => own.paymentIntentId === paymentIntentId)
  const changes = book?.history.filter(({ data }) => data.intent === paymentIntentId && data.change)
  expect(
    changes?.map(({ data }) => data.change),
    stayId,
  ).not.toContain('applied')
  expect(book?.stay.pickUpAt, stayId).not.toEqual(pickUp)
  expect(payment?.refundedCents, stayId).toBe(payment?.receivedCents)
}

/** A guest in two tabs pays for as many bookings as they meant. */
function expectMeantBookings(books: readonly Book[], meant: ReadonlyMap<string, number>): void {
  for (const [email, bookings] of meant) {
    const paid = books.filter(({ stay, sums }) => stay.customerEmail === email && sums.received > 0)
    expect(paid.length, email).toBeLessThanOrEqual(bookings)
  }
}

/** Neither ended nor listed for staff as a payment in review. */
function isStuck({ stay: { status, paymentStatus } }: Book): boolean {
  return !hasEnded(status) && !(status === 'pending' && paymentStatus === 'needs_review')
}

const isNoReview = ({ status }: { status: string }) => status !== 'review'

const isOwn = (email: string) => !email.endsWith(': Your booking as it is now')

function report(
  { counts, workers }: Week,
  theirs: Awaited<ReturnType<typeof stripesBooks>>,
  ours: Awaited<ReturnType<typeof ourBooks>>,
  failures: number,
): string {
  const total = (pick: (book: Book) => number) =>
    ours.stays.reduce((sum, book) => sum + pick(book), 0)
  const inD1 = (part: keyof Sums) => total(({ sums }) => sums[part])
  const atStripe = (part: keyof Sums) =>
    total(({ intentIds: paymentIntentIds }) => theirs.sumsOf(paymentIntentIds)[part])
  const countOf = (history: Book['history'], change: string) =>
    history.filter(({ data }) => data.change === change).length
  const states = new Map<string, number>()
  for (const { stay } of ours.stays) {
    const name = `${stay.status}, ${stay.paymentStatus}`
    states.set(name, (states.get(name) ?? 0) + 1)
  }
  const unmet = theirs.faults.reduce((sum, { times }) => sum + times, 0)
  const lines = [
    ['SEED', seed],
    ['bookings', ours.stays.length],
    ...[...states].sort(),
    ...[...counts].sort(),
    ['paid changes that were missed', total(({ history }) => countOf(history, 'not_applied'))],
    [
      'paid changes that were made before their money came',
      total(({ history }) => countOf(history, 'already_applied')),
    ],
    ['faults that nobody met', unmet],
    ['Workers that died at a trip to D1', workers.deaths.atATrip],
    ['Workers that died after sending a mail', workers.deaths.afterSending],
    ['failures in the log', failures],
    ['mails sent', workers.mailbox.sent.length],
    ['mails still to be sent', ours.emails.filter(({ status }) => status === 'queued').length],
    ['stays stuck', ours.stays.filter(isStuck).length],
    ['cents received, in D1', inD1('received')],
    ['cents received, at Stripe', atStripe('received')],
    ['cents given back, in D1', inD1('refunded')],
    ['cents given back, at Stripe', atStripe('refunded')],
    ['cents at cardholders’ banks, in D1', inD1('atBanks')],
    ['cents at cardholders’ banks, at Stripe', atStripe('atBanks')],
  ]
  return `A bad week:\n${lines.map(([name, value]) => `  ${name}: ${value}`).join('\n')}`
}
