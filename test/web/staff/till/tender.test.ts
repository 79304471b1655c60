import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashCurrencies, fits } from '../../../../domain/payments/drawer.ts'
import { likelyTenders, tenderFor, usualChange } from '../../../../web/staff/till/tender.ts'

describe('what a guest hands over', () => {
  it('is exactly the amount, or the next notes', () => {
    expect(likelyTenders(1200, 'EUR').map(({ cents }) => cents)).toEqual([1200, 2000, 5000])
    expect(likelyTenders(1200, 'ALL').map(({ lek }) => lek)).toEqual([1200, 2000, 5000])
    expect(likelyTenders(500, 'EUR').map(({ cents }) => cents)).toEqual([500, 1000, 2000, 5000])
    expect(likelyTenders(6000, 'EUR').map(({ cents }) => cents)).toEqual([6000])
  })

  it('brings its change in the same currency, in Lek for a bit of both', () => {
    expect(usualChange({ cents: 2000, lek: 0 })).toBe('EUR')
    expect(usualChange({ cents: 0, lek: 2000 })).toBe('ALL')
    expect(usualChange({ cents: 500, lek: 2000 })).toBe('ALL')
  })

  it('always fits what is taken of it, and is never more than the amount', () => {
    const some = fc.record({ cents: fc.nat(9999), lek: fc.nat(9999) })
    const currency = fc.constantFrom(...cashCurrencies)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), some, currency, (amount, taken, change) => {
        const { cents, handed } = tenderFor(amount, taken, change)
        expect(fits(cents, handed)).toBe(true)
        expect(cents).toBeLessThanOrEqual(amount)
      }),
    )
  })
})
