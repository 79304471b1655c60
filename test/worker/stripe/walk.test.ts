import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { changeStay } from '../../../domain/booking/change-stay.ts'
import { asksForMoney, hasEnded } from '../../../domain/business/stay.ts'
import { acceptReview, cancelStay, writeOff } from '../../../domain/desk/stay-actions.ts'
import { passOf } from '../../../domain/pass/guest-pass.ts'
import type { PreviewedChange, StartedChangePayment } from '../../../domain/pass/pass.ts'
import { accountOf, claimOf } from '../../../domain/payments/account.ts'
import { keepOverpaid, payOut } from '../../../domain/stay/pay-out.ts'
import {
  refundGoodwill,
  refundOverpaid,
  refundReview,
} from '../../../domain/stay/refund-actions.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { linkToken } from '../../../worker/pass/links.ts'
import { guestContext } from '../../../worker/routes/guest/guest-action.ts'
import { openDesk } from '../support/desk.ts'
import { openMonths } from '../support/months.ts'
import { linkSecret } from '../support/names.ts'
import { expectChangesPaidOnce } from '../support/paid-changes.ts'
import { submitKey, threeDays } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('walk')
const { site, stripe } = till
const desk = await openDesk(till)
const months = openMonths(till)
const month = 30 * 24 * 60
const atTheDesk = { inPerson: true }

const intentsOf = async (bookingId: string) =>
  (await stripe.api.paymentIntents.list({ limit: 100 })).data.filter(
    ({ metadata }) => metadata.bookingId === bookingId,
  )

type Guest = Awaited<ReturnType<typeof till.book>> & {
  minutes: number
  /** An instant so many days after the booking. */
  at: (days: number, time: string) => Date
  /** Payments for changes that the guest's browser has begun. */
  begun: StartedChangePayment[]
}
type Step = (guest: Guest, number: number) => Promise<unknown>

/** Ignores what Stripe refuses: a walk tries everything. */
const control = (path: string, body: object) =>
  stripe.control('POST', path, body).catch(() => undefined)
const onIntent = ({ paymentIntentId }: Guest, what: string, body: object) =>
  control(`/payment-intents/${paymentIntentId}/${what}`, body)
const pay =
  (card: string): Step =>
  ({ paymentIntentId }) =>
    stripe.pay(paymentIntentId, card).catch(() => undefined)
const refundsOf = async ({ paymentIntentId }: Guest) =>
  (await stripe.api.refunds.list({ payment_intent: paymentIntentId, limit: 100 })).data
const disputesOf = async ({ paymentIntentId }: Guest) =>
  (await stripe.api.disputes.list({ payment_intent: paymentIntentId })).data

/** Sends a request with the guest's link, and ignores a refusal. */
async function byLink<Answer>({ bookingId }: Guest, action: string, body: object) {
  const token = await linkToken(linkSecret, { purpose: 'guest', id: bookingId })
  const headers = { authorization: `Bearer ${token}`, ...submitKey() }
  const answer = await site.post(`/api/pass/${action}`, body, headers)
  expect([200, 409, 422, 503]).toContain(answer.status)
  return answer.ok ? answer.json<Answer>() : null
}

/** The guest previews a change and asks for it. */
async function wants(guest: Guest, action: 'change' | 'pay', number: number) {
  const endDate = guest.at(number % 2 ? 5 : 6, '17:00')
  const requested = { luggageCount: 1 + (number % 5), endDate }
  const preview = await byLink<PreviewedChange>(guest, 'preview', requested)
  if (!preview) return
  const { online, ...shown } = preview
  const begun = await byLink<StartedChangePayment>(guest, action, { ...requested, shown })
  if (begun && action === 'pay') guest.begun.push(begun)
}

/** Of the payments for changes, the last one or one that an older tab still shows. */
function forChange({ begun }: Guest, number: number): StartedChangePayment | undefined {
  return begun.at(number % 4 ? -1 : 0)
}
const payChange =
  (card: string): Step =>
  async (guest, number) => {
    const change = forChange(guest, number)
    if (change) await stripe.pay(change.paymentIntentId, card).catch(() => undefined)
  }
const onChange =
  (what: string, body: object): Step =>
  async (guest, number) => {
    const change = forChange(guest, number)
    if (change) await control(`/payment-intents/${change.paymentIntentId}/${what}`, body)
  }

