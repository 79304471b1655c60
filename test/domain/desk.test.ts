import { describe, expect, it } from 'vitest'
import {
  agreedPrice,
  deviceRequest,
  reconciliationRequest,
  undoRequest,
} from '../../domain/desk.ts'

describe('what staff send', () => {
  it('tells since when something waits on a device, where something does', () => {
    const oldestAt = '2026-07-25T10:00:00Z'
    const tells = (waiting: number, since: string | null) =>
      deviceRequest.safeParse({ waiting, oldestAt: since }).success
    expect([tells(2, oldestAt), tells(0, null)]).toEqual([true, true])
    expect([tells(2, null), tells(0, oldestAt), tells(-1, oldestAt)]).toEqual([false, false, false])
  })

  it('names a price that a guest can have agreed to', () => {
    for (const cents of [0, 600, 1_000_000]) expect(agreedPrice.safeParse(cents).success).toBe(true)
    for (const cents of [-1, 0.5, 1_000_001])
      expect(agreedPrice.safeParse(cents).success).toBe(false)
  })

  it('undoes a stay’s last step as it stands on the screen', () => {
    expect(undoRequest.safeParse({ version: 3 }).success).toBe(true)
    expect(undoRequest.safeParse({}).success).toBe(false)
  })

  it('compares Stripe’s ledger of two months at most', () => {
    const compares = (days: number) => reconciliationRequest.safeParse({ days }).success
    expect([1, 60].every(compares)).toBe(true)
    expect([0, 61, 1.5].some(compares)).toBe(false)
  })
})
