import { describe, expect, it } from 'vitest'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import { overpaid } from '../../../domain/payments/account.ts'
import type { MoneyRows, Refund } from '../../../domain/payments/money-rows.ts'
import { refundable } from '../../../domain/payments/refund-plan.ts'
import {
  keepable,
  keepOverpaid,
  overpaymentOf,
  payableOut,
  payOut,
} from '../../../domain/stay/pay-out.ts'
import { refundOverpaid } from '../../../domain/stay/refund-actions.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import {
  atTheCounter,
  cash,
  dispute,
  guestContext,
  inReview,
  now,
  paidRecord,
  price,
  received,
  recordOf,
  refund,
  staffContext,
  withChange,
} from '../support/stay-records.ts'

const ended = { status: 'cancelled', endedAt: now } as const
const notDue = [
  { kind: 'quote' as const, cents: price },
  { kind: 'not_due' as const, cents: -price },
]
const failed = (changes: Partial<Refund> = {}) =>
  refund({ cents: price, status: 'failed', failedAt: now, ...changes })
/** A cancelled booking whose card was closed. */
const closedCard = recordOf({ charges: notDue, payments: [received], refunds: [failed()] }, ended)

const counter = {
  actor: 'staff' as const,
  inPerson: true,
  at: now,
  newId: () => 'new',
}
const paysOut = (record: StayRecord) => payOut(record, 'card closed', counter)

describe('money that its card cannot take back', () => {
  it('is paid out in cash in either currency', () => {
    const change = payOut(closedCard, 'card closed', {
      ...counter,
      cashCurrency: 'ALL',
    })
    expect(change).toMatchObject({
      action: 'paid_out',
      refunds: [{ paymentId: 'own', method: 'cash', status: 'succeeded', cents: price }],
      drawer: [{ kind: 'refund', refundId: 'new', cents: -price, given: { cents: 0, lek: 1800 } }],
    })
    const after = withChange(closedCard, change)
    expect(after.stay).toMatchObject({ refunded: price, balance: 0, paymentStatus: 'refunded' })
    expect(after.payments).toMatchObject([{ id: 'own', refundedCents: price }])
    expect(paysOut(after)).toEqual({ refused: 'nothing_to_return' })
  })

  it('is at most what a lost dispute left of it', () => {
    const lost = [dispute({ status: 'lost', cents: 500, closedAt: now })]
    const record = recordOf({ charges: notDue, payments: [received], disputes: lost }, ended)
    expect(payableOut(record)).toBe(price - 500)
    expect(withChange(record, paysOut(record)).stay).toMatchObject({
      refunded: price - 500,
      chargedBack: 500,
      balance: 0,
    })
  })

  it('is zero during a dispute or a refund, or if the card takes refunds', () => {
    const of = (rows: Partial<StayRecord>) =>
      payableOut(recordOf({ charges: notDue, payments: [received], ...rows }, ended))
    expect(of({})).toBe(0)
    expect(of({ refunds: [failed()], disputes: [dispute()] })).toBe(0)
    const requested = refund({ id: 'again', status: 'requested', cents: price })
    expect(of({ refunds: [failed(), requested] })).toBe(0)
    const good = refund({ id: 'good', cents: 100 })
    const partly = [{ ...received, refundedCents: 100 }]
    expect(of({ payments: partly, refunds: [failed({ cents: 100 }), good] })).toBe(0)
  })

  it.each(['won', 'closed'] as const)(
    'is zero after a dispute that is %s, unless a refund failed',
    (state) => {
      const disputes = [dispute({ status: state, closedAt: now })]
      const record = recordOf({ charges: notDue, payments: [received], disputes }, ended)
      expect(payableOut(record)).toBe(0)
      expect(keepable(record)).toBe(0)
      expect(refundable(record, received)).toBe(price)
      expect(payableOut({ ...record, refunds: [failed()] })).toBe(price)
    },
  )

  it('is zero for cash, another currency, or money that the guest owes', () => {
    const of = (rows: Partial<StayRecord>) => payableOut(recordOf(rows, ended))
    expect(of({ charges: notDue, payments: [cash], refunds: [] })).toBe(0)
    const dollars = { ...inReview, currency: 'USD' }
    expect(
      of({ payments: [received, dollars], refunds: [failed({ paymentId: dollars.id })] }),
    ).toBe(0)
    expect(of({ payments: [received], refunds: [failed()] })).toBe(0)
  })

  it('can only be paid out with the guest at the desk', () => {
    const away = payOut(closedCard, 'card closed', staffContext(now, false))
    expect(away).toEqual({ refused: 'not_allowed' })
  })
})

