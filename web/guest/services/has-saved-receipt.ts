export const receiptSavedAs = 'requested'

/**
 * True if a receipt, even an expired one, is saved in the tab.
 * Runs on every page with service cards, so it doesn't import the code that reads receipts.
 */
export function hasSavedReceipt(): boolean {
  try {
    return receiptSavedAs in sessionStorage
  } catch {
    // Access to storage is blocked.
    return false
  }
}
