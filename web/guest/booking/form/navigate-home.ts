export const navigateHome = 'navigate-home'

export function isFramed(): boolean {
  return window.parent !== window
}

/**
 * Asks the home page around the frame to close the dialog.
 * The message is only sent to our own origin, because no other site may frame these forms.
 */
export function askForHome(): void {
  window.parent.postMessage(navigateHome, location.origin)
}
