import { describe, expect, it } from 'vitest'
import { type StayStatus, stayStatuses } from '../../../domain/business/stay.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import type { MoneyRows } from '../../../domain/payments/money-rows.ts'
import type { Stay } from '../../../domain/stay/stay-record.ts'
import {
  canTransition,
  nextAction,
  type StayTransitionName,
  stayTransitions,
  transitionStay,
} from '../../../domain/stay/stay-transition.ts'
import {
  dayBefore,
  dispute,
  dropOff,
  inReview,
  onlinePayment,
  paidRecord,
  price,
  recordOf,
  refund,
} from '../support/stay-records.ts'

interface Move {
  from: readonly StayStatus[]
  to: StayStatus
}

/** What is asked for; `take_in` tells of what has happened already. */
const { take_in, ...asked } = stayTransitions
const moves = Object.values<Move>(asked)

function mayBecome(from: StayStatus, to: StayStatus): boolean {
  return moves.some((move) => move.to === to && move.from.includes(from))
}

/** The states that a request which waits can come to, itself included. */
function reachable(): Set<StayStatus> {
  const seen = new Set<StayStatus>(['pending'])
  for (let before = 0; seen.size > before; ) {
    before = seen.size
    for (const { from, to } of moves) if (from.some((state) => seen.has(state))) seen.add(to)
  }
  return seen
}

describe('the states of a stay', () => {
  it('are each reached from a request that waits', () => {
    expect(reachable()).toEqual(new Set(stayStatuses))
  })

  it('never lead to themselves, and list each state once at most', () => {
    for (const status of stayStatuses) expect(mayBecome(status, status)).toBe(false)
    for (const { from } of moves) expect(new Set(from).size).toBe(from.length)
  })

  it('start with pending, which nothing comes back to', () => {
    expect(stayStatuses.filter((from) => mayBecome(from, 'pending'))).toEqual([])
  })

  it('take in only who is confirmed, or came after all', () => {
    expect(stayStatuses.filter((from) => mayBecome(from, 'checked_in'))).toEqual([
      'confirmed',
      'no_show',
    ])
    expect(mayBecome('pending', 'checked_in')).toBe(false)
    expect(mayBecome('cancelled', 'checked_in')).toBe(false)
  })

  it('take in from anywhere what the desk did without a line', () => {
    const from = [...stayTransitions.check_in.from, ...take_in.from, 'checked_in']
    expect(new Set(from)).toEqual(new Set(stayStatuses))
  })

  it('give out only what was taken in', () => {
    expect(stayTransitions.check_out.from).toEqual(['checked_in'])
  })

  it('complete nothing but luggage that was taken in, and services that are over', () => {
    expect(stayStatuses.filter((from) => canTransition(from, 'complete'))).toEqual(['confirmed'])
    expect(stayStatuses.filter((from) => mayBecome(from, 'completed'))).toEqual([
      'confirmed',
      'checked_in',
    ])
  })

  it('promise 12: confirm a booking whose payment arrives after it expired', () => {
    expect(mayBecome('expired', 'confirmed')).toBe(true)
  })

  it('never cancel, expire or miss a stay whose bags are here or gone', () => {
    for (const from of ['checked_in', 'completed'] as const)
      for (const to of ['cancelled', 'expired', 'no_show'] as const)
        expect(mayBecome(from, to)).toBe(false)
  })

  it('end with completed, cancelled and abandoned', () => {
    for (const last of ['completed', 'cancelled', 'abandoned'] as const)
      expect(stayStatuses.filter((to) => mayBecome(last, to))).toEqual([])
  })
})

const bag = {
  id: 'bag 1',
  tag: 1,
  status: 'inside' as const,
  outTo: null,
  collectorId: null,
  photo: null,
}

describe('what comes next for a stay', () => {
  it.each([
    ['confirmed', 'check_in'],
    ['no_show', 'check_in'],
    ['pending', 'confirm'],
    ['cancelled', null],
    ['completed', null],
  ] as const)('when %s: %s', (status, action) => {
    expect(nextAction(paidRecord({}, { status }))).toBe(action)
  })

  it('is nothing while it is paid online, or somebody has to look at its money', () => {
    for (const payment of [
      onlinePayment,
      { ...onlinePayment, status: 'processing' as const },
      inReview,
    ])
      expect(nextAction(recordOf({ payments: [payment] }, { status: 'pending' }))).toBeNull()
  })

  it('is to be checked out as long as a bag is here, also of an abandoned stay', () => {
    for (const status of ['checked_in', 'abandoned'] as const)
      expect(nextAction({ ...paidRecord({}, { status }), bags: [bag] })).toBe('check_out')
  })

  it('is nothing for a ride: it has no bags', () => {
    expect(nextAction(paidRecord({}, { serviceType: 'taxi' }))).toBeNull()
  })
})

