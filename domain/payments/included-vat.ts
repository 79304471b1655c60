import type { Cents } from '../business/money.ts'

interface Paid {
  totalPrice: Cents
  /** Negative if we owe the guest. */
  balance: Cents
  payments: readonly { cents: Cents }[]
  refunds: readonly { cents: Cents; status: string }[]
}

/**
 * Returns the cents of a stay's price that were kept or are still due.
 * At most `totalPrice`, even if the guest overpaid.
 */
export function keptPrice({ totalPrice, balance, payments, refunds }: Paid): Cents {
  const sum = (all: readonly { cents: Cents }[]) =>
    all.reduce((total, { cents }) => total + cents, 0)
  const refunded = sum(refunds.filter(({ status }) => status === 'succeeded'))
  return Math.min(totalPrice, sum(payments) - refunded + Math.max(0, balance))
}

/** Returns the VAT in a price in cents, rounded. `percent` is of the price before tax. */
export function includedVat(price: Cents, percent: number): Cents {
  return Math.round((price * percent) / (100 + percent))
}
