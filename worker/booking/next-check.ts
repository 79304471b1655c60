import { nextCheckMinutes } from '../../domain/payments/payment.ts'

const minute = 60_000

/** When a payment that nobody has heard of is looked at again. */
export function nextCheck(createdAt: Date, now: Date): Date {
  const age = (now.getTime() - createdAt.getTime()) / minute
  return new Date(now.getTime() + nextCheckMinutes(age) * minute)
}
