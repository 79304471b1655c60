/** Returns an address that contains the PaymentIntent id, but not the client secret. */
export function addressOfPayment(page: string, paymentIntentId: string): string {
  return `${page}?payment=${paymentIntentId}`
}
