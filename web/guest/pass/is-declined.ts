import type { Pass } from '../../../domain/pass/pass.ts'

export function isDeclined({ status, paymentStatus }: Pass): boolean {
  return status === 'pending' && (paymentStatus === 'failed' || paymentStatus === 'canceled')
}
