export const receiptSavedAs = 'requested'

/**
 * Returns `true` if the tab has a receipt, even one that can no longer be read. Runs for every visitor, so it
 * doesn't import the code that reads receipts.
 */
export function hasReceipt(): boolean {
  try {
    return receiptSavedAs in sessionStorage
  } catch {
    // Access to storage is blocked.
    return false
  }
}
