import { describe, expect, it } from 'vitest'
import { isRefused } from '../../../domain/input/refusal.ts'
import {
  type OpeningTimes,
  regularOpeningTimes,
} from '../../../domain/opening-hours/opening-times.ts'
import {
  mayPayOnline,
  openChangePayment,
  resultOfPayment,
  startChangePayment,
  startedAlready,
} from '../../../domain/pass/pending-change.ts'
import type { Payment } from '../../../domain/payments/money-rows.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { type ActionContext, recordAfter } from '../../../domain/stay/stay-update.ts'
import { afterAnswer } from '../../../domain/stripe/stripe-sync.ts'
import {
  answer,
  cash,
  dayBefore,
  dropOff,
  now,
  paidRecord,
  recordOf,
  refundAnswer,
  withChange,
} from '../support/stay-records.ts'

const context: ActionContext = { actor: 'guest', at: now, newId: () => 'offered' }
const requested = { luggageCount: 3 }
const shown = { toCard: 0, atDesk: 0, due: 900 }

/** Two items for three days, paid; the guest has a change payment for a third item. */
function offered(record = paidRecord()): { record: StayRecord; payment: Payment } {
  const change = startChangePayment(record, requested, shown, context)
  if (isRefused(change)) throw new Error(change.refused)
  const after = recordAfter(record, change, now)
  const payment = openChangePayment(after)
  if (!payment) throw new Error('no offer')
  return { record: after, payment }
}

const paidFor = { amount: 900, amountReceived: 900, id: 'pi_offered', paymentId: 'offered' }

