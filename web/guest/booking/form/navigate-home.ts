export const navigateHome = 'navigate-home'

export function isFramed(): boolean {
  return window.parent !== window
}

/**
 * Sends the message only to our own origin.
 * No other site may frame these forms.
 */
export function askForHome(): void {
  window.parent.postMessage(navigateHome, location.origin)
}
