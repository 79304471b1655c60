import { describe, expect, it } from 'vitest'
import { accountOf } from '../../domain/account.ts'
import { isRefused, type Refusal } from '../../domain/refusal.ts'
import { stayStatuses } from '../../domain/stay.ts'
import {
  acceptReview,
  cancelStay,
  changeStay,
  lapse,
  refundGoodwill,
  refundOverpaid,
  refundRefused,
  type StayWish,
} from '../../domain/stay-actions.ts'
import { fileAfter, type StayChange } from '../../domain/stay-change.ts'
import type { StayFile } from '../../domain/stay-file.ts'
import {
  atTheCounter,
  cash,
  dayBefore,
  dispute,
  dropOff,
  fileOf,
  guestDoing,
  inReview,
  now,
  onlinePayment,
  paidFile,
  price,
  received,
  refund,
  staffDoing,
} from './stay-files.ts'

function withChange(file: StayFile, change: StayChange | Refusal | null): StayFile {
  if (!change || isRefused(change)) throw new Error('refused')
  return fileAfter(file, change, now)
}

const refundsOf = (change: StayChange | Refusal) =>
  isRefused(change) ||
  change.refunds.map(({ paymentId, cents, state }) => [paymentId, cents, state])

const nothing = { refused: 'nothing_to_return' }

describe('a guest or staff who cancel', () => {
  it('get everything back before the day of the drop-off', () => {
    const change = cancelStay(paidFile(), 'ill', staffDoing(dayBefore))
    expect(change).toMatchObject({
      action: 'cancel',
      status: 'cancelled',
      refunds: [{ id: 'new_1', paymentId: 'own', state: 'requested', cents: price, reason: 'ill' }],
    })
    expect(withChange(paidFile(), change).stay).toMatchObject({ owed: 0, balance: -price })
  })

  it('get nothing back on that day', () => {
    const change = cancelStay(paidFile(), 'ill', staffDoing(dropOff))
    expect(change).toMatchObject({ status: 'cancelled', charges: [], refunds: [] })
  })

  it('are told where it can be cancelled no more', () => {
    const here = paidFile({}, { status: 'checked_in' })
    expect(cancelStay(here, 'ill', staffDoing())).toEqual({ refused: 'not_allowed' })
  })

  it('wait for the bank while the payment is disputed', () => {
    const file = paidFile({ disputes: [dispute()] })
    expect(cancelStay(file, 'ill', staffDoing(dayBefore))).toMatchObject({ refunds: [] })
  })
})

describe('staff who give money back', () => {
  it('give what was paid too much, and nothing where nothing was', () => {
    expect(refundOverpaid(paidFile(), 'twice', staffDoing())).toEqual(nothing)
    const twice = paidFile({ payments: [received, inReview] })
    expect(refundsOf(refundOverpaid(twice, 'twice', staffDoing()))).toEqual([
      ['pi_other', price, 'requested'],
    ])
  })

  it('give the same money once, also when two of them do', () => {
    const twice = paidFile({ payments: [received, inReview] })
    const change = refundOverpaid(twice, 'twice', staffDoing())
    expect(refundOverpaid(withChange(twice, change), 'twice', staffDoing())).toEqual(nothing)
  })

  it.each([
    [0, 'not_allowed'],
    [-1, 'not_allowed'],
    [0.5, 'not_allowed'],
    [Number.NaN, 'not_allowed'],
    [price + 1, 'below_credit'],
  ])('cannot give %d cents of goodwill', (cents, refused) => {
    expect(refundGoodwill(paidFile(), cents, 'sorry', staffDoing())).toEqual({ refused })
  })

  it('give goodwill to the last cent of what is owed', () => {
    for (const cents of [1, 600, price]) {
      const change = refundGoodwill(paidFile(), cents, 'sorry', staffDoing())
      expect(refundsOf(change)).toEqual([['own', cents, 'requested']])
      expect(withChange(paidFile(), change).stay).toMatchObject({
        totalPrice: price,
        balance: -cents,
      })
    }
  })

  it('lower what is due where nothing was paid yet', () => {
    const file = fileOf({}, { status: 'confirmed' })
    const change = refundGoodwill(file, 600, 'sorry', staffDoing())
    expect(refundsOf(change)).toEqual([])
    expect(withChange(file, change).stay.balance).toBe(1200)
  })

  it('still owe it when Stripe refuses, and are told', () => {
    const asked = refund({ id: 'asked', state: 'requested', stripeId: null, cents: price })
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'not_due', cents: -price },
    ] as const
    const file = paidFile({ charges, refunds: [asked] }, { status: 'cancelled' })
    const change = refundRefused(file, asked, now)
    expect(change).toMatchObject({ letters: ['refund_failed'], data: { intent: 'pi_own' } })
    const refused = withChange(file, change)
    expect(refused.refunds).toMatchObject([{ state: 'failed', failedAt: now, checkAt: null }])
    expect(refused.stay).toMatchObject({ balance: -price, returned: 0 })
    expect(refundsOf(refundOverpaid(refused, 'again', staffDoing()))).toEqual([
      ['own', price, 'requested'],
    ])
  })
})

