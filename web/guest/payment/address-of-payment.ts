/** The address of what became of a payment. It says which one, and not the secret. */
export function addressOfPayment(page: string, paymentIntentId: string): string {
  return `${page}?payment=${paymentIntentId}`
}
