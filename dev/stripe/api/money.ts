import { invalidParameter } from './failure.ts'
import type { Params } from './form.ts'
import { integer, requiredText } from './params.ts'

const leastAmounts: Record<string, number> = {
  eur: 50,
  usd: 50,
  gbp: 30,
  dkk: 250,
  chf: 50,
  all: 5000,
}
const mostAmount = 99_999_999

/**
 * Returns the amount in the currency's smallest unit.
 * Throws if the amount is missing, not an integer or outside Stripe's limits.
 */
export function amountOf(params: Params, currency: string): number {
  const amount = integer(params, 'amount')
  if (amount === undefined) {
    throw invalidParameter('amount', 'Missing required param: amount.', 'parameter_missing')
  }
  if (amount < 1) {
    throw invalidParameter(
      'amount',
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    )
  }
  const least = leastAmounts[currency] ?? 50
  if (amount < least) {
    const shown = `${(least / 100).toFixed(2)} ${currency}`
    throw invalidParameter('amount', `Amount must be at least ${shown}`, 'amount_too_small')
  }
  if (amount > mostAmount) {
    throw invalidParameter('amount', 'Amount must be no more than 999999.99', 'amount_too_large')
  }
  return amount
}

/** Returns the currency in lower case. Throws if it is missing or the stand-in doesn't know it. */
export function currencyOf(params: Params): string {
  const currency = requiredText(params, 'currency').toLowerCase()
  if (currency in leastAmounts) return currency
  throw invalidParameter(
    'currency',
    `Invalid currency: ${currency}. The stand-in knows ${Object.keys(leastAmounts).join(', ')}.`,
  )
}