const names = Object.keys(stayTransitions) as StayTransitionName[]
const notDue = (cents: number) => [{ kind: 'not_due', cents: -cents }]

function cancel(at: Date, rows: Partial<MoneyRows> = {}, stay: Partial<Stay> = {}) {
  const record = paidRecord(rows, stay)
  return transitionStay(record.stay, record, 'cancel', at)
}

describe('a stay', () => {
  it('goes where its move leads, and nowhere from where no move leads', () => {
    for (const status of stayStatuses)
      for (const name of names) {
        const record = recordOf({}, { status })
        const moved = transitionStay(record.stay, record, name, dayBefore)
        expect(isRefused(moved)).toBe(!canTransition(status, name))
        if (!isRefused(moved)) expect(moved.status).toBe(stayTransitions[name].to)
      }
  })

  it('owes nothing once it has lapsed', () => {
    const record = recordOf()
    expect(transitionStay(record.stay, record, 'expire', dayBefore)).toEqual({
      status: 'expired',
      charges: notDue(price),
    })
  })

  it('owes its price again when the money comes after all, once', () => {
    const expired = recordOf(
      {
        charges: [
          { kind: 'quote', cents: price },
          { kind: 'not_due', cents: -price },
        ],
      },
      { status: 'expired' },
    )
    const move = transitionStay(expired.stay, expired, 'confirm', dayBefore)
    expect(move).toEqual({
      status: 'confirmed',
      charges: [{ kind: 'reinstated', cents: price }],
    })
    const charges = [...expired.charges, ...(isRefused(move) ? [] : move.charges)]
    const back = { ...recordOf({ charges }, { status: 'no_show' }) }
    expect(transitionStay(back.stay, back, 'check_in', dayBefore)).toMatchObject({ charges: [] })
  })

  it('keeps its account while bags come and go', () => {
    const here = paidRecord({}, { status: 'checked_in' })
    for (const name of ['check_out', 'abandon'] as const)
      expect(transitionStay(here.stay, here, name, dropOff)).toMatchObject({ charges: [] })
  })
})

describe('specification, section 9: a cancelled stay', () => {
  it('owes nothing before the day of the drop-off', () => {
    expect(cancel(dayBefore)).toEqual({ status: 'cancelled', charges: notDue(price) })
  })

  it('keeps what was paid on that day, which begins at midnight in Tirana', () => {
    expect(cancel(dropOff)).toEqual({ status: 'cancelled', charges: [] })
    expect(cancel(new Date('2026-07-24T21:59:59Z'))).toMatchObject({ charges: notDue(price) })
    expect(cancel(new Date('2026-07-24T22:00:00Z'))).toMatchObject({ charges: [] })
  })

  it('owes nothing that nobody paid, on whatever day', () => {
    const record = recordOf({ payments: [] }, { status: 'confirmed' })
    expect(transitionStay(record.stay, record, 'cancel', dropOff)).toMatchObject({
      charges: notDue(price),
    })
  })

  it('keeps no more than what is left of the payment', () => {
    const refunds = [refund({ cents: 600 })]
    expect(cancel(dropOff, { refunds })).toMatchObject({ charges: notDue(600) })
    const disputes = [dispute({ status: 'lost' })]
    expect(cancel(dropOff, { disputes })).toMatchObject({ charges: notDue(price) })
  })

  it('does not keep what Stripe was asked to refund and has not answered yet', () => {
    const asked = refund({ status: 'requested', stripeRefundId: null, cents: 900 })
    expect(cancel(dropOff, { refunds: [asked] })).toMatchObject({ charges: notDue(900) })
    expect(cancel(dropOff, { refunds: [{ ...asked, status: 'failed' }] })).toMatchObject({
      charges: [],
    })
  })

  it('credits nothing twice', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'goodwill', cents: -1000 },
    ] as const
    expect(cancel(dayBefore, { charges })).toMatchObject({ charges: notDue(800) })
  })

  it('keeps what was paid when nobody came', () => {
    const record = paidRecord()
    expect(transitionStay(record.stay, record, 'no_show', dropOff)).toEqual({
      status: 'no_show',
      charges: [],
    })
    const unpaid = recordOf({ payments: [] }, { status: 'confirmed' })
    expect(transitionStay(unpaid.stay, unpaid, 'no_show', dropOff)).toMatchObject({
      charges: notDue(price),
    })
  })
})
