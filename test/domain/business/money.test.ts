import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFromEuros, eurosFromCents } from '../../../domain/business/money.ts'

describe('an amount in euros', () => {
  it('is a whole number of cents', () => {
    expect(centsFromEuros(3)).toBe(300)
    expect(centsFromEuros(0.01)).toBe(1)
    expect(centsFromEuros(1.1 * 3)).toBe(330)
    expect(centsFromEuros(8.7)).toBe(870)
  })

  it.each([
    ['a fraction of a cent', 3.005],
    ['nothing', 0],
    ['less than nothing', -3],
    ['less than half a cent', 0.004],
    ['not a number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['too much to count', 1e15],
    ['the largest number there is', Number.MAX_VALUE],
  ])('is refused when it is %s', (_, euros) => {
    expect(centsFromEuros(euros)).toBeNull()
  })

  it('comes back to the same cents, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        expect(centsFromEuros(eurosFromCents(cents))).toBe(cents)
        expect(centsFromEuros(JSON.parse(JSON.stringify(eurosFromCents(cents))))).toBe(cents)
      }),
    )
  })

  it('is either refused or worth exactly what was sent, to a ten-thousandth of a cent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9 }), (euros) => {
        const cents = centsFromEuros(euros)
        if (cents !== null) expect(Math.abs(cents / 100 - euros)).toBeLessThan(1e-6)
      }),
    )
  })
})