describe('an uncollected overpayment', () => {
  const keeps = (record: StayRecord) => keepOverpaid(record, 'never came back', staffContext())
  const overpaid = recordOf({ charges: notDue, payments: [cash] }, ended)

  it('is kept with a reason', () => {
    const change = keeps(overpaid)
    expect(change).toMatchObject({
      action: 'overpayment_kept',
      charges: [{ kind: 'overpayment_kept', cents: 600 }],
      data: { cents: 600, reason: 'never came back' },
    })
    expect(withChange(overpaid, change).stay).toMatchObject({ netPrice: 600, balance: 0 })
  })

  it('is kept only if its card takes no refunds', () => {
    expect(keeps(closedCard)).toMatchObject({ charges: [{ cents: price }] })
    const open = recordOf({ charges: notDue, payments: [received] }, ended)
    expect(keeps(open)).toEqual({ refused: 'not_allowed' })
    const both = recordOf({ charges: notDue, payments: [received, cash] }, ended)
    expect(keeps(both)).toMatchObject({ charges: [{ cents: 600 }] })
  })

  it('cannot be kept before the stay has ended or if it is zero', () => {
    const stays = recordOf({ charges: notDue, payments: [cash] }, { status: 'confirmed' })
    expect(keeps(stays)).toEqual({ refused: 'not_allowed' })
    expect(keeps(recordOf({ payments: [received] }, ended))).toEqual({ refused: 'not_allowed' })
  })
})

/** 18 euros by card and 6 in cash, with nothing owed. */
const cancelled = (rows: Partial<MoneyRows> = {}) =>
  recordOf({ charges: [], payments: [received, cash], ...rows }, { status: 'cancelled' })
const whereIs = (rows: MoneyRows) => {
  const { atDesk, held, toSend } = overpaymentOf(rows)
  expect(atDesk + held + toSend).toBe(overpaid(rows))
  return [atDesk, held]
}

describe('an overpayment', () => {
  it('is at the desk if it was paid there', () => {
    const onItsWay = [refund({ status: 'requested', cents: price })]
    expect(whereIs(cancelled({ refunds: onItsWay }))).toEqual([600, 0])
    expect(whereIs(paidRecord({ payments: [cash] }))).toEqual([0, 0])
  })

  it.each(['inquiry', 'open'] as const)(
    'is held while it is disputed (%s); the desk only refunds the cash',
    (state) => {
      const record = cancelled({ disputes: [dispute({ status: state })] })
      expect(whereIs(record)).toEqual([600, price])
      const after = withChange(record, refundOverpaid(record, 'came by', atTheCounter()))
      expect(after.stay).toMatchObject({ refunded: 600, balance: -price })
      expect(payOut(after, 'came by', atTheCounter())).toEqual({ refused: 'nothing_to_return' })
    },
  )

  it('is paid out at the desk once a dispute was partly lost', () => {
    const lost = [dispute({ status: 'lost', cents: 500, closedAt: now })]
    const record = cancelled({ payments: [received], disputes: lost })
    expect(whereIs(record)).toEqual([price - 500, 0])
    const after = withChange(record, payOut(record, 'came by', atTheCounter()))
    expect(whereIs(after)).toEqual([0, 0])
    expect(after.stay).toMatchObject({ refunded: price - 500, balance: 0 })
  })

  it('is at the desk once its refund failed, until it is sent again', () => {
    expect(whereIs(cancelled({ refunds: [failed()] }))).toEqual([price + 600, 0])
    const again = refund({ id: 'again', status: 'requested', cents: price })
    expect(whereIs(cancelled({ refunds: [failed(), again] }))).toEqual([600, 0])
  })

  it('is neither at the desk nor held if its card still takes refunds', () => {
    const twice = paidRecord({ payments: [received, inReview] })
    expect([overpaid(twice), ...whereIs(twice)]).toEqual([price, 0, 0])
    // One of the two is disputed; the other is refunded.
    const asked = paidRecord({ payments: [received, inReview], disputes: [dispute()] })
    expect([overpaid(asked), ...whereIs(asked)]).toEqual([price, 0, 0])
    const won = paidRecord({ charges: [], disputes: [dispute({ status: 'won', closedAt: now })] })
    expect([overpaid(won), ...whereIs(won)]).toEqual([price, 0, 0])
  })

  it('is at most what was overpaid', () => {
    const charges = [{ kind: 'quote' as const, cents: price }]
    const record = cancelled({ charges, disputes: [dispute()] })
    expect(whereIs(record)).toEqual([600, 0])
    const shorter = cancelled({ charges: [{ kind: 'quote', cents: 2100 }], disputes: [dispute()] })
    expect(whereIs(shorter)).toEqual([300, 0])
  })

  it('does not include disputed dollars', () => {
    const dollars = { ...inReview, currency: 'USD' }
    const asked = [dispute({ paymentId: dollars.id })]
    const record = paidRecord({ payments: [received, dollars, cash], disputes: asked })
    expect(whereIs(withChange(record, cancelStay(record, 'ill', guestContext())))).toEqual([600, 0])
  })
})
