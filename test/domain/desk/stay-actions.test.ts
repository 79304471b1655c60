import { describe, expect, it } from 'vitest'
import {
  acceptReview,
  answerDispute,
  applyTransition,
  cancelStay,
  confirmRequested,
  expireStay,
  resolveStay,
  writeOff,
} from '../../../domain/desk/stay-actions.ts'
import {
  dayBefore,
  dispute,
  dropOff,
  inReview,
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

describe('a guest or staff who cancel', () => {
  it('get everything back before the day of the drop-off', () => {
    const change = cancelStay(paidRecord(), 'ill', staffContext(dayBefore))
    expect(change).toMatchObject({
      action: 'cancel',
      status: 'cancelled',
      refunds: [
        { id: 'new_1', paymentId: 'own', status: 'requested', cents: price, reason: 'ill' },
      ],
    })
    expect(withChange(paidRecord(), change).stay).toMatchObject({
      netPrice: 0,
      refunded: price,
      balance: 0,
    })
  })

  it('get nothing back on that day', () => {
    const change = cancelStay(paidRecord(), 'ill', staffContext(dropOff))
    expect(change).toMatchObject({ status: 'cancelled', charges: [], refunds: [] })
    expect(change).toMatchObject({ data: { reason: 'ill' } })
  })

  it('are told where it can be cancelled no more', () => {
    const here = paidRecord({}, { status: 'checked_in' })
    expect(cancelStay(here, 'ill', staffContext())).toEqual({ refused: 'not_allowed' })
  })

  it('wait for the bank while the payment is disputed', () => {
    const record = paidRecord({ disputes: [dispute()] })
    expect(cancelStay(record, 'ill', staffContext(dayBefore))).toMatchObject({ refunds: [] })
  })
})

describe('staff who confirm what a guest asked for', () => {
  const request = recordOf({ charges: [], payments: [] }, { serviceType: 'taxi' })

  it('may name its price with it', () => {
    const change = confirmRequested(request, 2500, staffContext())
    expect(change).toMatchObject({
      action: 'confirm',
      status: 'confirmed',
      data: { from: 0, to: 2500 },
      charges: [{ kind: 'agreed', cents: 2500 }],
      emails: ['reservation_confirmed'],
    })
    expect(withChange(request, change).stay).toMatchObject({ totalPrice: 2500, balance: 2500 })
  })

  it('may leave it as it is', () => {
    for (const cents of [undefined, 0]) {
      const change = confirmRequested(request, cents, staffContext())
      expect(change).toMatchObject({ status: 'confirmed', charges: [] })
    }
  })

  it('name none while Stripe may take another, and confirm nothing twice', () => {
    const refused = (record = recordOf()) => confirmRequested(record, 2500, staffContext())
    expect(refused()).toEqual({ refused: 'payment_open' })
    expect(refused(paidRecord())).toEqual({ refused: 'not_allowed' })
  })
})

describe('staff who take a step with a stay', () => {
  it('move it where the step leads, and owe no longer what nobody came for', () => {
    const reserved = recordOf({ payments: [] }, { status: 'confirmed' })
    const change = applyTransition(reserved, 'no_show', staffContext())
    expect(change).toMatchObject({ action: 'no_show', actor: 'staff', refunds: [] })
    expect(withChange(reserved, change).stay).toMatchObject({ status: 'no_show', balance: 0 })
  })

  it('owe again what comes to life', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'not_due', cents: -price },
    ] as const
    const expired = recordOf({ charges, payments: [] }, { status: 'expired' })
    const change = applyTransition(expired, 'confirm', staffContext())
    expect(withChange(expired, change).stay).toMatchObject({ status: 'confirmed', balance: price })
  })

  it('are refused where no step leads', () => {
    expect(applyTransition(paidRecord(), 'abandon', staffContext())).toEqual({
      refused: 'not_allowed',
    })
  })
})