describe('a pending change', () => {
  it('does not change the stay before it is paid', () => {
    const { record, payment } = offered()
    const { version, updatedAt, ...stay } = record.stay
    expect(paidRecord().stay).toMatchObject(stay)
    expect(payment).toMatchObject({ cents: 900, status: 'pending', receivedCents: 0 })
    expect(payment.pendingChange).toMatchObject({ luggageCount: 3, was: { luggageCount: 2 } })
  })

  it('is applied once when its payment is synced', () => {
    const change = afterAnswer(offered().record, answer(paidFor), now)
    expect(change).toMatchObject({
      action: 'payment_synced',
      agreed: { luggageCount: 3 },
      emails: ['stay_changed'],
      charges: [{ kind: 'changed', cents: 900 }],
      data: { change: 'applied' },
    })
    if (!change) throw new Error('no change')
    const after = recordAfter(offered().record, change, now)
    expect(after.stay).toMatchObject({ totalPrice: 2700, balance: 0, paymentStatus: 'paid' })
    expect(afterAnswer(after, answer(paidFor), now)).toBeNull()
  })

  it('prices unpriced items when it is applied, like a change at the desk', () => {
    const { record } = offered(paidRecord({}, { unpricedAt: now }))
    expect(withChange(record, afterAnswer(record, answer(paidFor), now)).stay.unpricedAt).toBeNull()
  })

  it('adds no debt if part of its payment was already refunded at Stripe', () => {
    const { record } = offered()
    const refunds = [refundAnswer({ cents: 400 })]
    const after = withChange(record, afterAnswer(record, answer({ ...paidFor, refunds }), now))
    expect(after.stay).toMatchObject({ luggageCount: 3, netPrice: 2300, balance: 0 })
    expect(after.charges.slice(1)).toEqual([
      { kind: 'changed', cents: 900 },
      { kind: 'goodwill', cents: -400 },
    ])
  })

  it('is not applied if the stay was changed, paid or ended before the payment', () => {
    const { record, payment } = offered()
    const outcome = (of: StayRecord) =>
      resultOfPayment(of, payment, context, regularOpeningTimes).outcome
    expect(outcome(record)).toBe('applied')
    const moved = { ...record.stay, startDate: dayBefore }
    expect(outcome({ ...record, stay: moved })).toBe('not_applied')
    const paidCash = { ...record, payments: [...record.payments, { ...cash, receivedCents: 600 }] }
    expect(outcome(paidCash)).toBe('not_applied')
    const ended = { ...record.stay, status: 'cancelled' as const }
    expect(outcome({ ...record, stay: ended })).toBe('not_applied')
  })

  it('is not applied if its pick-up is now closed, but is while the office is full', () => {
    const endDate = new Date('2026-07-28T16:00:00Z')
    const here = [7, 8].map((tag) => ({ id: `${tag}`, tag, status: 'inside' as const }))
    const bags = here.map((bag) => ({ ...bag, outTo: null, collectorId: null, photo: null }))
    const inside = { ...paidRecord({}, { status: 'checked_in' as const }), bags }
    const change = startChangePayment(
      inside,
      { endDate },
      { toCard: 0, atDesk: 0, due: 600 },
      context,
    )
    const record = withChange(inside, change)
    const payment = openChangePayment(record)
    if (!payment) throw new Error('no offer')
    const days = (kind: 'closed' | 'full', from: string, to: string) => ({
      ...regularOpeningTimes,
      closures: [{ kind, from: new Date(from), to: new Date(to) }],
    })
    const outcome = (times: OpeningTimes) =>
      resultOfPayment(record, payment, context, times).outcome
    expect(outcome(days('closed', '2026-07-28T00:00:00Z', '2026-07-29T00:00:00Z'))).toBe('closed')
    expect(outcome(days('full', '2026-07-28T00:00:00Z', '2026-07-29T00:00:00Z'))).toBe('applied')
    // The drop-off and the days between are unchanged.
    expect(outcome(days('closed', '2026-07-25T00:00:00Z', '2026-07-27T00:00:00Z'))).toBe('applied')
  })

  it('is still applied by a payment that follows a declined card', () => {
    const { record } = offered()
    const declined = answer({
      ...paidFor,
      amountReceived: 0,
      status: 'requires_payment_method',
      declined: true,
    })
    const change = afterAnswer(record, declined, now)
    if (!change) throw new Error('no change')
    expect(change).toMatchObject({ emails: [], payments: [{ status: 'failed' }] })
    const after = recordAfter(record, change, now)
    expect(afterAnswer(after, answer(paidFor), now)).toMatchObject({ agreed: { luggageCount: 3 } })
  })

  it('that the desk already applied pays for it without a review', () => {
    const { record } = offered()
    const charges = [...record.charges, { kind: 'changed' as const, cents: 900 }]
    const changed = { ...record, charges, stay: { ...record.stay, luggageCount: 3 } }
    const bag = { id: 'bag', tag: 7, status: 'inside', outTo: null, collectorId: null } as const
    for (const [bags, email] of [
      [[], 'stay_changed'],
      [[{ ...bag, photo: null }], 'receipt'],
      [[{ ...bag, status: 'voided', photo: null }], 'stay_changed'],
    ] as const) {
      const change = afterAnswer({ ...changed, bags }, answer(paidFor), now)
      expect(change).toMatchObject({ emails: [email], data: { change: 'already_applied' } })
      expect(withChange({ ...changed, bags }, change).stay).toMatchObject({
        luggageCount: 3,
        balance: 0,
        paymentStatus: 'paid',
      })
    }
  })

  it('has one payment, which only the same request finds again', () => {
    const { record } = offered()
    const twice = startChangePayment(record, requested, shown, context)
    expect(twice).toEqual({ refused: 'payment_open' })
    expect(startedAlready(record, requested, shown, context)?.id).toBe('offered')
    expect(startedAlready(record, { luggageCount: 4 }, shown, context)).toBeUndefined()
    expect(startedAlready(record, requested, { ...shown, due: 600 }, context)).toBeUndefined()
  })
})

describe('paying for a change online', () => {
  it('needs a payment online before, an amount due and at least 50 cents', () => {
    expect(mayPayOnline(paidRecord(), shown)).toBe(true)
    expect(mayPayOnline(paidRecord(), { ...shown, due: 49 })).toBe(false)
    expect(mayPayOnline(paidRecord(), { toCard: 900, atDesk: 0, due: 0 })).toBe(false)
    const atDesk = recordOf({ payments: [cash] }, { kind: 'reservation', status: 'confirmed' })
    expect(mayPayOnline(atDesk, shown)).toBe(false)
    expect(mayPayOnline(recordOf({ payments: [cash] }, { status: 'confirmed' }), shown)).toBe(false)
  })

  it('is refused if the pass refuses the change or the amount shown is outdated', () => {
    const on = (at: Date): ActionContext => ({ ...context, at })
    const later = { startDate: new Date(dropOff.getTime() + 86_400_000), luggageCount: 4 }
    expect(startChangePayment(paidRecord(), later, shown, on(dropOff))).toEqual({
      refused: 'drop_off_passed',
    })
    expect(startChangePayment(paidRecord(), requested, { ...shown, due: 600 }, context)).toEqual({
      refused: 'stay_changed',
    })
  })
})
