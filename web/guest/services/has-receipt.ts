export const receiptSavedAs = 'requested'

/**
 * True if the tab has a receipt, even an expired one.
 * Runs for every visitor, so it doesn't import the code that reads receipts.
 */
export function hasReceipt(): boolean {
  try {
    return receiptSavedAs in sessionStorage
  } catch {
    // Access to storage is blocked.
    return false
  }
}
