import { describe, expect, it } from 'vitest'
import { noteFiscalNumber, payable, takePayment } from '../../../domain/desk/desk-payment.ts'
import { lapse, writeOff } from '../../../domain/desk/stay-actions.ts'
import { undo } from '../../../domain/desk/undo.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import { fileAfter } from '../../../domain/stay/stay-change.ts'
import { lastChangeOf } from '../support/last-change.ts'
import {
  cash,
  fileOf,
  now,
  onlinePayment,
  paidFile,
  price,
  received,
  refund,
  staffDoing,
  withChange,
} from '../support/stay-files.ts'

const reserved = fileOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })

describe('money at the desk', () => {
  it('may come in parts, by cash and by card', () => {
    const card = takePayment(reserved, 'desk_card', 1000, staffDoing())
    const half = withChange(reserved, card)
    const doing = { ...staffDoing(), newId: () => 'second' }
    const { stay, payments } = withChange(half, takePayment(half, 'cash', 800, doing))
    expect(payments.map(({ method }) => method)).toEqual(['desk_card', 'cash'])
    expect(stay).toMatchObject({ balance: 0, paymentStatus: 'paid' })
  })

  it('is never more than is due, nothing, or a part of a cent', () => {
    const pay = (cents: number) => takePayment(reserved, 'cash', cents, staffDoing())
    expect(pay(1801)).toEqual({ refused: 'more_than_due' })
    for (const cents of [0, -1, 0.5, Number.NaN]) {
      expect(pay(cents)).toEqual({ refused: 'not_allowed' })
    }
  })

  it.each(['pending', 'processing', 'failed'] as const)(
    'promise 28: waits while a payment is %s at Stripe, or the guest would pay twice',
    (status) => {
      const open = { ...onlinePayment, status }
      const file = fileOf({ payments: [open] })
      expect(takePayment(file, 'cash', price, staffDoing())).toEqual({ refused: 'payment_open' })
      const charges = [{ kind: 'quote', cents: 2 * price }] as const
      const second = paidFile({ charges, payments: [received, { ...open, id: 'second' }] })
      expect(takePayment(second, 'cash', 1, staffDoing())).toEqual({ refused: 'payment_open' })
    },
  )

  it('that settles a request confirms it, by mail', () => {
    const request = fileOf({ payments: [] })
    const part = takePayment(request, 'cash', price - 1, staffDoing())
    expect(part).toMatchObject({ status: 'pending', letters: ['receipt'] })
    const half = withChange(request, part)
    const rest = takePayment(half, 'cash', 1, { ...staffDoing(), newId: () => 'second' })
    expect(rest).toMatchObject({
      action: 'payment_taken',
      status: 'confirmed',
      letters: ['booking_confirmed'],
    })
    const { stay } = withChange(half, rest)
    expect(stay).toMatchObject({ status: 'confirmed', balance: 0, paymentStatus: 'paid' })
    expect(
      withChange(reserved, takePayment(reserved, 'cash', price, staffDoing())).stay.status,
    ).toBe('confirmed')
  })

  it('brings a lapsed booking back, all of its price or nothing', () => {
    const unpaid = fileOf({ payments: [] })
    const lapsed = withChange(unpaid, lapse(unpaid, now))
    expect(lapsed.stay).toMatchObject({ status: 'expired', balance: 0 })
    const pay = (cents: number) => takePayment(lapsed, 'cash', cents, staffDoing())
    expect(pay(price + 1)).toEqual({ refused: 'more_than_due' })
    expect(pay(price - 1)).toEqual({ refused: 'not_paid_in_full' })
    const { stay } = withChange(lapsed, pay(price))
    expect(stay).toMatchObject({ status: 'confirmed', balance: 0, paymentStatus: 'paid' })
  })
})

describe('a debt that was written off', () => {
  const gone = fileOf({ payments: [] }, { kind: 'reservation', status: 'completed', endedAt: now })
  const writtenOff = withChange(gone, writeOff(gone, 'gone', staffDoing()))

  it('can be paid after all, and what is paid of it is owed again', () => {
    expect(writtenOff.stay).toMatchObject({ netPrice: 0, balance: 0 })
    expect(payable(writtenOff)).toBe(price)
    const part = withChange(writtenOff, takePayment(writtenOff, 'cash', 500, staffDoing()))
    expect(part.charges.at(-1)).toEqual({ kind: 'written_off', cents: 500 })
    expect(part.stay).toMatchObject({
      netPrice: 500,
      received: 500,
      balance: 0,
      paymentStatus: 'paid',
    })
    const doing = { ...staffDoing(), newId: () => 'second' }
    const rest = takePayment(part, 'cash', price - 500, doing)
    expect(withChange(part, rest).stay).toMatchObject({ netPrice: price, balance: 0 })
  })

  it('is never paid beyond what it was', () => {
    const more = takePayment(writtenOff, 'cash', price + 1, staffDoing())
    expect(more).toEqual({ refused: 'more_than_due' })
  })
})

const back = refund({ paymentId: 'cash', method: 'cash', stripeRefundId: null, cents: 100 })
const file = fileOf({ payments: [{ ...cash, refundedCents: 100 }], refunds: [back] })
const number = 'A1B2-2026'

describe('the number of a fiscal receipt', () => {
  it.each([
    ['a payment', { payment: 'cash' }],
    ['a refund', { refund: 'refund' }],
  ])('is noted of %s once, and taken back like any other mistake', (_, of) => {
    const change = noteFiscalNumber(file, of, number, staffDoing())
    if (isRefused(change)) throw new Error(change.refused)
    const noted = fileAfter(file, change, now)
    const numbers = ({ payments, refunds }: typeof noted) =>
      [...payments, ...refunds].map(({ fiscalNumber }) => fiscalNumber)
    expect(numbers(noted).filter(Boolean)).toEqual([number])
    expect(noted.stay).toMatchObject({ balance: file.stay.balance, status: file.stay.status })
    expect(noteFiscalNumber(noted, of, number, staffDoing())).toEqual({ refused: 'already_done' })
    expect(noteFiscalNumber(noted, of, 'other', staffDoing())).toEqual({ refused: 'not_allowed' })
    const wrong = undo(noted, lastChangeOf(file, change, now), undefined, staffDoing())
    if (isRefused(wrong)) throw new Error(wrong.refused)
    expect(numbers(fileAfter(noted, wrong, now))).toEqual([null, null])
  })

  it('is of nothing that is not there, and of no money that did not move', () => {
    const failed = fileOf({ refunds: [refund({ status: 'failed', failedAt: now })] })
    const refused = { refused: 'not_allowed' }
    expect(noteFiscalNumber(file, { payment: 'none' }, number, staffDoing())).toEqual(refused)
    expect(noteFiscalNumber(failed, { payment: 'own' }, number, staffDoing())).toEqual(refused)
    expect(noteFiscalNumber(failed, { refund: 'refund' }, number, staffDoing())).toEqual(refused)
  })
})
