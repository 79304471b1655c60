import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeStay } from '../../domain/booking/change-stay.ts'
import { setStayPrice } from '../../domain/booking/set-price.ts'
import { asksForMoney } from '../../domain/business/stay.ts'
import { checkIn, checkOut } from '../../domain/desk/custody.ts'
import { takePayment } from '../../domain/desk/desk-payment.ts'
import {
  acceptReview,
  applyTransition,
  cancelStay,
  expireStay,
  writeOff,
} from '../../domain/desk/stay-actions.ts'
import { type LastChange, undo } from '../../domain/desk/undo.ts'
import { isRefused, type Refusal } from '../../domain/input/refusal.ts'
import { passOf } from '../../domain/pass/guest-pass.ts'
import { claimOf, lossOf } from '../../domain/payments/account.ts'
import type { Refund } from '../../domain/payments/money-rows.ts'
import { keepOverpaid, payOut } from '../../domain/stay/pay-out.ts'
import {
  refundGoodwill,
  refundOverpaid,
  refundRefused,
  refundReview,
} from '../../domain/stay/refund-actions.ts'
import {
  type BagReceiver,
  bagReceivers,
  bagsInside,
  type StayRecord,
} from '../../domain/stay/stay-record.ts'
import { recordAfter, type StayUpdate } from '../../domain/stay/stay-update.ts'
import { afterAnswer } from '../../domain/stripe/stripe-sync.ts'
import { lastChangeOf } from './support/last-change.ts'
import { expectSound } from './support/sound-change.ts'
import { onlinePayment, price, recordOf } from './support/stay-records.ts'
import { refundableOf, returnedOf, StripeLedger } from './support/stripe-ledger.ts'

const start = Date.parse('2026-07-20T10:00:00Z')
const hour = 3_600_000
/** Milliseconds: a busy machine needs longer than the default of five seconds. */
const walkTime = 120_000

/** One booking, Stripe, and everyone who acts on either. */
class Walk {
  readonly stripe = new StripeLedger()
  readonly changes: StayUpdate[] = []
  record: StayRecord = recordOf({ payments: [{ ...onlinePayment, paymentIntentId: null }] })
  private time = start
  private last: LastChange | null = null

  constructor() {
    this.stripe.makeIntent(price, this.record.stay.id, 'own')
  }

  intent(pick: number) {
    const intent = this.stripe.intents[pick % this.stripe.intents.length]
    if (!intent) throw new Error('a walk begins with an intent')
    return intent
  }

  /** The context of staff, by phone unless they make a cash refund. */
  context = (inPerson = false) => ({
    actor: 'staff' as const,
    inPerson,
    at: new Date(this.time),
    newId: () => this.stripe.newId('row'),
  })

  guestContext = () => ({ ...this.context(), actor: 'guest' as const })

  pass(hours: number) {
    this.time += hours * hour
  }

  apply(change: StayUpdate | Refusal | null) {
    if (!change || isRefused(change)) return
    const before = this.record
    this.last = lastChangeOf(before, change, new Date(this.time))
    this.record = recordAfter(before, change, new Date(this.time))
    this.changes.push(change)
    expectSound(before, change, this.record)
  }

  undo() {
    if (this.last) this.apply(undo(this.record, this.last, undefined, this.context(true)))
  }

  /** An event is delivered: the intent is synced from Stripe. */
  hear(pick: number) {
    this.apply(afterAnswer(this.record, this.stripe.answer(this.intent(pick)), new Date(this.time)))
  }

  hearAll() {
    for (const [pick] of this.stripe.intents.entries()) this.hear(pick)
  }

  /** Sends the requested refunds to Stripe; `isLost`: its responses are lost. */
  send(isLost: boolean, status: 'pending' | 'succeeded' = 'succeeded') {
    for (const { id } of this.requested()) this.sendOne(id, isLost, status)
  }

  private requested() {
    return this.record.refunds.filter((row) => row.status === 'requested')
  }

  /** Somebody refunds `race` cents in the dashboard before each attempt. */
  sendOne(id: string, isLost: boolean, status: 'pending' | 'succeeded', race = 0) {
    const refund = this.requested().find((row) => row.id === id)
    if (!refund) return
    const payment = this.record.payments.find((row) => row.id === refund.paymentId)
    const pick = this.stripe.intents.findIndex((intent) => intent.id === payment?.paymentIntentId)
    const intent = this.intent(pick)
    if (race > 0) this.stripe.refund(intent, race)
    const isMade = this.stripe.refund(intent, refund.cents, refund, status)
    if (!isMade || !isLost) this.hear(pick)
    if (isMade) return
    const change = refundRefused(this.record, refund, new Date(this.time))
    // A refusal caused only by other refunds is not emailed. Nothing is sent during an inquiry.
    const isAsked = intent.disputes.some(({ status }) => status === 'inquiry')
    if (change.emails.length > 0 && !isAsked)
      expect(refundableOf(intent) - this.requestedBeside(refund)).toBeLessThanOrEqual(0)
    this.apply(change)
    this.sendOne(id, isLost, status, race)
  }

