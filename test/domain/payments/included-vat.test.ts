import fc from 'fast-check'
import { expect, it } from 'vitest'
import { includedVat } from '../../../domain/payments/included-vat.ts'

it('a price of 12 euro includes 2 euro of VAT at 20 percent', () => {
  expect(includedVat(1200, 20)).toBe(200)
  expect(includedVat(1200, 0)).toBe(0)
})

it('VAT is its percentage of the rest, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 1, max: 30 }),
      (price, percent) => {
        const vat = includedVat(price, percent)
        expect(Math.abs(vat - ((price - vat) * percent) / 100)).toBeLessThanOrEqual(0.65)
      },
    ),
  )
})
