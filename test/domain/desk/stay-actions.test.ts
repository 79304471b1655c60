import { describe, expect, it } from 'vitest'
import { changeStay } from '../../../domain/booking/change-stay.ts'
import {
  acceptReview,
  answerDispute,
  applyTransition,
  cancelStay,
  completeService,
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

describe('a cancellation', () => {
  it('refunds the full price before the day of the drop-off', () => {
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

  it('refunds nothing on the day of the drop-off', () => {
    const change = cancelStay(paidRecord(), 'ill', staffContext(dropOff))
    expect(change).toMatchObject({ status: 'cancelled', charges: [], refunds: [] })
    expect(change).toMatchObject({ data: { reason: 'ill' } })
  })

  it('is refused once the stay is checked in', () => {
    const here = paidRecord({}, { status: 'checked_in' })
    expect(cancelStay(here, 'ill', staffContext())).toEqual({ refused: 'not_allowed' })
  })

  it('refunds nothing while the payment is disputed', () => {
    const record = paidRecord({ disputes: [dispute()] })
    expect(cancelStay(record, 'ill', staffContext(dayBefore))).toMatchObject({ refunds: [] })
  })
})

describe('staff who confirm a request', () => {
  const request = recordOf({ charges: [], payments: [] }, { serviceType: 'taxi' })

  it('can set its price', () => {
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

  it('can leave it without a price', () => {
    for (const cents of [undefined, 0]) {
      const change = confirmRequested(request, cents, staffContext())
      expect(change).toMatchObject({ status: 'confirmed', charges: [] })
    }
  })

  it('are refused while a payment is open or if it is already confirmed', () => {
    const refused = (record = recordOf()) => confirmRequested(record, 2500, staffContext())
    expect(refused()).toEqual({ refused: 'payment_open' })
    expect(refused(paidRecord())).toEqual({ refused: 'not_allowed' })
  })
})

describe('a ride that took place', () => {
  const day = new Date('2026-07-25T12:00:00Z')
  const ride = recordOf(
    { charges: [{ kind: 'agreed', cents: 1800 }], payments: [] },
    { serviceType: 'taxi', status: 'confirmed' },
  )

  it('is completed with what the guest paid for it, in one update', () => {
    const taken = { method: 'cash', cents: 1800 } as const
    const change = completeService(ride, staffContext(day), taken)
    expect(change).toMatchObject({
      action: 'complete',
      status: 'completed',
      data: { method: 'cash', cents: 1800 },
      payments: [{ method: 'cash', receivedCents: 1800 }],
      drawer: [{ kind: 'payment' }],
      emails: ['receipt'],
    })
    expect(withChange(ride, change).stay).toMatchObject({ received: 1800, balance: 0 })
  })

  it('is completed without a payment, and then stays due', () => {
    const { stay } = withChange(ride, completeService(ride, staffContext(day)))
    expect(stay).toMatchObject({ status: 'completed', balance: 1800 })
  })

  it('takes no more than is due, and is not completed before its day', () => {
    const taken = { method: 'cash', cents: 1900 } as const
    const tooMuch = completeService(ride, staffContext(day), taken)
    expect(tooMuch).toEqual({ refused: 'more_than_due' })
    expect(completeService(ride, staffContext(dayBefore))).toEqual({ refused: 'not_allowed' })
  })
})

describe('a transition by staff', () => {
  it('to no-show clears the balance of an unpaid stay', () => {
    const reserved = recordOf({ payments: [] }, { status: 'confirmed' })
    const change = applyTransition(reserved, 'no_show', staffContext())
    expect(change).toMatchObject({ action: 'no_show', actor: 'staff', refunds: [] })
    expect(withChange(reserved, change).stay).toMatchObject({ status: 'no_show', balance: 0 })
  })

  it('to confirmed makes an expired stay owed again', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'not_due', cents: -price },
    ] as const
    const expired = recordOf({ charges, payments: [] }, { status: 'expired' })
    const change = applyTransition(expired, 'confirm', staffContext())
    expect(withChange(expired, change).stay).toMatchObject({ status: 'confirmed', balance: price })
  })

  it('is refused if the status does not allow it', () => {
    expect(applyTransition(paidRecord(), 'abandon', staffContext())).toEqual({
      refused: 'not_allowed',
    })
  })
})

describe('promise 5: staff who accept a payment in review', () => {
  const bent = { ...inReview, id: 'own', cents: price, receivedCents: 100 }

  it('confirm the stay with the rest still due', () => {
    const record = recordOf({ payments: [bent] })
    const change = acceptReview(record, 'own', 'known', staffContext())
    expect(change).toMatchObject({ action: 'review_accepted', emails: ['booking_confirmed'] })
    expect(withChange(record, change)).toMatchObject({
      stay: { status: 'confirmed', balance: 1700 },
      payments: [{ status: 'succeeded', cents: 100, receivedCents: 100 }],
    })
  })

  it('confirm an expired stay, whose price is owed again', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'not_due', cents: -price },
    ] as const
    const record = recordOf({ charges, payments: [inReview] }, { status: 'expired' })
    const accepted = withChange(record, acceptReview(record, inReview.id, 'known', staffContext()))
    expect(accepted.stay).toMatchObject({ status: 'confirmed', balance: 0, paymentStatus: 'paid' })
  })

  it('keep the status of a stay that is already confirmed or ended', () => {
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
    ['is in another currency', { currency: 'ALL' }, []],
    ['was never received', { receivedCents: 0 }, []],
    ['was refunded in full', {}, backOf('succeeded')],
    ['has a requested refund in full', {}, backOf('requested')],
  ] as const)('are refused if the payment %s', (_, changes, refunds) => {
    const record = recordOf({ payments: [{ ...inReview, ...changes }], refunds })
    const notAllowed = { refused: 'not_allowed' }
    expect(acceptReview(record, inReview.id, 'known', staffContext())).toEqual(notAllowed)
    expect(acceptReview(record, 'unknown', 'known', staffContext())).toEqual(notAllowed)
  })
})

