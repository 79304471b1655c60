import { describe, expect, it } from 'vitest'
import { hasEnded, mayMove, type StayStatus, stayMoves, stayStatuses } from '../../domain/stay.ts'

interface Move {
  from: readonly StayStatus[]
  to: StayStatus
}

/** What is asked for; `take_in` tells of what has happened already. */
const { take_in, ...asked } = stayMoves
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
    const from = [...stayMoves.check_in.from, ...take_in.from, 'checked_in']
    expect(new Set(from)).toEqual(new Set(stayStatuses))
  })

  it('give out only what was taken in', () => {
    expect(stayMoves.check_out.from).toEqual(['checked_in'])
  })

  it('complete nothing but luggage that was taken in, and services that are over', () => {
    expect(stayStatuses.filter((from) => mayMove(from, 'complete'))).toEqual(['confirmed'])
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

  it('are over where nothing is awaited any more', () => {
    expect(stayStatuses.filter((status) => !hasEnded(status))).toEqual([
      'pending',
      'confirmed',
      'checked_in',
    ])
  })
})
