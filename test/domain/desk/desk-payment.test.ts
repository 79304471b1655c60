import { describe, expect, it } from 'vitest'
import { noteFiscalNumber, payable, takePayment } from '../../../domain/desk/desk-payment.ts'
import { expireStay, writeOff } from '../../../domain/desk/stay-actions.ts'
import { undo } from '../../../domain/desk/undo.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import { recordAfter } from '../../../domain/stay/stay-update.ts'
import { lastChangeOf } from '../support/last-change.ts'
import {
  cash,
  now,
  onlinePayment,
  paidRecord,
  price,
  received,
  recordOf,
  refund,
  staffContext,
  withChange,
} from '../support/stay-records.ts'

const reserved = recordOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })

describe('a payment at the desk', () => {
  it('can be made in parts, in cash and by card', () => {
    const card = takePayment(reserved, 'desk_card', 1000, staffContext())
    const half = withChange(reserved, card)
    const context = { ...staffContext(), newId: () => 'second' }
    const { stay, payments } = withChange(half, takePayment(half, 'cash', 800, context))
    expect(payments.map(({ method }) => method)).toEqual(['desk_card', 'cash'])
    expect(stay).toMatchObject({ balance: 0, paymentStatus: 'paid' })
  })

  it('is refused if it is more than due, not positive or not whole cents', () => {
    const pay = (cents: number) => takePayment(reserved, 'cash', cents, staffContext())
    expect(pay(1801)).toEqual({ refused: 'more_than_due' })
    for (const cents of [0, -1, 0.5, Number.NaN]) {
      expect(pay(cents)).toEqual({ refused: 'not_allowed' })
    }
  })

  it.each(['pending', 'processing', 'failed'] as const)(
    'promise 28: is refused while another payment is %s at Stripe',
    (status) => {
      const open = { ...onlinePayment, status }
      const record = recordOf({ payments: [open] })
      expect(takePayment(record, 'cash', price, staffContext())).toEqual({
        refused: 'payment_open',
      })
      const charges = [{ kind: 'quote', cents: 2 * price }] as const
      const second = paidRecord({ charges, payments: [received, { ...open, id: 'second' }] })
      expect(takePayment(second, 'cash', 1, staffContext())).toEqual({ refused: 'payment_open' })
    },
  )

  it('confirms a request by email once it is paid in full', () => {
    const request = recordOf({ payments: [] })
    const part = takePayment(request, 'cash', price - 1, staffContext())
    expect(part).toMatchObject({ status: 'pending', emails: ['receipt'] })
    const half = withChange(request, part)
    const rest = takePayment(half, 'cash', 1, { ...staffContext(), newId: () => 'second' })
    expect(rest).toMatchObject({
      action: 'payment_taken',
      status: 'confirmed',
      emails: ['booking_confirmed'],
    })
    const { stay } = withChange(half, rest)
    expect(stay).toMatchObject({ status: 'confirmed', balance: 0, paymentStatus: 'paid' })
    expect(
      withChange(reserved, takePayment(reserved, 'cash', price, staffContext())).stay.status,
    ).toBe('confirmed')
  })

  it('confirms an expired booking, but only if its whole price is paid', () => {
    const unpaid = recordOf({ payments: [] })
    const expired = withChange(unpaid, expireStay(unpaid, now))
    expect(expired.stay).toMatchObject({ status: 'expired', balance: 0 })
    const pay = (cents: number) => takePayment(expired, 'cash', cents, staffContext())
    expect(pay(price + 1)).toEqual({ refused: 'more_than_due' })
    expect(pay(price - 1)).toEqual({ refused: 'not_paid_in_full' })
    const { stay } = withChange(expired, pay(price))
    expect(stay).toMatchObject({ status: 'confirmed', balance: 0, paymentStatus: 'paid' })
  })
})

describe('a debt that was written off', () => {
  const gone = recordOf(
    { payments: [] },
    { kind: 'reservation', status: 'completed', endedAt: now },
  )
  const writtenOff = withChange(gone, writeOff(gone, 'gone', staffContext()))

  it('can still be paid, and the part that is paid is owed again', () => {
    expect(writtenOff.stay).toMatchObject({ netPrice: 0, balance: 0 })
    expect(payable(writtenOff)).toBe(price)
    const part = withChange(writtenOff, takePayment(writtenOff, 'cash', 500, staffContext()))
    expect(part.charges.at(-1)).toEqual({ kind: 'written_off', cents: 500 })
    expect(part.stay).toMatchObject({
      netPrice: 500,
      received: 500,
      balance: 0,
      paymentStatus: 'paid',
    })
    const context = { ...staffContext(), newId: () => 'second' }
    const rest = takePayment(part, 'cash', price - 500, context)
    expect(withChange(part, rest).stay).toMatchObject({ netPrice: price, balance: 0 })
  })

  it('cannot be paid beyond its amount', () => {
    const more = takePayment(writtenOff, 'cash', price + 1, staffContext())
    expect(more).toEqual({ refused: 'more_than_due' })
  })
})

const back = refund({ paymentId: 'cash', method: 'cash', stripeRefundId: null, cents: 100 })
const file = recordOf({ payments: [{ ...cash, refundedCents: 100 }], refunds: [back] })
const number = 'A1B2-2026'

describe('a fiscal receipt number', () => {
  it.each([
    ['a payment', { payment: 'cash' }],
    ['a refund', { refund: 'refund' }],
  ])('of %s is noted once and can be undone', (_, of) => {
    const change = noteFiscalNumber(file, of, number, staffContext())
    if (isRefused(change)) throw new Error(change.refused)
    const noted = recordAfter(file, change, now)
    const numbers = ({ payments, refunds }: typeof noted) =>
      [...payments, ...refunds].map(({ fiscalNumber }) => fiscalNumber)
    expect(numbers(noted).filter(Boolean)).toEqual([number])
    expect(noted.stay).toMatchObject({ balance: file.stay.balance, status: file.stay.status })
    expect(noteFiscalNumber(noted, of, number, staffContext())).toEqual({ refused: 'already_done' })
    expect(noteFiscalNumber(noted, of, 'other', staffContext())).toEqual({ refused: 'not_allowed' })
    const wrong = undo(noted, lastChangeOf(file, change, now), undefined, staffContext())
    if (isRefused(wrong)) throw new Error(wrong.refused)
    expect(numbers(recordAfter(noted, wrong, now))).toEqual([null, null])
  })

  it('is refused for an unknown payment and for failed money', () => {
    const failed = recordOf({ refunds: [refund({ status: 'failed', failedAt: now })] })
    const refused = { refused: 'not_allowed' }
    expect(noteFiscalNumber(file, { payment: 'none' }, number, staffContext())).toEqual(refused)
    expect(noteFiscalNumber(failed, { payment: 'own' }, number, staffContext())).toEqual(refused)
    expect(noteFiscalNumber(failed, { refund: 'refund' }, number, staffContext())).toEqual(refused)
  })
})
