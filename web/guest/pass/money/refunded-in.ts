import type { Cents } from '../../../../domain/business/money.ts'
import type { PassRefund } from '../../../../domain/pass/pass.ts'

/** Whether a bank or Stripe sent it back. */
export function refundHasFailed({ status }: PassRefund): boolean {
  return status === 'failed' || status === 'canceled'
}

/** What is refunded or on its way, in all. */
export function refundedIn(refunds: readonly PassRefund[]): Cents {
  const counted = refunds.filter((refund) => !refundHasFailed(refund))
  return counted.reduce((sum, { cents }) => sum + cents, 0)
}