describe('money that was paid by hand', () => {
  const owedAgain = [{ kind: 'quote', cents: price }] as const
  const file = fileOf({ charges: owedAgain, payments: [cash] }, { status: 'confirmed' })

  it.each([
    ['the guest, online', guestDoing(dayBefore)],
    ['staff on the phone', staffDoing(dayBefore)],
  ])('stays in the balance where %s cancel', (_, doing) => {
    const change = cancelStay(file, 'ill', doing)
    expect(change).toMatchObject({ status: 'cancelled', refunds: [], payments: [] })
    expect(withChange(file, change).stay).toMatchObject({ balance: -600, returned: 0 })
  })

  it('is handed over by staff at the counter, in the same step', () => {
    const change = cancelStay(file, 'ill', staffDoing(dayBefore, true))
    expect(change).toMatchObject({
      refunds: [{ paymentId: 'cash', method: 'cash', state: 'succeeded', cents: 600 }],
      payments: [{ id: 'cash', refundedCents: 600 }],
    })
    expect(withChange(file, change).stay).toMatchObject({ balance: 0, returned: 600 })
  })

  it('is paid out later, once', () => {
    const cancelled = withChange(file, cancelStay(file, 'ill', guestDoing(dayBefore)))
    expect(refundOverpaid(cancelled, 'ill', staffDoing())).toEqual(nothing)
    const handed = withChange(cancelled, refundOverpaid(cancelled, 'ill', atTheCounter()))
    expect(handed.stay).toMatchObject({ balance: 0, returned: 600, paymentStatus: 'refunded' })
    expect(refundOverpaid(handed, 'ill', atTheCounter())).toEqual(nothing)
  })

  it('goes back beside what Stripe sends, each by the way it came', () => {
    const both = paidFile({ payments: [received, cash] })
    const asked = refundOverpaid(both, 'twice', staffDoing())
    expect(refundsOf(asked)).toEqual([['own', 600, 'requested']])
    const goodwill = refundGoodwill(both, price, 'sorry', atTheCounter())
    expect(refundsOf(goodwill)).toEqual([
      ['own', price, 'requested'],
      ['cash', 600, 'succeeded'],
    ])
  })

  it('goes back by the desk’s terminal where it came by it', () => {
    const card = fileOf({ payments: [{ ...cash, method: 'desk_card' }] }, { status: 'confirmed' })
    expect(cancelStay(card, 'ill', staffDoing(dayBefore, true))).toMatchObject({
      refunds: [{ method: 'desk_card', state: 'succeeded', checkAt: null }],
    })
  })
})

describe('promise 5: staff who accept money in review', () => {
  const bent = { ...inReview, id: 'own', cents: price, receivedCents: 100 }

  it('confirm the stay, and see what is still due', () => {
    const file = fileOf({ payments: [bent] })
    const change = acceptReview(file, 'own', staffDoing())
    expect(change).toMatchObject({ action: 'review_accepted', letters: ['booking_confirmed'] })
    expect(withChange(file, change)).toMatchObject({
      stay: { status: 'confirmed', balance: 1700 },
      payments: [{ state: 'succeeded', cents: 100, receivedCents: 100 }],
    })
  })

  it('owe a lapsed stay its price again', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'not_due', cents: -price },
    ] as const
    const file = fileOf({ charges, payments: [inReview] }, { status: 'expired' })
    const accepted = withChange(file, acceptReview(file, inReview.id, staffDoing()))
    expect(accepted.stay).toMatchObject({ status: 'confirmed', balance: 0, paymentStatus: 'paid' })
  })

  it('leave a stay that is confirmed or ended as it is', () => {
    for (const status of ['confirmed', 'cancelled', 'checked_in', 'completed'] as const) {
      const file = fileOf({ payments: [received, inReview] }, { status })
      expect(acceptReview(file, inReview.id, staffDoing())).toMatchObject({ status, letters: [] })
    }
  })

  it.each([
    ['is not in review', { state: 'succeeded' }],
    ['is of another currency', { currency: 'ALL' }],
    ['never came', { receivedCents: 0 }],
    ['was given back in full', { refundedCents: price }],
  ] as const)('cannot accept what %s', (_, changes) => {
    const file = fileOf({ payments: [{ ...inReview, ...changes }] })
    const notAllowed = { refused: 'not_allowed' }
    expect(acceptReview(file, inReview.id, staffDoing())).toEqual(notAllowed)
    expect(acceptReview(file, 'unknown', staffDoing())).toEqual(notAllowed)
  })
})

