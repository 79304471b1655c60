export const navigateHome = 'navigate-home'

export function isFramed(): boolean {
  return window.parent !== window
}

/** Asks the page around the frame to close the dialog. Only notifies our own origin. */
export function askForHome(): void {
  window.parent.postMessage(navigateHome, location.origin)
}
