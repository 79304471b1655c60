import fc from 'fast-check'
import { expect, it } from 'vitest'
import { includedVat, keptPrice } from '../../../domain/payments/included-vat.ts'

it('a price of 12 euro includes 2 euro of VAT at 20 percent', () => {
  expect(includedVat(1200, 20)).toBe(200)
  expect(includedVat(1200, 0)).toBe(0)
})

it.each([
  ['paid', { totalPrice: 1800, balance: 0, paid: [1800], refunded: [] }, 1800],
  ['still due', { totalPrice: 1800, balance: 600, paid: [1200], refunded: [] }, 1800],
  ['reduced by a change', { totalPrice: 2000, balance: 0, paid: [3000], refunded: [1000] }, 2000],
  [
    'paid twice, once refunded',
    { totalPrice: 1800, balance: 0, paid: [1800, 1800], refunded: [1800] },
    1800,
  ],
  ['cancelled', { totalPrice: 1800, balance: 0, paid: [1800], refunded: [1800] }, 0],
  ['cut short', { totalPrice: 1800, balance: 0, paid: [1200, 600], refunded: [600] }, 1200],
])('VAT is of what was kept: %s', (_, { totalPrice, balance, paid, refunded }, kept) => {
  const payments = paid.map((cents) => ({ cents }))
  const refunds = [
    ...refunded.map((cents) => ({ cents, status: 'succeeded' })),
    { cents: 500, status: 'failed' },
  ]
  expect(keptPrice({ totalPrice, balance, payments, refunds })).toBe(kept)
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
