import type { Pass } from '../../../domain/pass/pass.ts'

/** True if the bank declined a payment that it had been processing. */
export function isDeclined({ status, paymentStatus }: Pass): boolean {
  return status === 'pending' && (paymentStatus === 'failed' || paymentStatus === 'canceled')
}
