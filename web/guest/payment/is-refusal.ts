import type { StripeError } from '@stripe/stripe-js'

/** The card or its details were not accepted: nothing was charged. */
export function isRefusal({ type }: Pick<StripeError, 'type'>): boolean {
  return type === 'card_error' || type === 'validation_error'
}
