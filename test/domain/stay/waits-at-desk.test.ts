import { describe, expect, it } from 'vitest'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import { overpaid } from '../../../domain/payments/account.ts'
import type { MoneyRows } from '../../../domain/payments/money-rows.ts'
import { payOut } from '../../../domain/stay/pay-out.ts'
import { refundOverpaid } from '../../../domain/stay/refund-actions.ts'
import { overpaymentOf } from '../../../domain/stay/waits-at-desk.ts'
import {
  atTheCounter,
  cash,
  dispute,
  fileOf,
  guestDoing,
  inReview,
  now,
  paidFile,
  price,
  received,
  refund,
  withChange,
} from '../support/stay-files.ts'

/** 18 euros by card and 6 in cash, of which nothing is owed any more. */
const cancelled = (rows: Partial<MoneyRows> = {}) =>
  fileOf({ charges: [], payments: [received, cash], ...rows }, { status: 'cancelled' })
const whereIs = (rows: MoneyRows) => {
  const { atDesk, held, toSend } = overpaymentOf(rows)
  expect(atDesk + held + toSend).toBe(overpaid(rows))
  return [atDesk, held]
}
const failed = refund({ state: 'failed', failedAt: now, cents: price })

describe('what we owe a guest', () => {
  it('waits at the desk as far as it was paid there', () => {
    const onItsWay = [refund({ state: 'requested', cents: price })]
    expect(whereIs(cancelled({ refunds: onItsWay }))).toEqual([600, 0])
    expect(whereIs(paidFile({ payments: [cash] }))).toEqual([0, 0])
  })

  it.each(['inquiry', 'open'] as const)(
    'is held as far as a bank asks about it (%s): the desk hands over the cash alone',
    (state) => {
      const file = cancelled({ disputes: [dispute({ state })] })
      expect(whereIs(file)).toEqual([600, price])
      const after = withChange(file, refundOverpaid(file, 'came by', atTheCounter()))
      expect(after.stay).toMatchObject({ returned: 600, balance: -price })
      expect(payOut(after, 'came by', atTheCounter())).toEqual({ refused: 'nothing_to_return' })
    },
  )

  it('waits at the desk once its bank took a part for good, and the desk can hand it over', () => {
    const lost = [dispute({ state: 'lost', cents: 500, closedAt: now })]
    const file = cancelled({ payments: [received], disputes: lost })
    expect(whereIs(file)).toEqual([price - 500, 0])
    const after = withChange(file, payOut(file, 'came by', atTheCounter()))
    expect(whereIs(after)).toEqual([0, 0])
    expect(after.stay).toMatchObject({ returned: price - 500, balance: 0 })
  })

  it('waits there once a card has refused it, until it is sent anew', () => {
    expect(whereIs(cancelled({ refunds: [failed] }))).toEqual([price + 600, 0])
    const again = refund({ id: 'again', state: 'requested', cents: price })
    expect(whereIs(cancelled({ refunds: [failed, again] }))).toEqual([600, 0])
  })

  it('is neither there nor held where its card still takes it: staff have to send it', () => {
    const twice = paidFile({ payments: [received, inReview] })
    expect([overpaid(twice), ...whereIs(twice)]).toEqual([price, 0, 0])
    // A bank asks about one of the two; the other goes back.
    const asked = paidFile({ payments: [received, inReview], disputes: [dispute()] })
    expect([overpaid(asked), ...whereIs(asked)]).toEqual([price, 0, 0])
    const won = paidFile({ charges: [], disputes: [dispute({ state: 'won', closedAt: now })] })
    expect([overpaid(won), ...whereIs(won)]).toEqual([price, 0, 0])
  })

  it('is never more than was paid too much', () => {
    const charges = [{ kind: 'quote' as const, cents: price }]
    const file = cancelled({ charges, disputes: [dispute()] })
    expect(whereIs(file)).toEqual([600, 0])
    const shorter = cancelled({ charges: [{ kind: 'quote', cents: 2100 }], disputes: [dispute()] })
    expect(whereIs(shorter)).toEqual([300, 0])
  })

  it('is nothing of dollars about which a bank asks', () => {
    const dollars = { ...inReview, currency: 'USD' }
    const asked = [dispute({ paymentId: dollars.id })]
    const file = paidFile({ payments: [received, dollars, cash], disputes: asked })
    expect(whereIs(withChange(file, cancelStay(file, 'ill', guestDoing())))).toEqual([600, 0])
  })
})
