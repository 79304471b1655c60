/** A stay's paid statuses (specification, section 4). */
export const paidStatuses = [
  'pending',
  'processing',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'canceled',
  'needs_review',
] as const

export type PaidStatus = (typeof paidStatuses)[number]

export function isPaid(status: PaidStatus): boolean {
  return status === 'paid' || status === 'partially_refunded'
}

export const unpaidMinutes = 60

/** Minutes within which a second, identical booking may be a mistake. */
export const repeatMinutes = 60

export const mostSavedPayments = 10

/** Minutes until a payment's first check at Stripe. */
export const checkMinutes = 5
const longestCheckMinutes = 240

/**
 * Returns the minutes until an open payment's next check.
 * `age` is the payment's age in minutes. Checks continue after the booking expires, because some
 * banks take days.
 */
export function nextCheckMinutes(age: number): number {
  const toExpiry = unpaidMinutes - age
  if (toExpiry > 0) return Math.min(Math.max(checkMinutes, age), Math.max(1, toExpiry))
  return Math.min(Math.max(checkMinutes, age / 12), longestCheckMinutes)
}

export type Awaits = 'payment' | 'authentication' | 'bank'

export function awaitsOf(status: string): Awaits | null {
  switch (status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
      return 'payment'
    case 'requires_action':
      return 'authentication'
    case 'processing':
    case 'requires_capture':
      return 'bank'
    default:
      return null
  }
}