const steps: Record<string, Step> = {
  pay: pay('pm_card_visa'),
  decline: pay('pm_card_chargeDeclined'),
  'leave at 3-D Secure': pay('pm_card_threeDSecure2Required'),
  'slow bank': pay('pm_card_standin_processing'),
  'bank says yes': (guest) => onIntent(guest, 'settle', { outcome: 'succeeded' }),
  'bank says no': (guest) => onIntent(guest, 'settle', { outcome: 'failed' }),
  'dashboard refund': (guest, amount) => onIntent(guest, 'refund', { amount }),
  'full dashboard refund': (guest) => onIntent(guest, 'refund', {}),
  'refund fails': async (guest) => {
    for (const { id } of (await refundsOf(guest)).slice(0, 1))
      await control(`/refunds/${id}/settle`, { outcome: 'failed' })
  },
  'slow refunds': () => control('/refunds', { start: 'pending' }),
  'quick refunds': () => control('/refunds', { start: 'succeeded' }),
  dispute: (guest, amount) => onIntent(guest, 'dispute', { inquiry: amount % 2 === 0 }),
  decision: async (guest, amount) => {
    for (const { id, status } of await disputesOf(guest)) {
      const isInquiry = status.startsWith('warning')
      const outcome = isInquiry ? 'warning_closed' : amount % 2 ? 'won' : 'lost'
      await control(`/disputes/${id}/close`, { status: outcome })
    }
  },
  'another intent': async ({ bookingId }, amount) => {
    const metadata = { bookingId }
    const { id } = await stripe.api.paymentIntents.create({
      amount: 50 + amount,
      currency: 'eur',
      metadata,
    })
    await stripe.pay(id)
    await till.deliverAll(id)
  },
  'a few events, doubled and shuffled': async ({ paymentIntentId }, number) => {
    const events = await stripe.eventsOf(paymentIntentId)
    const picked = events.filter((_, index) => (index + number) % 2 === 0)
    await Promise.all([...picked, ...picked.toReversed()].map(({ id }) => till.deliver(id)))
  },
  'every event': ({ paymentIntentId }) => till.deliverAll(paymentIntentId),
  'come back': (guest) => till.comeBack(guest),
  goodwill: ({ bookingId }, cents) =>
    desk.does(bookingId, (record, context) => refundGoodwill(record, cents, 'sorry', context)),
  'give back': ({ bookingId }) =>
    desk.does(bookingId, (record, context) => refundOverpaid(record, 'too much', context)),
  cash: ({ bookingId }, cents) => desk.takes(bookingId, 'cash', cents),
  'card at the desk': ({ bookingId }, cents) => desk.takes(bookingId, 'desk_card', cents),
  'hand over': ({ bookingId }) =>
    desk.does(
      bookingId,
      (record, context) => refundOverpaid(record, 'too much', context),
      atTheDesk,
    ),
  'goodwill at the desk': ({ bookingId }, cents) =>
    desk.does(
      bookingId,
      (record, context) => refundGoodwill(record, cents, 'sorry', context),
      atTheDesk,
    ),
  accept: ({ bookingId }) =>
    desk.does(bookingId, (record, context) => {
      const review = record.payments.find(({ status }) => status === 'review')
      return acceptReview(record, review?.id ?? '', 'known', context)
    }),
  change: ({ bookingId, at }, number) =>
    desk.does(bookingId, (record, context) => {
      // On some days this is what a guest asked for by the link and is paying for.
      const requested = {
        luggageCount: 1 + (number % 4),
        endDate: at(4 + (number % 3), '17:00'),
      }
      return changeStay(record, requested, 'changed', context)
    }),
  cancel: ({ bookingId }, number) =>
    desk.does(bookingId, (record, context) => cancelStay(record, 'ill', context), {
      inPerson: number % 2 === 0,
    }),
  'pay for a change': (guest, number) => wants(guest, 'pay', number),
  'change by the link': (guest, number) => wants(guest, 'change', number),
  'cancel by the link': async (guest) => {
    const { cancelling } = passOf(await till.record(guest.bookingId), guestContext(new Date()))
    if (cancelling) await byLink(guest, 'cancel', { shown: cancelling })
  },
  'the change’s card is charged': payChange('pm_card_visa'),
  'the change’s card is declined': payChange('pm_card_chargeDeclined'),
  'the change’s bank is slow': payChange('pm_card_standin_processing'),
  'the change’s bank says yes': onChange('settle', { outcome: 'succeeded' }),
  'the change’s bank says no': onChange('settle', { outcome: 'failed' }),
  'the change is refunded at Stripe': onChange('refund', {}),
  'every event of the change': async (guest, number) => {
    const change = forChange(guest, number)
    if (change) await till.deliverAll(change.paymentIntentId)
  },
  'the job': (guest, number) => {
    guest.minutes += number % 90
    return site.runJobs(guest.minutes)
  },
}

