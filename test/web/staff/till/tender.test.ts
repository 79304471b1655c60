import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashCurrencies, fits } from '../../../../domain/payments/drawer.ts'
import { likelyTenders, tenderFor, usualChange } from '../../../../web/staff/till/tender.ts'

describe('the cash that a guest hands over', () => {
  it('is suggested as the exact amount or the next notes', () => {
    expect(likelyTenders(1200, 'EUR').map(({ cents }) => cents)).toEqual([1200, 2000, 5000])
    expect(likelyTenders(1200, 'ALL').map(({ lek }) => lek)).toEqual([1200, 2000, 5000])
    expect(likelyTenders(500, 'EUR').map(({ cents }) => cents)).toEqual([500, 1000, 2000, 5000])
    expect(likelyTenders(6000, 'EUR').map(({ cents }) => cents)).toEqual([6000])
  })

  it('is changed in the same currency, and in Lek for a mix of both', () => {
    expect(usualChange({ cents: 2000, lek: 0 })).toBe('EUR')
    expect(usualChange({ cents: 0, lek: 2000 })).toBe('ALL')
    expect(usualChange({ cents: 500, lek: 2000 })).toBe('ALL')
  })

  it('gives a valid payment of at most the amount due', () => {
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