  /** Cents of the same payment in other requested refunds. */
  private requestedBeside({ id, paymentId }: Refund): number {
    const others = this.requested().filter((row) => row.paymentId === paymentId && row.id !== id)
    return others.reduce((sum, { cents }) => sum + cents, 0)
  }

  sendInRace(race: number) {
    for (const { id } of this.requested()) this.sendOne(id, false, 'succeeded', race)
  }

  /** The job expires payments that were not paid within an hour. */
  expire() {
    const own = this.stripe.intents.filter(({ paymentId }) => paymentId !== undefined)
    for (const intent of own) this.stripe.cancel(intent)
    this.hear(0)
    const { payments } = this.record
    if (payments.some(({ paymentIntentId }) => paymentIntentId === null))
      this.apply(expireStay(this.record, new Date(this.time)))
  }
}

/** Guests and banks decide everything that is open, and it is synced. */
function settleOutside(walk: Walk) {
  for (const [which, intent] of walk.stripe.intents.entries()) {
    walk.stripe.settle(intent, which % 2 === 0)
    walk.stripe.cancel(intent)
    walk.stripe.decide(intent, which % 2 === 0 ? 'lost' : 'won')
    walk.stripe.settleRefund(intent, which % 2 === 0)
  }
  walk.send(false)
  walk.hearAll()
  walk.expire()
}

/** Every staff action on open money, at most once per round. */
function settleByStaff(walk: Walk) {
  for (const { id } of walk.record.payments.filter(({ status }) => status === 'review'))
    walk.apply(refundReview(walk.record, id, 'x', walk.context()))
  walk.apply(refundOverpaid(walk.record, 'x', walk.context(true)))
  walk.apply(payOut(walk.record, 'x', walk.context(true)))
  walk.apply(keepOverpaid(walk.record, 'x', walk.context()))
  walk.apply(writeOff(walk.record, 'x', walk.context()))
  const due = claimOf(walk.record.stay)
  if (due > 0) walk.apply(refundGoodwill(walk.record, due, 'x', walk.context()))
}

const pick = fc.nat(3)
const cents = fc.integer({ min: 1, max: price })
const step = <Rest extends unknown[]>(
  name: string,
  weight: number,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
  run: (walk: Walk, ...rest: Rest) => void,
): fc.WeightedArbitrary<(walk: Walk) => void> => ({
  weight,
  arbitrary: fc.tuple<Rest>(...rest).map((values) =>
    Object.assign((walk: Walk) => run(walk, ...values), {
      toString: () => `${name}(${values.join(', ')})`,
    }),
  ),
})

