export const receiptSavedAs = 'requested'

/**
 * True if the tab has a receipt, even an outdated one.
 * Runs for every visitor, so it doesn't load the code that reads receipts.
 */
export function hasReceipt(): boolean {
  try {
    return receiptSavedAs in sessionStorage
  } catch {
    // Storage is off.
    return false
  }
}