describe('promise 5: staff who accept money in review', () => {
  const bent = { ...inReview, id: 'own', cents: price, receivedCents: 100 }

  it('confirm the stay, and see what is still due', () => {
    const record = recordOf({ payments: [bent] })
    const change = acceptReview(record, 'own', 'known', staffContext())
    expect(change).toMatchObject({ action: 'review_accepted', emails: ['booking_confirmed'] })
    expect(withChange(record, change)).toMatchObject({
      stay: { status: 'confirmed', balance: 1700 },
      payments: [{ status: 'succeeded', cents: 100, receivedCents: 100 }],
    })
  })

  it('owe a lapsed stay its price again', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'not_due', cents: -price },
    ] as const
    const record = recordOf({ charges, payments: [inReview] }, { status: 'expired' })
    const accepted = withChange(record, acceptReview(record, inReview.id, 'known', staffContext()))
    expect(accepted.stay).toMatchObject({ status: 'confirmed', balance: 0, paymentStatus: 'paid' })
  })

  it('leave a stay that is confirmed or ended as it is', () => {
    for (const status of ['confirmed', 'cancelled', 'checked_in', 'completed'] as const) {
      const record = recordOf({ payments: [received, inReview] }, { status })
      expect(acceptReview(record, inReview.id, 'known', staffContext())).toMatchObject({
        status,
        emails: [],
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
    const record = recordOf({ payments: [{ ...inReview, ...changes }], refunds })
    const notAllowed = { refused: 'not_allowed' }
    expect(acceptReview(record, inReview.id, 'known', staffContext())).toEqual(notAllowed)
    expect(acceptReview(record, 'unknown', 'known', staffContext())).toEqual(notAllowed)
  })
})

describe('staff who have looked after what an act left open', () => {
  const flagged = paidRecord({}, { conflictAt: dayBefore, unpricedAt: dayBefore })

  it('take it off the list, and say how', () => {
    const change = resolveStay(flagged, 'asked Drita', staffContext())
    expect(change).toMatchObject({ action: 'resolved', data: { reason: 'asked Drita' } })
    expect(withChange(flagged, change).stay).toMatchObject({ conflictAt: null, unpricedAt: null })
  })

  it('leave disputes to be answered by themselves', () => {
    const record = paidRecord({ disputes: [dispute()] })
    expect(resolveStay(record, 'x', staffContext()).disputes).toEqual([])
  })
})

describe('promise 14: staff who answer a dispute', () => {
  const record = paidRecord({ disputes: [dispute(), dispute({ id: 'dp_2' })] })

  it('note when and how, of that one alone', () => {
    const change = answerDispute(record, 'dp_2', 'receipt sent', staffContext())
    expect(change).toMatchObject({
      action: 'resolved',
      data: { dispute: 'dp_2', reason: 'receipt sent' },
    })
    const { disputes } = withChange(record, change)
    expect(disputes.map(({ answeredAt }) => answeredAt)).toEqual([null, now])
  })

  it('are told where there is nothing to answer any more', () => {
    const answered = withChange(record, answerDispute(record, 'dp_1', 'x', staffContext()))
    expect(answerDispute(answered, 'dp_1', 'x', staffContext())).toEqual({
      refused: 'already_done',
    })
    const over = paidRecord({ disputes: [dispute({ status: 'won', closedAt: now })] })
    for (const id of ['dp_1', 'unknown'])
      expect(answerDispute(over, id, 'x', staffContext())).toEqual({ refused: 'not_allowed' })
  })
})

describe('staff who expect money no longer', () => {
  const left = recordOf({ payments: [] }, { status: 'completed' })

  it('write off what the guest still owes', () => {
    const change = writeOff(left, 'cannot be reached', staffContext())
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
      expect(writeOff(recordOf({ payments: [] }, { status }), 'x', staffContext())).toEqual(
        notAllowed,
      )
    expect(writeOff(paidRecord({}, { status: 'completed' }), 'x', staffContext())).toEqual(
      notAllowed,
    )
  })

  it('nor while Stripe may still take it', () => {
    const open = recordOf({}, { status: 'completed' })
    expect(writeOff(open, 'x', staffContext())).toEqual({ refused: 'payment_open' })
  })

  it('but for what a guest could only pay for a change: that binds nobody', () => {
    const terms = { luggageCount: 3, startDate: 0, endDate: null }
    const pendingChange = { ...terms, was: { ...terms, luggageCount: 2 } }
    for (const status of ['pending', 'processing'] as const) {
      const payments = [received, { ...onlinePayment, id: 'offered', status, pendingChange }]
      const charges = [{ kind: 'quote' as const, cents: 2 * price }]
      const owing = recordOf({ charges, payments }, { status: 'completed' })
      expect(writeOff(owing, 'x', staffContext())).toMatchObject({ data: { cents: price } })
    }
  })

  it('write off no more than the guest owed, whatever a bank took besides', () => {
    const lost = dispute({ status: 'lost', closedAt: now, cents: 2 * price })
    const record = paidRecord({ disputes: [lost] }, { status: 'completed' })
    expect(record.stay.balance).toBe(2 * price)
    expect(withChange(record, writeOff(record, 'x', staffContext())).stay.netPrice).toBe(0)
  })
})

describe('promise 12: a booking that nobody can pay any more', () => {
  it('lapses with its payment, and its guest is told', () => {
    const unpaid = recordOf({ payments: [{ ...onlinePayment, paymentIntentId: null }] })
    const change = expireStay(unpaid, now)
    expect(change).toMatchObject({ action: 'expire', emails: ['payment_expired'] })
    expect(withChange(unpaid, change)).toMatchObject({
      stay: { status: 'expired', netPrice: 0, balance: 0, paymentStatus: 'canceled', endedAt: now },
      payments: [{ status: 'canceled', checkAt: null }],
    })
  })

  it('ends its payment alone where the stay has ended otherwise, and tells nobody', () => {
    const record = recordOf({}, { status: 'cancelled' })
    const change = expireStay(record, now)
    expect(change).toMatchObject({ action: 'payment_expired', status: 'cancelled', emails: [] })
    expect(change?.payments).toMatchObject([{ status: 'canceled', checkAt: null }])
  })

  it('does not lapse while a person has to look at money of it', () => {
    const record = recordOf({ payments: [onlinePayment, inReview] })
    const change = expireStay(record, now)
    expect(change).toMatchObject({ status: 'pending', charges: [], emails: [] })
    expect(change?.payments).toMatchObject([{ id: 'own', status: 'canceled' }])
  })

  it('gives up an intent that was bent before it took money', () => {
    const bent = { ...onlinePayment, status: 'review' } as const
    expect(expireStay(recordOf({ payments: [bent] }), now)).toMatchObject({
      status: 'expired',
      payments: [{ status: 'canceled' }],
    })
  })

  it('leaves nothing to write where nothing is open', () => {
    expect(expireStay(paidRecord(), now)).toBeNull()
  })
})