const steps = fc.oneof(
  step('hear', 12, [pick], (walk, which: number) => walk.hear(which)),
  step('hear all', 2, [], (walk) => walk.hearAll()),
  step('pay', 5, [pick], (walk, which: number) =>
    walk.stripe.confirm(walk.intent(which), 'succeeded'),
  ),
  step(
    'try to pay',
    3,
    [pick, fc.constantFrom('declined', 'processing', 'requires_action')],
    (walk, which: number, outcome: 'declined' | 'processing' | 'requires_action') =>
      walk.stripe.confirm(walk.intent(which), outcome),
  ),
  step('bank', 2, [pick, fc.boolean()], (walk, which: number, isGood: boolean) =>
    walk.stripe.settle(walk.intent(which), isGood),
  ),
  step('another intent', 1, [cents], (walk, amount: number) => {
    if (walk.stripe.intents.length < 4) walk.stripe.makeIntent(amount, walk.record.stay.id)
  }),
  step('dashboard refund', 3, [pick, cents], (walk, which: number, amount: number) => {
    walk.stripe.refund(walk.intent(which), amount)
  }),
  step('full dashboard refund', 1, [pick], (walk, which: number) => {
    const intent = walk.intent(which)
    walk.stripe.refund(intent, intent.amountReceived - returnedOf(intent))
  }),
  step('bank on a refund', 2, [pick, fc.boolean()], (walk, which: number, isGood: boolean) =>
    walk.stripe.settleRefund(walk.intent(which), isGood),
  ),
  step('overpaid back', 3, [fc.boolean()], (walk, inPerson: boolean) =>
    walk.apply(refundOverpaid(walk.record, 'x', walk.context(inPerson))),
  ),
  step('goodwill', 2, [cents, fc.boolean()], (walk, amount: number, inPerson: boolean) =>
    walk.apply(refundGoodwill(walk.record, amount, 'x', walk.context(inPerson))),
  ),
  step(
    'at the desk',
    2,
    [cents, fc.constantFrom('cash', 'desk_card')],
    (walk, amount: number, method: 'cash' | 'desk_card') => {
      walk.apply(takePayment(walk.record, method, amount, walk.context()))
    },
  ),
  step('settle at the desk', 2, [], (walk) => {
    const due = walk.record.stay.balance
    walk.apply(takePayment(walk.record, 'cash', due, walk.context()))
  }),
  step(
    'bags come',
    4,
    [fc.integer({ min: 1, max: 4 }), fc.boolean()],
    (walk, items: number, idSeen: boolean) => {
      const tags = Array.from({ length: items }, (_, index) => index + 1)
      walk.apply(checkIn(walk.record, { tags, idSeen }, walk.context(true)))
    },
  ),
  step('the first bag leaves', 2, [fc.boolean()], (walk, inPerson: boolean) => {
    const [first] = bagsInside(walk.record)
    if (first) walk.apply(checkOut(walk.record, [first.tag], 'guest', walk.context(inPerson)))
  }),
  step('every bag leaves', 2, [fc.constantFrom(...bagReceivers)], (walk, outTo: BagReceiver) => {
    const tags = bagsInside(walk.record).map(({ tag }) => tag)
    walk.apply(checkOut(walk.record, tags, outTo, walk.context(true)))
  }),
  step('step', 3, [fc.constantFrom('no_show', 'abandon')], (walk, name: 'no_show' | 'abandon') =>
    walk.apply(applyTransition(walk.record, name, walk.context())),
  ),
  step('undo', 2, [], (walk) => walk.undo()),
  step('send', 6, [fc.boolean()], (walk, isLost: boolean) => walk.send(isLost)),
  step('send while the dashboard refunds', 2, [cents], (walk, race: number) =>
    walk.sendInRace(race),
  ),
  step('send slowly', 2, [], (walk) => walk.send(false, 'pending')),
  step('cancel', 1, [fc.boolean()], (walk, inPerson: boolean) =>
    walk.apply(cancelStay(walk.record, 'x', walk.context(inPerson))),
  ),
  step('cancel online', 1, [], (walk) =>
    walk.apply(cancelStay(walk.record, 'x', walk.guestContext())),
  ),
  step(
    'change',
    2,
    [fc.integer({ min: 1, max: 4 }), fc.boolean()],
    (walk, items: number, inPerson: boolean) => {
      const { status } = walk.record.stay
      if (status === 'confirmed' || status === 'checked_in')
        walk.apply(changeStay(walk.record, { luggageCount: items }, 'x', walk.context(inPerson)))
    },
  ),
  step('agreed price', 1, [cents, fc.boolean()], (walk, amount: number, inPerson: boolean) =>
    walk.apply(setStayPrice(walk.record, amount, 'x', walk.context(inPerson))),
  ),
  step('change at a price', 1, [cents, fc.boolean()], (walk, amount: number, inPerson: boolean) =>
    walk.apply(changeStay(walk.record, { cents: amount }, 'x', walk.context(inPerson))),
  ),
  step('accept review', 2, [pick], (walk, which: number) => {
    const row = walk.record.payments.find(
      ({ paymentIntentId }) => paymentIntentId === walk.intent(which).id,
    )
    if (row) walk.apply(acceptReview(walk.record, row.id, 'known', walk.context()))
  }),
  step('give review back', 2, [pick], (walk, which: number) => {
    const row = walk.record.payments.find(
      ({ paymentIntentId }) => paymentIntentId === walk.intent(which).id,
    )
    if (row) walk.apply(refundReview(walk.record, row.id, 'x', walk.context()))
  }),
  step('write off', 1, [], (walk) => walk.apply(writeOff(walk.record, 'x', walk.context()))),
  step(
    'dispute',
    1,
    [pick, cents, fc.constantFrom('open', 'inquiry')],
    (walk, which: number, amount: number, kind: 'open' | 'inquiry') =>
      walk.stripe.dispute(walk.intent(which), amount, kind),
  ),
  step(
    'bank on a dispute',
    2,
    [pick, fc.constantFrom('won', 'lost')],
    (walk, which: number, outcome: 'won' | 'lost') =>
      walk.stripe.decide(walk.intent(which), outcome),
  ),
  step('time', 2, [fc.integer({ min: 1, max: 40 })], (walk, hours: number) => walk.pass(hours)),
  step('expire', 1, [], (walk) => walk.expire()),
)

