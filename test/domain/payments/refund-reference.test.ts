import { describe, expect, it } from 'vitest'
import { nextReferenceCheck } from '../../../domain/payments/refund-reference.ts'

const day = 86_400_000
const made = new Date('2026-11-01T10:00:00Z')
const later = (days: number) => new Date(made.getTime() + days * day)

describe('a refund whose bank has named no reference', () => {
  it('is asked about once a day', () => {
    expect(nextReferenceCheck(made, made)).toEqual(later(1))
    expect(nextReferenceCheck(made, later(7.5))).toEqual(later(8.5))
  })

  it('is asked about for thirty days, and then no more', () => {
    expect(nextReferenceCheck(made, later(29))).toEqual(later(30))
    expect(nextReferenceCheck(made, later(29.1))).toBeNull()
    expect(nextReferenceCheck(made, later(400))).toBeNull()
  })
})
