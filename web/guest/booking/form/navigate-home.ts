export const navigateHome = 'navigate-home'

export function isFramed(): boolean {
  return window.parent !== window
}

/**
 * Asks the page around the frame to go to the home page.
 * The message is only sent to our own origin, because no other site may frame these forms.
 */
export function askForHome(): void {
  window.parent.postMessage(navigateHome, location.origin)
}
