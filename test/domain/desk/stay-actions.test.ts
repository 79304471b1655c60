import { describe, expect, it } from 'vitest'
import {
  acceptReview,
  answerDispute,
  attend,
  cancelStay,
  confirmRequested,
  lapse,
  takeStep,
  writeOff,
} from '../../../domain/desk/stay-actions.ts'
import {
  dayBefore,
  dispute,
  dropOff,
  fileOf,
  inReview,
  now,
  onlinePayment,
  paidFile,
  price,
  received,
  refund,
  staffDoing,
  withChange,
} from '../support/stay-files.ts'

describe('a guest or staff who cancel', () => {
  it('get everything back before the day of the drop-off', () => {
    const change = cancelStay(paidFile(), 'ill', staffDoing(dayBefore))
    expect(change).toMatchObject({
      action: 'cancel',
      status: 'cancelled',
      refunds: [
        { id: 'new_1', paymentId: 'own', status: 'requested', cents: price, reason: 'ill' },
      ],
    })
    expect(withChange(paidFile(), change).stay).toMatchObject({
      ...{ netPrice: 0, refunded: price, balance: 0 },
    })
  })

  it('get nothing back on that day', () => {
    const change = cancelStay(paidFile(), 'ill', staffDoing(dropOff))
    expect(change).toMatchObject({ status: 'cancelled', charges: [], refunds: [] })
    expect(change).toMatchObject({ data: { reason: 'ill' } })
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

describe('staff who confirm what a guest asked for', () => {
  const request = fileOf({ charges: [], payments: [] }, { serviceType: 'taxi' })

  it('may name its price with it', () => {
    const change = confirmRequested(request, 2500, staffDoing())
    expect(change).toMatchObject({
      ...{ action: 'confirm', status: 'confirmed', data: { from: 0, to: 2500 } },
      ...{ charges: [{ kind: 'agreed', cents: 2500 }], letters: ['reservation_confirmed'] },
    })
    expect(withChange(request, change).stay).toMatchObject({ totalPrice: 2500, balance: 2500 })
  })

  it('may leave it as it is', () => {
    for (const cents of [undefined, 0]) {
      const change = confirmRequested(request, cents, staffDoing())
      expect(change).toMatchObject({ status: 'confirmed', charges: [] })
    }
  })

  it('name none while Stripe may take another, and confirm nothing twice', () => {
    const refused = (file = fileOf()) => confirmRequested(file, 2500, staffDoing())
    expect(refused()).toEqual({ refused: 'payment_open' })
    expect(refused(paidFile())).toEqual({ refused: 'not_allowed' })
  })
})

describe('staff who take a step with a stay', () => {
  it('move it where the step leads, and owe no longer what nobody came for', () => {
    const reserved = fileOf({ payments: [] }, { status: 'confirmed' })
    const change = takeStep(reserved, 'no_show', staffDoing())
    expect(change).toMatchObject({ action: 'no_show', actor: 'staff', refunds: [] })
    expect(withChange(reserved, change).stay).toMatchObject({ status: 'no_show', balance: 0 })
  })

  it('owe again what comes to life', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'not_due', cents: -price },
    ] as const
    const lapsed = fileOf({ charges, payments: [] }, { status: 'expired' })
    const change = takeStep(lapsed, 'confirm', staffDoing())
    expect(withChange(lapsed, change).stay).toMatchObject({ status: 'confirmed', balance: price })
  })

  it('are refused where no step leads', () => {
    expect(takeStep(paidFile(), 'abandon', staffDoing())).toEqual({ refused: 'not_allowed' })
  })
})

describe('promise 5: staff who accept money in review', () => {
  const bent = { ...inReview, id: 'own', cents: price, receivedCents: 100 }

  it('confirm the stay, and see what is still due', () => {
    const file = fileOf({ payments: [bent] })
    const change = acceptReview(file, 'own', 'known', staffDoing())
    expect(change).toMatchObject({ action: 'review_accepted', letters: ['booking_confirmed'] })
    expect(withChange(file, change)).toMatchObject({
      stay: { status: 'confirmed', balance: 1700 },
      payments: [{ status: 'succeeded', cents: 100, receivedCents: 100 }],
    })
  })

  it('owe a lapsed stay its price again', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'not_due', cents: -price },
    ] as const
    const file = fileOf({ charges, payments: [inReview] }, { status: 'expired' })
    const accepted = withChange(file, acceptReview(file, inReview.id, 'known', staffDoing()))
    expect(accepted.stay).toMatchObject({ status: 'confirmed', balance: 0, paymentStatus: 'paid' })
  })

  it('leave a stay that is confirmed or ended as it is', () => {
    for (const status of ['confirmed', 'cancelled', 'checked_in', 'completed'] as const) {
      const file = fileOf({ payments: [received, inReview] }, { status })
      expect(acceptReview(file, inReview.id, 'known', staffDoing())).toMatchObject({
        status,
        letters: [],
      })
    }
  })

  const backOf = (status: 'requested' | 'succeeded') => [
    refund({ paymentId: inReview.id, status, cents: price }),
  ]
  it.each([
    ['is not in review', { status: 'succeeded' }, []],
    ['is of another currency', { currency: 'ALL' }, []],
    ['never came', { receivedCents: 0 }, []],
    ['was given back in full', {}, backOf('succeeded')],
    ['Stripe was asked to give back in full', {}, backOf('requested')],
  ] as const)('cannot accept what %s', (_, changes, refunds) => {
    const file = fileOf({ payments: [{ ...inReview, ...changes }], refunds })
    const notAllowed = { refused: 'not_allowed' }
    expect(acceptReview(file, inReview.id, 'known', staffDoing())).toEqual(notAllowed)
    expect(acceptReview(file, 'unknown', 'known', staffDoing())).toEqual(notAllowed)
  })
})

