import type { Pass } from '../../../../domain/pass/pass.ts'

/** A pass that an older release has saved lists no payments. */
export function hasReceipt({ payments }: Pick<Pass, 'payments'>): boolean {
  return payments.length > 0
}

/** True if a link to the receipt led here, such as the one in an email. */
export function asksForReceipt(): boolean {
  return new URLSearchParams(location.search).has('receipt')
}