/** Our records of a stay are complete and consistent, and match Stripe's. */
async function expectSound({ bookingId }: Guest) {
  const record = await till.record(bookingId)
  expect(record.stay).toMatchObject(accountOf(record))
  const changes = await till.auditOf(bookingId)
  expect(changes.map(({ version }) => version)).toEqual(changes.map((_, index) => index + 1))
  expect(record.stay.version).toBe(changes.length)
  expect(changes.at(-1)?.toStatus).toBe(record.stay.status)
  const emails = (await till.mailsOf(bookingId)).map(({ auditId, kind }) => `${auditId} ${kind}`)
  expect(new Set(emails).size).toBe(emails.length)
  expect(record.stay.refunded).toBeLessThanOrEqual(record.stay.received)
  const { balance } = passOf(record, guestContext(new Date()))
  if (!asksForMoney(record.stay.status)) expect(balance).toBeLessThanOrEqual(0)
  // Refunds by hand are at most the payments by hand, and the payment row has their sum.
  for (const { id, method, refundedCents } of record.payments) {
    const back = record.refunds.filter((row) => row.paymentId === id && row.status === 'succeeded')
    if (method === 'stripe') continue
    expect(back.reduce((sum, { cents }) => sum + cents, 0)).toBe(refundedCents)
  }

  for (const { id, amount_received: received } of await intentsOf(bookingId)) {
    const row = record.payments.find(({ paymentIntentId }) => paymentIntentId === id)
    const refunds = (await stripe.api.refunds.list({ payment_intent: id, limit: 100 })).data
    const counted = refunds.filter(({ status }) => status === 'succeeded' || status === 'pending')
    const refunded = counted.reduce((sum, { amount }) => sum + amount, 0)
    expect([row?.receivedCents ?? 0, row?.refundedCents ?? 0]).toEqual([received, refunded])
  }
  await expectChangesPaidOnce(record)
}

const closing: Parameters<typeof desk.does>[1][] = [
  (record, context) => {
    const review = record.payments.find(({ status }) => status === 'review')
    return refundReview(record, review?.id ?? '', 'closed', context)
  },
  (record, context) => refundOverpaid(record, 'closed', context),
  (record, context) => payOut(record, 'closed', context),
  (record, context) => keepOverpaid(record, 'closed', context),
  (record, context) => writeOff(record, 'closed', context),
  (record, context) => refundGoodwill(record, claimOf(record.stay), 'closed', context),
]

/** Once the banks have decided, staff can close whatever is open. A refund may only succeed in the second round. */
async function expectClosable(guest: Guest) {
  for (const { paymentIntentId } of [guest, ...guest.begun]) {
    for (const { id } of await disputesOf({ ...guest, paymentIntentId })) {
      for (const status of ['warning_closed', 'lost'])
        await control(`/disputes/${id}/close`, { status })
    }
    await till.deliverAll(paymentIntentId)
  }
  for (let round = 0; round < 2; round += 1)
    for (const decide of closing) await desk.does(guest.bookingId, decide, atTheDesk)
  expect(claimOf((await till.record(guest.bookingId)).stay)).toBe(0)
}

const number = fc.integer({ min: 1, max: 900 })

function walksOf(names: readonly string[]) {
  const step = fc.tuple(fc.constantFrom(...names), number)
  const moment = fc.array(step, { minLength: 1, maxLength: 2 })
  return fc.array(moment, { minLength: 12, maxLength: 16, size: 'max' })
}

type Moment = [name: string, number: number][]

