/** The states of a stay's money, as the lists show it (specification, section 3); `account.ts` computes them. */
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

/** A booking's money counts as received in these states. */
export function isPaid(status: PaidStatus): boolean {
  return status === 'paid' || status === 'partially_refunded'
}

/** Minutes after which a booking that nobody paid is given up. */
export const unpaidMinutes = 60

/** Minutes in which a second booking like a guest's last one is taken for a repeat, and asked about. */
export const repeatMinutes = 60

/** As many payments as a guest's browser keeps. */
export const savedPayments = 10

/** Minutes to the first look at a payment that is open, should its events have been lost. */
export const checkMinutes = 5
const longestCheckMinutes = 240

/**
 * Minutes to the next look at a payment that is still open at this age: as many as it is old, but
 * none too late for the hour at which it is given up; from then on, for banks that take days, more
 * and more.
 */
export function nextCheckMinutes(age: number): number {
  const toExpiry = unpaidMinutes - age
  if (toExpiry > 0) return Math.min(Math.max(checkMinutes, age), Math.max(1, toExpiry))
  return Math.min(Math.max(checkMinutes, age / 12), longestCheckMinutes)
}

/** Whose turn it is with a payment that is not over. */
export type Awaits = 'payment' | 'authentication' | 'bank'

/** What an intent waits for, by the provider's word for its state; `null` where it is over. */
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
