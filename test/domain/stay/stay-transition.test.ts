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

/** Transitions that are requested; `take_in` records what has already happened. */
const { take_in, ...asked } = stayTransitions
const moves = Object.values<Move>(asked)

function mayBecome(from: StayStatus, to: StayStatus): boolean {
  return moves.some((move) => move.to === to && move.from.includes(from))
}

/** The statuses that can be reached from `pending`, including itself. */
function reachable(): Set<StayStatus> {
  const seen = new Set<StayStatus>(['pending'])
  for (let before = 0; seen.size > before; ) {
    before = seen.size
    for (const { from, to } of moves) if (from.some((state) => seen.has(state))) seen.add(to)
  }
  return seen
}

describe('the stay transitions', () => {
  it('reach every status from `pending`', () => {
    expect(reachable()).toEqual(new Set(stayStatuses))
  })

  it('never lead to the same status, and list each status once', () => {
    for (const status of stayStatuses) expect(mayBecome(status, status)).toBe(false)
    for (const { from } of moves) expect(new Set(from).size).toBe(from.length)
  })

  it('never lead back to `pending`', () => {
    expect(stayStatuses.filter((from) => mayBecome(from, 'pending'))).toEqual([])
  })

  it('check in only confirmed stays and no-shows', () => {
    expect(stayStatuses.filter((from) => mayBecome(from, 'checked_in'))).toEqual([
      'confirmed',
      'no_show',
    ])
    expect(mayBecome('pending', 'checked_in')).toBe(false)
    expect(mayBecome('cancelled', 'checked_in')).toBe(false)
  })

  it('take in from any status what the desk did offline', () => {
    const from = [...stayTransitions.check_in.from, ...take_in.from, 'checked_in']
    expect(new Set(from)).toEqual(new Set(stayStatuses))
  })

  it('check out only checked-in stays', () => {
    expect(stayTransitions.check_out.from).toEqual(['checked_in'])
  })

  it('complete only confirmed and checked-in stays', () => {
    expect(stayStatuses.filter((from) => canTransition(from, 'complete'))).toEqual(['confirmed'])
    expect(stayStatuses.filter((from) => mayBecome(from, 'completed'))).toEqual([
      'confirmed',
      'checked_in',
    ])
  })

  it('promise 12: confirm a booking whose payment arrives after it expired', () => {
    expect(mayBecome('expired', 'confirmed')).toBe(true)
  })

  it('never cancel, expire or no-show a checked-in or completed stay', () => {
    for (const from of ['checked_in', 'completed'] as const)
      for (const to of ['cancelled', 'expired', 'no_show'] as const)
        expect(mayBecome(from, to)).toBe(false)
  })

  it('end at completed, cancelled and abandoned', () => {
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

describe('the next action of a stay', () => {
  it.each([
    ['confirmed', 'check_in'],
    ['no_show', 'check_in'],
    ['pending', 'confirm'],
    ['cancelled', null],
    ['completed', null],
  ] as const)('that is %s is %s', (status, action) => {
    expect(nextAction(paidRecord({}, { status }))).toBe(action)
  })

  it('is null while its payment is open or in review', () => {
    for (const payment of [
      onlinePayment,
      { ...onlinePayment, status: 'processing' as const },
      inReview,
    ])
      expect(nextAction(recordOf({ payments: [payment] }, { status: 'pending' }))).toBeNull()
  })

  it('is check-out while bags are inside, even of an abandoned stay', () => {
    for (const status of ['checked_in', 'abandoned'] as const)
      expect(nextAction({ ...paidRecord({}, { status }), bags: [bag] })).toBe('check_out')
  })

  it('is null for a taxi, which has no bags', () => {
    expect(nextAction(paidRecord({}, { serviceType: 'taxi' }))).toBeNull()
  })
})

const names = Object.keys(stayTransitions) as StayTransitionName[]
const notDue = (cents: number) => [{ kind: 'not_due', cents: -cents }]

function cancel(at: Date, rows: Partial<MoneyRows> = {}, stay: Partial<Stay> = {}) {
  const record = paidRecord(rows, stay)
  return transitionStay(record.stay, record, 'cancel', at)
}

describe('a stay transition', () => {
  it('leads to its status, and is refused if not allowed from the current one', () => {
    for (const status of stayStatuses)
      for (const name of names) {
        const record = recordOf({}, { status })
        const moved = transitionStay(record.stay, record, name, dayBefore)
        expect(isRefused(moved)).toBe(!canTransition(status, name))
        if (!isRefused(moved)) expect(moved.status).toBe(stayTransitions[name].to)
      }
  })

  it('to expired credits the whole price', () => {
    const record = recordOf()
    expect(transitionStay(record.stay, record, 'expire', dayBefore)).toEqual({
      status: 'expired',
      charges: notDue(price),
    })
  })

  it('to confirmed charges an expired stay’s price again, once', () => {
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

  it('by check-out or abandoning adds no charges', () => {
    const here = paidRecord({}, { status: 'checked_in' })
    for (const name of ['check_out', 'abandon'] as const)
      expect(transitionStay(here.stay, here, name, dropOff)).toMatchObject({ charges: [] })
  })
})

describe('specification, section 9: a cancelled stay', () => {
  it('owes nothing before the day of the drop-off', () => {
    expect(cancel(dayBefore)).toEqual({ status: 'cancelled', charges: notDue(price) })
  })

  it('keeps what was paid from that day on, midnight in Tirana', () => {
    expect(cancel(dropOff)).toEqual({ status: 'cancelled', charges: [] })
    expect(cancel(new Date('2026-07-24T21:59:59Z'))).toMatchObject({ charges: notDue(price) })
    expect(cancel(new Date('2026-07-24T22:00:00Z'))).toMatchObject({ charges: [] })
  })

  it('owes nothing if nothing was paid, on any day', () => {
    const record = recordOf({ payments: [] }, { status: 'confirmed' })
    expect(transitionStay(record.stay, record, 'cancel', dropOff)).toMatchObject({
      charges: notDue(price),
    })
  })

  it('keeps at most what is left of the payment', () => {
    const refunds = [refund({ cents: 600 })]
    expect(cancel(dropOff, { refunds })).toMatchObject({ charges: notDue(600) })
    const disputes = [dispute({ status: 'lost' })]
    expect(cancel(dropOff, { disputes })).toMatchObject({ charges: notDue(price) })
  })

  it('does not keep what Stripe has been asked to refund', () => {
    const asked = refund({ status: 'requested', stripeRefundId: null, cents: 900 })
    expect(cancel(dropOff, { refunds: [asked] })).toMatchObject({ charges: notDue(900) })
    expect(cancel(dropOff, { refunds: [{ ...asked, status: 'failed' }] })).toMatchObject({
      charges: [],
    })
  })

  it('is not credited twice', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'goodwill', cents: -1000 },
    ] as const
    expect(cancel(dayBefore, { charges })).toMatchObject({ charges: notDue(800) })
  })

  it('keeps what was paid if it is a no-show instead', () => {
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
