import type { Cents } from '../business/money.ts'

/** Cents of VAT that a price includes, rounded half up. `percent` is of the price before tax. */
export function includedVat(price: Cents, percent: number): Cents {
  return Math.round((price * percent) / (100 + percent))
}