describe('staff who resolve an issue', () => {
  const flagged = paidRecord({}, { conflictAt: dayBefore, unpricedAt: dayBefore })

  it('clear the conflict and unpriced flags with a reason', () => {
    const change = resolveStay(flagged, 'asked Drita', staffContext())
    expect(change).toMatchObject({ action: 'resolved', data: { reason: 'asked Drita' } })
    expect(withChange(flagged, change).stay).toMatchObject({ conflictAt: null, unpricedAt: null })
  })

  it('accept the present price of bags that were not charged', () => {
    const bag = { status: 'inside', outTo: null, collectorId: null } as const
    const bags = [1, 2, 3].map((tag) => ({ ...bag, id: `bag ${tag}`, tag, photo: null }))
    const more = { status: 'checked_in', luggageCount: 3 } as const
    const unpriced = { ...paidRecord({}, { ...more, unpricedAt: dayBefore }), bags }
    const change = resolveStay(unpriced, 'gift', staffContext())
    expect(change.charges).toEqual([
      { kind: 'changed', cents: 900 },
      { kind: 'agreed', cents: -900 },
    ])
    const shorter = { endDate: new Date('2026-07-26T16:00:00Z') }
    expect(changeStay(withChange(unpriced, change), shorter, 'x', staffContext())).toEqual({
      refused: 'price_set_by_staff',
    })
    const priced = { ...paidRecord({}, { ...more, conflictAt: dayBefore }), bags }
    expect(resolveStay(priced, 'both here', staffContext()).charges).toEqual([])
  })

  it('do not mark disputes as answered', () => {
    const record = paidRecord({ disputes: [dispute()] })
    expect(resolveStay(record, 'x', staffContext()).disputes).toEqual([])
  })
})

