import type { PaymentProof } from '../../../../domain/booking.ts'
import type { PaidChange } from '../../../../domain/paid-change.ts'
import { send } from '../../../api.ts'

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
export async function standingOf({
  paymentIntentId,
  clientSecret,
}: PaymentProof): Promise<Standing> {
  const proof = { paymentIntentId, clientSecret }
  const { awaits, change } = await send('POST /api/payment-status', proof)
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
