import { describe, expect, it } from 'vitest'
import {
  agreedPrice,
  deviceRequest,
  reconciliationRequest,
  takenPayment,
  undoRequest,
} from '../../../domain/desk/desk.ts'

describe('the cash of a desk payment', () => {
  const pays = (taken: object, given: object, method = 'cash') =>
    takenPayment.safeParse({ method, cents: 900, cash: { taken, given } })
  const none = { cents: 0, lek: 0 }

  it('covers the amount after change in either currency', () => {
    expect(pays({ cents: 1000, lek: 0 }, { cents: 100, lek: 0 }).success).toBe(true)
    expect(pays({ cents: 1000, lek: 0 }, { cents: 0, lek: 100 }).success).toBe(true)
    expect(pays({ cents: 0, lek: 900 }, none).success).toBe(true)
  })

  it('is reported by the field that is wrong', () => {
    const path = (answer: ReturnType<typeof pays>) => answer.error?.issues[0]?.path
    expect(path(pays({ cents: 800, lek: 0 }, none))).toEqual(['cash', 'taken'])
    expect(path(pays({ cents: 1000, lek: 0 }, { cents: 500, lek: 0 }))).toEqual(['cash', 'given'])
    expect(path(pays({ cents: 900, lek: 0 }, none, 'desk_card'))).toEqual(['cash'])
  })
})

describe('a device’s report of its pending actions', () => {
  it('has an oldest time if and only if actions are pending', () => {
    const told = (waiting: number, oldestAt: string | null) =>
      deviceRequest.safeParse({ waiting, oldestAt }).success
    const at = '2026-07-25T10:00:00Z'
    expect([told(0, null), told(2, at), told(2, null), told(0, at), told(-1, at)]).toEqual([
      ...[true, true, false, false, false],
    ])
  })
})

it('a reconciliation covers one to sixty days', () => {
  const asks = (days: number) => reconciliationRequest.safeParse({ days }).success
  expect([asks(1), asks(60), asks(0), asks(61)]).toEqual([true, true, false, false])
})

it('an agreed price is a whole, non-negative number of cents up to 10,000 euros', () => {
  const agrees = (cents: number) => agreedPrice.safeParse(cents).success
  expect([0, 600, 1_000_000].every(agrees)).toBe(true)
  expect([-1, 0.5, 1_000_001].some(agrees)).toBe(false)
})

it('an undo request needs the version of the stay', () => {
  expect(undoRequest.safeParse({ version: 3 }).success).toBe(true)
  expect(undoRequest.safeParse({}).success).toBe(false)
})
