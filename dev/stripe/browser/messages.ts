import type { StripeError } from '@stripe/stripe-js'

/** What the page may ask of the card's frame. The card itself is never part of any message. */
export type FrameRequest =
  | { ask: 'appearance'; variables: Record<string, string> }
  | { ask: 'submit' }
  | { ask: 'createPaymentMethod'; billingDetails: object }
  | { ask: 'focus' }

export interface FrameReply {
  error?: StripeError
  paymentMethod?: { id: string }
}

/** What the frame tells on its own. */
export type FrameNotice = { tell: 'ready' } | { tell: 'height'; pixels: number }

export interface ToFrame {
  id: number
  request: FrameRequest
}
export type ToPage = { id: number; reply: FrameReply } | { notice: FrameNotice }