async function walk(guest: Guest, moments: Moment[]) {
  // Everything in one moment happens at once.
  const goOn = async (some: Moment[]) => {
    for (const moment of some)
      await Promise.all(moment.map(([name, number]) => steps[name]?.(guest, number)))
  }
  const half = Math.floor(moments.length / 2)
  await goOn(moments.slice(0, half))
  const expectSameMonth = await months.pass()
  await goOn(moments.slice(half))
  await site.runJobs(guest.minutes + month)
  await expectSound(guest)
  await expectSameMonth()
  await expectClosable(guest)
}

async function booked(isPaid: boolean): Promise<Guest> {
  await months.next()
  const today = tiranaDate(new Date())
  const at = (days: number, time: string) => tiranaInstant(addDays(today, days), time)
  const { customerData, ...request } = threeDays
  const dates = { startDate: at(3, '10:00'), endDate: at(5, '17:00') }
  const intent = await till.book({ ...request, customerData: { ...customerData, ...dates } })
  const guest = { ...intent, minutes: 0, at, begun: [] }
  if (isPaid) await stripe.pay(guest.paymentIntentId)
  if (isPaid) await till.deliverAll(guest.paymentIntentId)
  return guest
}

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

it('invariants 1 to 8, 11 and 15: after any events, our records match Stripe’s, and past months stay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), walksOf(Object.keys(steps)), async (isPaid, moments) => {
      await walk(await booked(isPaid), moments)
    }),
    { numRuns: 8, endOnFailure: true },
  )
  await months.expectSums()
}, 600_000)

/** The guest asks for three items until the sixth day, and the bank takes its time; the desk acts meanwhile. */
const slowly = (desk: number): Moment[] => [
  [['pay for a change', 2]],
  [['the change’s bank is slow', 1]],
  [['every event of the change', 1]],
  [['change', desk]],
  [['the change’s bank says yes', 1]],
  [['every event of the change', 1]],
]

/** What every run tries, beside the random walks. */
const tried: Record<'applied' | 'not_applied' | 'already_applied', Moment[]> = {
  // The same change at the desk, and then one more item by the link with what is due since.
  applied: [
    [['change', 2]],
    [['pay for a change', 8]],
    [['the change’s card is charged', 1]],
    [['every event of the change', 1]],
  ],
  not_applied: slowly(3),
  already_applied: slowly(2),
}

it.each(Object.entries(tried))(
  'money for a change that is %s is counted once or refunded',
  async (change, moments) => {
    const guest = await booked(true)
    await walk(guest, moments)
    const answers = (await till.auditOf(guest.bookingId)).flatMap(({ data }) => data.change ?? [])
    expect(answers).toEqual([change])
  },
)

it('promise 28: what was paid for a change is counted once, refunded or owed back', async () => {
  const ofChanges = Object.keys(steps).filter((name) => /change|link|job|come/.test(name))
  const desk = [
    'goodwill',
    'cash',
    'cancel',
    'full dashboard refund',
    'dashboard refund',
    'dispute',
  ]
  await fc.assert(
    fc.asyncProperty(walksOf([...ofChanges, ...ofChanges, ...desk]), async (moments) => {
      await walk(await booked(true), moments)
    }),
    { numRuns: 8, endOnFailure: true },
  )
  await months.expectSums()
}, 600_000)

it('invariant 16, promise 24: a year later, personal data is gone and money rows are unchanged', async () => {
  const guests: Guest[] = []
  await fc.assert(
    fc.asyncProperty(walksOf(Object.keys(steps)), async (moments) => {
      const guest = await booked(true)
      guests.push(guest)
      await walk(guest, moments)
    }),
    { numRuns: 2, endOnFailure: true },
  )
  const kept = () => Promise.all(guests.map(({ bookingId }) => till.lineOf(bookingId)))
  const before = await kept()
  await months.later(15)
  for (const minutes of [0, 1]) await site.runJobs(minutes)
  expect(await kept()).toEqual(before)
  await months.expectSums()
  for (const { bookingId } of guests) {
    const { stay } = await till.record(bookingId)
    const isGone = hasEnded(stay.status)
    const words = [stay.customerName, stay.customerEmail, stay.customerPhone, stay.specialRequests]
    expect(words.every((word) => word === null)).toBe(isGone)
    const digests = (await till.auditOf(bookingId)).map((change) => change.requestDigest)
    if (isGone) expect(digests.every((digest) => digest === null)).toBe(true)
  }
}, 600_000)
