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

describe('what a card takes back no more', () => {
  it('is handed over in cash, in either currency', () => {
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

  it('is no more than what the bank has left of it once a dispute was lost', () => {
    const lost = [dispute({ status: 'lost', cents: 500, closedAt: now })]
    const record = recordOf({ charges: notDue, payments: [received], disputes: lost }, ended)
    expect(payableOut(record)).toBe(price - 500)
    expect(withChange(record, paysOut(record)).stay).toMatchObject({
      refunded: price - 500,
      chargedBack: 500,
      balance: 0,
    })
  })

  it('is nothing while its bank still asks, a refund is on its way, or the card takes refunds', () => {
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
    'is nothing after a dispute that is %s: the card is refunded',
    (state) => {
      const disputes = [dispute({ status: state, closedAt: now })]
      const record = recordOf({ charges: notDue, payments: [received], disputes }, ended)
      expect(payableOut(record)).toBe(0)
      expect(keepable(record)).toBe(0)
      expect(refundable(record, received)).toBe(price)
      expect(payableOut({ ...record, refunds: [failed()] })).toBe(price)
    },
  )

  it('is nothing of cash, of another currency, or of what is owed', () => {
    const of = (rows: Partial<StayRecord>) => payableOut(recordOf(rows, ended))
    expect(of({ charges: notDue, payments: [cash], refunds: [] })).toBe(0)
    const dollars = { ...inReview, currency: 'USD' }
    expect(
      of({ payments: [received, dollars], refunds: [failed({ paymentId: dollars.id })] }),
    ).toBe(0)
    expect(of({ payments: [received], refunds: [failed()] })).toBe(0)
  })

  it('needs the guest at the counter', () => {
    const away = payOut(closedCard, 'card closed', staffContext(now, false))
    expect(away).toEqual({ refused: 'not_allowed' })
  })
})

describe('what nobody came for', () => {
  const keeps = (record: StayRecord) => keepOverpaid(record, 'never came back', staffContext())
  const overpaid = recordOf({ charges: notDue, payments: [cash] }, ended)

  it('is kept, with a reason', () => {
    const change = keeps(overpaid)
    expect(change).toMatchObject({
      action: 'overpayment_kept',
      charges: [{ kind: 'overpayment_kept', cents: 600 }],
      data: { cents: 600, reason: 'never came back' },
    })
    expect(withChange(overpaid, change).stay).toMatchObject({ netPrice: 600, balance: 0 })
  })

  it('is kept of a card that takes nothing back, and goes back to one that does', () => {
    expect(keeps(closedCard)).toMatchObject({ charges: [{ cents: price }] })
    const open = recordOf({ charges: notDue, payments: [received] }, ended)
    expect(keeps(open)).toEqual({ refused: 'not_allowed' })
    const both = recordOf({ charges: notDue, payments: [received, cash] }, ended)
    expect(keeps(both)).toMatchObject({ charges: [{ cents: 600 }] })
  })

  it('is nothing while the guest may still come, or where nothing is overpaid', () => {
    const stays = recordOf({ charges: notDue, payments: [cash] }, { status: 'confirmed' })
    expect(keeps(stays)).toEqual({ refused: 'not_allowed' })
    expect(keeps(recordOf({ payments: [received] }, ended))).toEqual({ refused: 'not_allowed' })
  })
})

/** 18 euros by card and 6 in cash, of which nothing is owed any more. */
const cancelled = (rows: Partial<MoneyRows> = {}) =>
  recordOf({ charges: [], payments: [received, cash], ...rows }, { status: 'cancelled' })
const whereIs = (rows: MoneyRows) => {
  const { atDesk, held, toSend } = overpaymentOf(rows)
  expect(atDesk + held + toSend).toBe(overpaid(rows))
  return [atDesk, held]
}

describe('what we owe a guest', () => {
  it('waits at the desk as far as it was paid there', () => {
    const onItsWay = [refund({ status: 'requested', cents: price })]
    expect(whereIs(cancelled({ refunds: onItsWay }))).toEqual([600, 0])
    expect(whereIs(paidRecord({ payments: [cash] }))).toEqual([0, 0])
  })

  it.each(['inquiry', 'open'] as const)(
    'is held as far as a bank asks about it (%s): the desk hands over the cash alone',
    (state) => {
      const record = cancelled({ disputes: [dispute({ status: state })] })
      expect(whereIs(record)).toEqual([600, price])
      const after = withChange(record, refundOverpaid(record, 'came by', atTheCounter()))
      expect(after.stay).toMatchObject({ refunded: 600, balance: -price })
      expect(payOut(after, 'came by', atTheCounter())).toEqual({ refused: 'nothing_to_return' })
    },
  )

  it('waits at the desk once its bank took a part for good, and the desk can hand it over', () => {
    const lost = [dispute({ status: 'lost', cents: 500, closedAt: now })]
    const record = cancelled({ payments: [received], disputes: lost })
    expect(whereIs(record)).toEqual([price - 500, 0])
    const after = withChange(record, payOut(record, 'came by', atTheCounter()))
    expect(whereIs(after)).toEqual([0, 0])
    expect(after.stay).toMatchObject({ refunded: price - 500, balance: 0 })
  })

  it('waits there once a card has refused it, until it is sent anew', () => {
    expect(whereIs(cancelled({ refunds: [failed()] }))).toEqual([price + 600, 0])
    const again = refund({ id: 'again', status: 'requested', cents: price })
    expect(whereIs(cancelled({ refunds: [failed(), again] }))).toEqual([600, 0])
  })

  it('is neither there nor held where its card still takes it: staff have to send it', () => {
    const twice = paidRecord({ payments: [received, inReview] })
    expect([overpaid(twice), ...whereIs(twice)]).toEqual([price, 0, 0])
    // A bank asks about one of the two; the other goes back.
    const asked = paidRecord({ payments: [received, inReview], disputes: [dispute()] })
    expect([overpaid(asked), ...whereIs(asked)]).toEqual([price, 0, 0])
    const won = paidRecord({ charges: [], disputes: [dispute({ status: 'won', closedAt: now })] })
    expect([overpaid(won), ...whereIs(won)]).toEqual([price, 0, 0])
  })

  it('is never more than was paid too much', () => {
    const charges = [{ kind: 'quote' as const, cents: price }]
    const record = cancelled({ charges, disputes: [dispute()] })
    expect(whereIs(record)).toEqual([600, 0])
    const shorter = cancelled({ charges: [{ kind: 'quote', cents: 2100 }], disputes: [dispute()] })
    expect(whereIs(shorter)).toEqual([300, 0])
  })

  it('is nothing of dollars about which a bank asks', () => {
    const dollars = { ...inReview, currency: 'USD' }
    const asked = [dispute({ paymentId: dollars.id })]
    const record = paidRecord({ payments: [received, dollars, cash], disputes: asked })
    expect(whereIs(withChange(record, cancelStay(record, 'ill', guestContext())))).toEqual([600, 0])
  })
})
