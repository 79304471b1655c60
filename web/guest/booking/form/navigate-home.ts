export const navigateHome = 'navigate-home'

export function isFramed(): boolean {
  return window.parent !== window
}

/** Sends the message to our own origin only, because only our own pages may frame these forms. */
export function askForHome(): void {
  window.parent.postMessage(navigateHome, location.origin)
}
