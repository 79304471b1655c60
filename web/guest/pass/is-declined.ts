import type { Pass } from '../../../domain/pass/pass.ts'

/** The bank said no after the guest had been told that it takes its time. */
export function isDeclined({ status, paymentStatus }: Pass): boolean {
  return status === 'pending' && (paymentStatus === 'failed' || paymentStatus === 'canceled')
}
