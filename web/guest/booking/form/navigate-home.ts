export const navigateHome = 'navigate-home'

export function isFramed(): boolean {
  return window.parent !== window
}

/** The target is our own origin, because only our own pages may frame these forms. */
export function askForHome(): void {
  window.parent.postMessage(navigateHome, location.origin)
}
