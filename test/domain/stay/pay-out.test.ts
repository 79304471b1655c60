import { describe, expect, it } from 'vitest'
import type { Refund } from '../../../domain/payments/money-rows.ts'
import { refundable } from '../../../domain/payments/refund-plan.ts'
import { keepable, keepOverpaid, payableOut, payOut } from '../../../domain/stay/pay-out.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import {
  cash,
  dispute,
  fileOf,
  inReview,
  now,
  price,
  received,
  refund,
  staffDoing,
  withChange,
} from '../support/stay-files.ts'

const ended = { status: 'cancelled', endedAt: now } as const
const notDue = [
  { kind: 'quote' as const, cents: price },
  { kind: 'not_due' as const, cents: -price },
]
const failed = (changes: Partial<Refund> = {}) =>
  refund({ cents: price, state: 'failed', failedAt: now, ...changes })
/** A cancelled booking whose card was closed. */
const closedCard = fileOf({ charges: notDue, payments: [received], refunds: [failed()] }, ended)

const atTheCounter = {
  ...{ actor: 'staff' as const, handsOver: true, at: now },
  newId: () => 'new',
}
const paysOut = (file: StayFile) => payOut(file, 'card closed', atTheCounter)

describe('what a card takes back no more', () => {
  it('is handed over in cash, in either currency', () => {
    const change = payOut(closedCard, 'card closed', {
      ...atTheCounter,
      handsOverIn: 'ALL',
    })
    expect(change).toMatchObject({
      action: 'paid_out',
      refunds: [{ paymentId: 'own', method: 'cash', state: 'succeeded', cents: price }],
      drawer: [{ kind: 'refund', refundId: 'new', cents: -price, given: { cents: 0, lek: 1800 } }],
    })
    const after = withChange(closedCard, change)
    expect(after.stay).toMatchObject({ returned: price, balance: 0, paymentStatus: 'refunded' })
    expect(after.payments).toMatchObject([{ id: 'own', refundedCents: price }])
    expect(paysOut(after)).toEqual({ refused: 'nothing_to_return' })
  })

  it('is no more than what the bank has left of it once a dispute was lost', () => {
    const lost = [dispute({ state: 'lost', cents: 500, closedAt: now })]
    const file = fileOf({ charges: notDue, payments: [received], disputes: lost }, ended)
    expect(payableOut(file)).toBe(price - 500)
    expect(withChange(file, paysOut(file)).stay).toMatchObject({
      ...{ returned: price - 500, chargedBack: 500, balance: 0 },
    })
  })

  it('is nothing while its bank still asks, a refund is on its way, or the card takes refunds', () => {
    const of = (rows: Partial<StayFile>) =>
      payableOut(fileOf({ charges: notDue, payments: [received], ...rows }, ended))
    expect(of({})).toBe(0)
    expect(of({ refunds: [failed()], disputes: [dispute()] })).toBe(0)
    const requested = refund({ id: 'again', state: 'requested', cents: price })
    expect(of({ refunds: [failed(), requested] })).toBe(0)
    const good = refund({ id: 'good', cents: 100 })
    const partly = [{ ...received, refundedCents: 100 }]
    expect(of({ payments: partly, refunds: [failed({ cents: 100 }), good] })).toBe(0)
  })

  it.each(['won', 'closed'] as const)(
    'is nothing after a dispute that is %s: the card is refunded',
    (state) => {
      const disputes = [dispute({ state, closedAt: now })]
      const file = fileOf({ charges: notDue, payments: [received], disputes }, ended)
      expect(payableOut(file)).toBe(0)
      expect(keepable(file)).toBe(0)
      expect(refundable(file, received)).toBe(price)
      expect(payableOut({ ...file, refunds: [failed()] })).toBe(price)
    },
  )

  it('is nothing of cash, of another currency, or of what is owed', () => {
    const of = (rows: Partial<StayFile>) => payableOut(fileOf(rows, ended))
    expect(of({ charges: notDue, payments: [cash], refunds: [] })).toBe(0)
    const dollars = { ...inReview, currency: 'USD' }
    expect(
      of({ payments: [received, dollars], refunds: [failed({ paymentId: dollars.id })] }),
    ).toBe(0)
    expect(of({ payments: [received], refunds: [failed()] })).toBe(0)
  })

  it('needs the guest at the counter', () => {
    const away = payOut(closedCard, 'card closed', staffDoing(now, false))
    expect(away).toEqual({ refused: 'not_allowed' })
  })
})

describe('what nobody came for', () => {
  const keeps = (file: StayFile) => keepOverpaid(file, 'never came back', staffDoing())
  const overpaid = fileOf({ charges: notDue, payments: [cash] }, ended)

  it('is kept, with a reason', () => {
    const change = keeps(overpaid)
    expect(change).toMatchObject({
      action: 'kept',
      charges: [{ kind: 'kept', cents: 600 }],
      data: { cents: 600, reason: 'never came back' },
    })
    expect(withChange(overpaid, change).stay).toMatchObject({ owed: 600, balance: 0 })
  })

  it('is kept of a card that takes nothing back, and goes back to one that does', () => {
    expect(keeps(closedCard)).toMatchObject({ charges: [{ cents: price }] })
    const open = fileOf({ charges: notDue, payments: [received] }, ended)
    expect(keeps(open)).toEqual({ refused: 'not_allowed' })
    const both = fileOf({ charges: notDue, payments: [received, cash] }, ended)
    expect(keeps(both)).toMatchObject({ charges: [{ cents: 600 }] })
  })

  it('is nothing while the guest may still come, or where nothing is overpaid', () => {
    const stays = fileOf({ charges: notDue, payments: [cash] }, { status: 'confirmed' })
    expect(keeps(stays)).toEqual({ refused: 'not_allowed' })
    expect(keeps(fileOf({ payments: [received] }, ended))).toEqual({ refused: 'not_allowed' })
  })
})
