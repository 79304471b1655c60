/** Contains the PaymentIntent id, never the client secret. */
export function addressOfPayment(page: string, paymentIntentId: string): string {
  return `${page}?payment=${paymentIntentId}`
}
