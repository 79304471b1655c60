import type { Cents } from '../../../../domain/business/money.ts'
import type { PassRefund } from '../../../../domain/pass/pass.ts'

export function refundHasFailed({ status }: PassRefund): boolean {
  return status === 'failed' || status === 'canceled'
}

export function refundedIn(refunds: readonly PassRefund[]): Cents {
  const counted = refunds.filter((refund) => !refundHasFailed(refund))
  return counted.reduce((sum, { cents }) => sum + cents, 0)
}