describe('promise 13: any sequence of actions on a booking and its money', () => {
  it(
    'keeps every invariant at each step and ends with Stripe’s amounts',
    () => {
      const reached = new Set<string>()
      fc.assert(
        fc.property(fc.array(steps, { minLength: 5, maxLength: 60, size: 'max' }), (walked) => {
          const walk = new Walk()
          for (const run of walked) {
            run(walk)
            reached.add(walk.record.stay.status).add(walk.record.stay.paymentStatus)
          }
          walk.send(false)
          walk.hearAll()
          // A sync may bring an overpayment, which is refunded automatically.
          walk.send(false)
          // 6, promises 11 and 13: after all syncs, our amounts are Stripe's, to the cent.
          for (const intent of walk.stripe.intents) {
            const row = walk.record.payments.find(
              ({ paymentIntentId }) => paymentIntentId === intent.id,
            )
            const ours = { received: row?.receivedCents ?? 0, refunded: row?.refundedCents ?? 0 }
            expect(ours).toEqual({ received: intent.amountReceived, refunded: returnedOf(intent) })
          }
          const { version } = walk.record.stay
          expect(version).toBe(walk.changes.length + 1)
          // Promise 2: another sync changes nothing.
          walk.hearAll()
          expect(walk.record.stay.version).toBe(version)
          // Payments at the desk can always be refunded in cash.
          walk.apply(refundOverpaid(walk.record, 'x', walk.context(true)))
          const atHand = walk.record.payments.filter(({ method }) => method !== 'stripe')
          const held = atHand.some((row) => row.receivedCents > row.refundedCents)
          if (held) expect(walk.record.stay.balance).toBeGreaterThanOrEqual(0)
        }),
        { numRuns: 800 },
      )
      const states = ['confirmed', 'cancelled', 'expired', 'checked_in', 'completed', 'abandoned']
      for (const status of [...states, 'no_show', 'needs_review', 'refunded', 'paid'])
        expect([...reached]).toContain(status)
    },
    walkTime,
  )

  it(
    'leaves no debt that staff cannot close, and asks for no money after an end without guest',
    () => {
      fc.assert(
        fc.property(fc.array(steps, { minLength: 5, maxLength: 60, size: 'max' }), (walked) => {
          const walk = new Walk()
          for (const run of walked) {
            run(walk)
            const { balance } = passOf(walk.record, walk.guestContext())
            if (!asksForMoney(walk.record.stay.status)) expect(balance).toBeLessThanOrEqual(0)
          }
          // A failed refund has to be settled too.
          for (let round = 0; round < 3; round += 1) {
            settleOutside(walk)
            settleByStaff(walk)
          }
          walk.send(false)
          walk.hearAll()
          settleByStaff(walk)
          expect(claimOf(walk.record.stay)).toBe(0)
          const { balance, netPrice } = walk.record.stay
          expect(balance).toBe(lossOf({ balance, netPrice }))
        }),
        { numRuns: 250 },
      )
    },
    walkTime,
  )

  it('ends the same however late payments and refunds are synced', () => {
    const said = fc.array(fc.tuple(fc.nat(5), cents), { maxLength: 8 })
    fc.assert(
      fc.property(said, fc.array(fc.nat(3), { maxLength: 12 }), (moved, heard) => {
        const [told, late] = [new Walk(), new Walk()]
        for (const [index, [what, amount]] of moved.entries()) {
          for (const { stripe } of [told, late]) {
            const [own] = stripe.intents
            if (!own) return
            if (what === 0) stripe.confirm(own, 'declined')
            if (what === 1) stripe.confirm(own, 'processing')
            if (what === 2) stripe.settle(own, amount % 3 > 0)
            if (what === 3) stripe.confirm(own, 'succeeded')
            if (what > 3) stripe.refund(own, amount)
          }
          if (heard.includes(index)) told.hearAll()
        }
        told.hearAll()
        late.hearAll()
        const end = ({ record: { stay } }: Walk) => [stay.status, stay.balance, stay.paymentStatus]
        expect(end(told)).toEqual(end(late))
      }),
      { numRuns: 500 },
    )
  })
})
