/** Only browsers with one of these can ever show a wallet; for the others nothing need be loaded. */
export function mayHaveWallet(): boolean {
  return 'ApplePaySession' in window || 'PaymentRequest' in window
}