describe('staff who have looked after what an act left open', () => {
  const flagged = paidFile({}, { conflictAt: dayBefore, unpricedAt: dayBefore })

  it('take it off the list, and say how', () => {
    const change = attend(flagged, 'asked Drita', staffDoing())
    expect(change).toMatchObject({ action: 'resolved', data: { reason: 'asked Drita' } })
    expect(withChange(flagged, change).stay).toMatchObject({ conflictAt: null, unpricedAt: null })
  })

  it('leave disputes to be answered by themselves', () => {
    const file = paidFile({ disputes: [dispute()] })
    expect(attend(file, 'x', staffDoing()).disputes).toEqual([])
  })
})

describe('promise 14: staff who answer a dispute', () => {
  const file = paidFile({ disputes: [dispute(), dispute({ id: 'dp_2' })] })

  it('note when and how, of that one alone', () => {
    const change = answerDispute(file, 'dp_2', 'receipt sent', staffDoing())
    expect(change).toMatchObject({
      action: 'resolved',
      data: { dispute: 'dp_2', reason: 'receipt sent' },
    })
    const { disputes } = withChange(file, change)
    expect(disputes.map(({ answeredAt }) => answeredAt)).toEqual([null, now])
  })

  it('are told where there is nothing to answer any more', () => {
    const answered = withChange(file, answerDispute(file, 'dp_1', 'x', staffDoing()))
    expect(answerDispute(answered, 'dp_1', 'x', staffDoing())).toEqual({ refused: 'already_done' })
    const over = paidFile({ disputes: [dispute({ status: 'won', closedAt: now })] })
    for (const id of ['dp_1', 'unknown'])
      expect(answerDispute(over, id, 'x', staffDoing())).toEqual({ refused: 'not_allowed' })
  })
})

describe('staff who expect money no longer', () => {
  const left = fileOf({ payments: [] }, { status: 'completed' })

  it('write off what the guest still owes', () => {
    const change = writeOff(left, 'cannot be reached', staffDoing())
    expect(change).toMatchObject({
      action: 'written_off',
      charges: [{ kind: 'written_off', cents: -price }],
      data: { cents: price, reason: 'cannot be reached' },
    })
    expect(withChange(left, change).stay).toMatchObject({
      netPrice: 0,
      balance: 0,
      status: 'completed',
    })
  })

  it('not of a guest who is still here, nor where nothing is owed', () => {
    const notAllowed = { refused: 'not_allowed' }
    for (const status of ['pending', 'confirmed', 'checked_in'] as const)
      expect(writeOff(fileOf({ payments: [] }, { status }), 'x', staffDoing())).toEqual(notAllowed)
    expect(writeOff(paidFile({}, { status: 'completed' }), 'x', staffDoing())).toEqual(notAllowed)
  })

  it('nor while Stripe may still take it', () => {
    const open = fileOf({}, { status: 'completed' })
    expect(writeOff(open, 'x', staffDoing())).toEqual({ refused: 'payment_open' })
  })

  it('but for what a guest could only pay for a change: that binds nobody', () => {
    const terms = { luggageCount: 3, startDate: 0, endDate: null }
    const pendingChange = { ...terms, was: { ...terms, luggageCount: 2 } }
    for (const status of ['pending', 'processing'] as const) {
      const payments = [received, { ...onlinePayment, id: 'offered', status, pendingChange }]
      const charges = [{ kind: 'quote' as const, cents: 2 * price }]
      const owing = fileOf({ charges, payments }, { status: 'completed' })
      expect(writeOff(owing, 'x', staffDoing())).toMatchObject({ data: { cents: price } })
    }
  })

  it('write off no more than the guest owed, whatever a bank took besides', () => {
    const lost = dispute({ status: 'lost', closedAt: now, cents: 2 * price })
    const file = paidFile({ disputes: [lost] }, { status: 'completed' })
    expect(file.stay.balance).toBe(2 * price)
    expect(withChange(file, writeOff(file, 'x', staffDoing())).stay.netPrice).toBe(0)
  })
})

describe('promise 12: a booking that nobody can pay any more', () => {
  it('lapses with its payment, and its guest is told', () => {
    const unpaid = fileOf({ payments: [{ ...onlinePayment, paymentIntentId: null }] })
    const change = lapse(unpaid, now)
    expect(change).toMatchObject({ action: 'expire', letters: ['payment_expired'] })
    expect(withChange(unpaid, change)).toMatchObject({
      stay: { status: 'expired', netPrice: 0, balance: 0, paymentStatus: 'canceled', endedAt: now },
      payments: [{ status: 'canceled', checkAt: null }],
    })
  })

  it('ends its payment alone where the stay has ended otherwise, and tells nobody', () => {
    const file = fileOf({}, { status: 'cancelled' })
    const change = lapse(file, now)
    expect(change).toMatchObject({ action: 'payment_expired', status: 'cancelled', letters: [] })
    expect(change?.payments).toMatchObject([{ status: 'canceled', checkAt: null }])
  })

  it('does not lapse while a person has to look at money of it', () => {
    const file = fileOf({ payments: [onlinePayment, inReview] })
    const change = lapse(file, now)
    expect(change).toMatchObject({ status: 'pending', charges: [], letters: [] })
    expect(change?.payments).toMatchObject([{ id: 'own', status: 'canceled' }])
  })

  it('gives up an intent that was bent before it took money', () => {
    const bent = { ...onlinePayment, status: 'review' } as const
    expect(lapse(fileOf({ payments: [bent] }), now)).toMatchObject({
      status: 'expired',
      payments: [{ status: 'canceled' }],
    })
  })

  it('leaves nothing to write where nothing is open', () => {
    expect(lapse(paidFile(), now)).toBeNull()
  })
})
