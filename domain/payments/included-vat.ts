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
 * These are the payments, minus succeeded refunds, plus the cents due. It isn't just `totalPrice`,
 * because a cancellation doesn't lower that. `totalPrice` is the maximum, because a guest may have
 * paid twice.
 */
export function keptPrice({ totalPrice, balance, payments, refunds }: Paid): Cents {
  const sum = (all: readonly { cents: Cents }[]) =>
    all.reduce((total, { cents }) => total + cents, 0)
  const refunded = sum(refunds.filter(({ status }) => status === 'succeeded'))
  return Math.min(totalPrice, sum(payments) - refunded + Math.max(0, balance))
}

/** Returns the cents of VAT that a price includes, rounded half up. `percent` is of the price before tax. */
export function includedVat(price: Cents, percent: number): Cents {
  return Math.round((price * percent) / (100 + percent))
}
