/**
 * Events that Stripe's webhook endpoint has to send.
 * The Worker asks Stripe about the payment that any event names, so more events do no harm. Without one of these,
 * something is only learned when the Worker asks by itself, minutes or a day later.
 */
export const neededEvents = [
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const
