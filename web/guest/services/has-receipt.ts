export const receiptSavedAs = 'requested'

/**
 * Whether the tab holds a receipt, be its hours over or not. Every visitor is asked, so it does without
 * what reads the receipt, which few of them need.
 */
export function hasReceipt(): boolean {
  try {
    return receiptSavedAs in sessionStorage
  } catch {
    // Storage is off.
    return false
  }
}
