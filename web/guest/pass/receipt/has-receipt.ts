import type { Pass } from '../../../../domain/pass/pass.ts'

/** True if something was paid. False for passes saved by an older release, which lack payments. */
export function hasReceipt({ payments }: Pick<Pass, 'payments'>): boolean {
  return payments.length > 0
}

/** True if the guest followed a link to the receipt, such as the one in an email. */
export function asksForReceipt(): boolean {
  return new URLSearchParams(location.search).has('receipt')
}
