import type { PaymentProof } from '../../../../domain/booking.ts'
import type { PaidChange } from '../../../../domain/paid-change.ts'
import { getPaymentStatus } from '../../../payments/asked-status.ts'

/** How a payment for a change stands, by the Worker's word. */
export type Standing =
  | PaidChange
  /** It has not come about, and nothing was charged. */
  | 'declined'
  /** The guest has not confirmed it at their bank. */
  | 'unfinished'
  | 'processing'
  /** It is over, and what became of the change is not known yet. */
  | 'unknown'

/** Throws where nobody answers. */
export async function standingOf(proof: PaymentProof): Promise<Standing> {
  const { awaits, change } = await getPaymentStatus(proof)
  switch (awaits) {
    case 'payment':
      return 'declined'
    case 'authentication':
      return 'unfinished'
    case 'bank':
      return 'processing'
    case null:
      return change ?? 'unknown'
  }
}
