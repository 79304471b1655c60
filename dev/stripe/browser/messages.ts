import type { StripeError } from '@stripe/stripe-js'

/**
 * Requests from the page to the card frame.
 * No message between them contains the full card number or the CVC.
 */
export type FrameRequest =
  | { ask: 'appearance'; variables: Record<string, string> }
  | { ask: 'submit' }
  | { ask: 'createPaymentMethod'; billingDetails: object }
  | { ask: 'focus' }

export interface FrameReply {
  error?: StripeError
  paymentMethod?: { id: string }
}

export type FrameNotice = { notify: 'ready' } | { notify: 'height'; pixels: number }

export interface ToFrame {
  id: number
  request: FrameRequest
}
export type ToPage = { id: number; reply: FrameReply } | { notice: FrameNotice }
