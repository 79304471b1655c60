import type { Cents } from '../../../../domain/business/money.ts'
import type { PassRefund } from '../../../../domain/pass/pass.ts'

/** Whether a bank or Stripe sent it back. */
export function hasFailed({ state }: PassRefund): boolean {
  return state === 'failed' || state === 'canceled'
}

/** What is refunded or on its way, in all. */
export function refundedIn(refunds: readonly PassRefund[]): Cents {
  const counted = refunds.filter((refund) => !hasFailed(refund))
  return counted.reduce((sum, { cents }) => sum + cents, 0)
}
