/*
 * The number by which a bank finds a refund. Stripe learns it from the bank, mostly days after it says that the
 * money is back, and of some refunds never.
 */

const day = 86_400_000

/** Milliseconds between two questions about a refund that has succeeded and has no reference yet. */
const referenceEvery = day

/** Milliseconds after a refund in which its reference is asked for; later, an event or staff may still bring it. */
const referenceAskedFor = 30 * day

/** When Stripe is asked next for the reference of a refund, by when we noted it; null once it is no longer asked. */
export function nextReferenceCheck(notedAt: Date, now: Date): Date | null {
  const next = now.getTime() + referenceEvery
  return next <= notedAt.getTime() + referenceAskedFor ? new Date(next) : null
}
