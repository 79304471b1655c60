/** An integer number of euro cents. */
export type Cents = number

/**
 * Euro cents of an amount in euros, as `POST /api/create-payment-intent` carries it.
 * `null` when the amount is not a whole, positive and safe number of cents.
 */
export function centsFromEuros(euros: number): Cents | null {
  const cents = Math.round(euros * 100)
  const exact = Math.abs(euros * 100 - cents) < 1e-6
  return exact && Number.isSafeInteger(cents) && cents > 0 ? cents : null
}

export function eurosFromCents(cents: Cents): number {
  return cents / 100
}