describe('promise 12: a booking that nobody can pay any more', () => {
  it('lapses with its payment, and its guest is told', () => {
    const unpaid = fileOf({ payments: [{ ...onlinePayment, intentId: null }] })
    const change = lapse(unpaid, now)
    expect(change).toMatchObject({ action: 'expire', letters: ['payment_lapsed'] })
    expect(withChange(unpaid, change)).toMatchObject({
      stay: { status: 'expired', owed: 0, balance: 0, paymentStatus: 'canceled', endedAt: now },
      payments: [{ state: 'canceled', checkAt: null }],
    })
  })

  it('ends its payment alone where the stay has ended otherwise, and tells nobody', () => {
    const file = fileOf({}, { status: 'cancelled' })
    const change = lapse(file, now)
    expect(change).toMatchObject({ action: 'payment_expired', status: 'cancelled', letters: [] })
    expect(change?.payments).toMatchObject([{ state: 'canceled', checkAt: null }])
  })

  it('does not lapse while a person has to look at money of it', () => {
    const file = fileOf({ payments: [onlinePayment, inReview] })
    const change = lapse(file, now)
    expect(change).toMatchObject({ status: 'pending', charges: [], letters: [] })
    expect(change?.payments).toMatchObject([{ id: 'own', state: 'canceled' }])
  })

  it('gives up an intent that was bent before it took money', () => {
    const bent = { ...onlinePayment, state: 'review' } as const
    expect(lapse(fileOf({ payments: [bent] }), now)).toMatchObject({
      status: 'expired',
      payments: [{ state: 'canceled' }],
    })
  })

  it('leaves nothing to write where nothing is open', () => {
    expect(lapse(paidFile(), now)).toBeNull()
  })
})

describe('a stay that is changed', () => {
  const until = (day: number) => ({ endDate: new Date(`2026-07-${day}T16:00:00Z`) })
  const change = (file: StayFile, wish: StayWish) => changeStay(file, wish, 'changed', staffDoing())

  it('that gets shorter goes back in part', () => {
    const shorter = change(paidFile(), until(26))
    expect(shorter).toMatchObject({ data: { from: 1800, to: 1200 }, agreed: { duration: 2 } })
    expect(refundsOf(shorter)).toEqual([['own', 600, 'requested']])
    expect(withChange(paidFile(), shorter).stay).toMatchObject({
      ...until(26),
      pickUpAt: until(26).endDate,
      totalPrice: 1200,
      balance: -600,
    })
  })

  it('that gets longer or fuller owes the difference', () => {
    expect(withChange(paidFile(), change(paidFile(), until(28))).stay.balance).toBe(600)
    const fuller = withChange(paidFile(), change(paidFile(), { luggageCount: 3 })).stay
    expect(fuller).toMatchObject({ luggageCount: 3, totalPrice: 2700, balance: 900 })
  })

  it('that costs the same owes the same', () => {
    const file = paidFile()
    const later = change(file, { startDate: new Date('2026-07-25T10:00:00Z') })
    expect(later).toMatchObject({ charges: [], refunds: [] })
  })

  it('keeps its hours or days where it names no pick-up', () => {
    const file = paidFile({}, { endDate: null })
    const moved = withChange(file, change(file, { startDate: new Date('2026-08-01T08:00:00Z') }))
    expect(moved.stay).toMatchObject({ duration: 3, pickUpAt: new Date('2026-08-03T08:00:00Z') })
    expect(moved.stay.totalPrice).toBe(price)
  })

  it('is left to staff where they have to name a price', () => {
    const mid = paidFile({}, { storageType: 'mid' })
    expect(change(mid, { luggageCount: 3 })).toEqual({ refused: 'price_by_staff' })
  })

  it('cannot be one that has ended', () => {
    for (const status of stayStatuses) {
      const isOpen = ['pending', 'confirmed', 'checked_in'].includes(status)
      const changed = change(paidFile({}, { status }), until(28))
      if (isOpen) expect(isRefused(changed)).toBe(false)
      else expect(changed).toEqual({ refused: 'not_allowed' })
    }
  })

  it.each(['pending', 'processing', 'failed'] as const)(
    'waits while a payment is %s at Stripe, which would take the old price',
    (state) => {
      const file = fileOf({ payments: [{ ...onlinePayment, state }] })
      expect(change(file, until(28))).toEqual({ refused: 'payment_open' })
      const second = { ...onlinePayment, id: 'second', intentId: 'pi_2', state }
      const paid = paidFile({ payments: [received, second] })
      expect(change(paid, until(28))).toEqual({ refused: 'payment_open' })
    },
  )

  it('does not wait for a payment that is over, or that was made at the counter', () => {
    const canceled = { ...onlinePayment, state: 'canceled' } as const
    for (const payments of [[canceled], [received, cash], []])
      expect(isRefused(change(fileOf({ payments }), until(28)))).toBe(false)
  })

  it('cannot cost less than what was given away already', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'goodwill', cents: -1500 },
    ] as const
    const refunds = [refund({ cents: 1500 })]
    const payments = [{ ...received, refundedCents: 1500 }]
    const file = paidFile({ charges, refunds, payments })
    expect(change(file, until(26))).toEqual({ refused: 'below_credit' })
    expect(accountOf(file).owed).toBe(300)
  })
})
