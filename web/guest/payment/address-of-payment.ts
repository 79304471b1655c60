/** Address of a payment's result. Contains its id, never its secret. */
export function addressOfPayment(page: string, paymentIntentId: string): string {
  return `${page}?payment=${paymentIntentId}`
}
