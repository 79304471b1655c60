import type { Cents } from '../../../../domain/business/money.ts'
import type { PassRefund } from '../../../../domain/pass/pass.ts'

/** True if a bank or Stripe returned the refund. */
export function refundHasFailed({ status }: PassRefund): boolean {
  return status === 'failed' || status === 'canceled'
}

/** Total refunded or pending, in cents. */
export function refundedIn(refunds: readonly PassRefund[]): Cents {
  const counted = refunds.filter((refund) => !refundHasFailed(refund))
  return counted.reduce((sum, { cents }) => sum + cents, 0)
}