describe('promise 14: staff who answer a dispute', () => {
  const record = paidRecord({ disputes: [dispute(), dispute({ id: 'dp_2' })] })

  it('mark only that dispute as answered, with a reason', () => {
    const change = answerDispute(record, 'dp_2', 'receipt sent', staffContext())
    expect(change).toMatchObject({
      action: 'resolved',
      data: { dispute: 'dp_2', reason: 'receipt sent' },
    })
    const { disputes } = withChange(record, change)
    expect(disputes.map(({ answeredAt }) => answeredAt)).toEqual([null, now])
  })

  it('are refused if the dispute is answered, closed or unknown', () => {
    const answered = withChange(record, answerDispute(record, 'dp_1', 'x', staffContext()))
    expect(answerDispute(answered, 'dp_1', 'x', staffContext())).toEqual({
      refused: 'already_done',
    })
    const over = paidRecord({ disputes: [dispute({ status: 'won', closedAt: now })] })
    for (const id of ['dp_1', 'unknown'])
      expect(answerDispute(over, id, 'x', staffContext())).toEqual({ refused: 'not_allowed' })
  })
})

describe('a write-off', () => {
  const left = recordOf({ payments: [] }, { status: 'completed' })

  it('clears what the guest still owes', () => {
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

  it('is refused while the stay is open or if nothing is owed', () => {
    const notAllowed = { refused: 'not_allowed' }
    for (const status of ['pending', 'confirmed', 'checked_in'] as const)
      expect(writeOff(recordOf({ payments: [] }, { status }), 'x', staffContext())).toEqual(
        notAllowed,
      )
    expect(writeOff(paidRecord({}, { status: 'completed' }), 'x', staffContext())).toEqual(
      notAllowed,
    )
  })

  it('is refused while Stripe may still charge the card', () => {
    const open = recordOf({}, { status: 'completed' })
    expect(writeOff(open, 'x', staffContext())).toEqual({ refused: 'payment_open' })
  })

  it('is allowed while a change payment is open', () => {
    const terms = { luggageCount: 3, startDate: 0, endDate: null }
    const pendingChange = { ...terms, was: { ...terms, luggageCount: 2 } }
    for (const status of ['pending', 'processing'] as const) {
      const payments = [received, { ...onlinePayment, id: 'offered', status, pendingChange }]
      const charges = [{ kind: 'quote' as const, cents: 2 * price }]
      const owing = recordOf({ charges, payments }, { status: 'completed' })
      expect(writeOff(owing, 'x', staffContext())).toMatchObject({ data: { cents: price } })
    }
  })

  it('is at most what the guest owed, even if a bank took back more', () => {
    const lost = dispute({ status: 'lost', closedAt: now, cents: 2 * price })
    const record = paidRecord({ disputes: [lost] }, { status: 'completed' })
    expect(record.stay.balance).toBe(2 * price)
    expect(withChange(record, writeOff(record, 'x', staffContext())).stay.netPrice).toBe(0)
  })
})

describe('promise 12: a booking whose payment time is over', () => {
  it('expires with its payment, and the guest is emailed', () => {
    const unpaid = recordOf({ payments: [{ ...onlinePayment, paymentIntentId: null }] })
    const change = expireStay(unpaid, now)
    expect(change).toMatchObject({ action: 'expire', emails: ['payment_expired'] })
    expect(withChange(unpaid, change)).toMatchObject({
      stay: { status: 'expired', netPrice: 0, balance: 0, paymentStatus: 'canceled', endedAt: now },
      payments: [{ status: 'canceled', checkAt: null }],
    })
  })

  it('only has its payment canceled, without email, if the stay is already cancelled', () => {
    const record = recordOf({}, { status: 'cancelled' })
    const change = expireStay(record, now)
    expect(change).toMatchObject({ action: 'payment_expired', status: 'cancelled', emails: [] })
    expect(change?.payments).toMatchObject([{ status: 'canceled', checkAt: null }])
  })

  it('does not expire while a payment is in review', () => {
    const record = recordOf({ payments: [onlinePayment, inReview] })
    const change = expireStay(record, now)
    expect(change).toMatchObject({ status: 'pending', charges: [], emails: [] })
    expect(change?.payments).toMatchObject([{ id: 'own', status: 'canceled' }])
  })

  it('expires with a payment in review that received no money', () => {
    const bent = { ...onlinePayment, status: 'review' } as const
    expect(expireStay(recordOf({ payments: [bent] }), now)).toMatchObject({
      status: 'expired',
      payments: [{ status: 'canceled' }],
    })
  })

  it('needs no update if no payment is open', () => {
    expect(expireStay(paidRecord(), now)).toBeNull()
  })
})
