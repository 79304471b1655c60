/** What a framed form tells the page around it when the visitor wants to leave it. */
export const navigateHome = 'navigate-home'

export function isFramed(): boolean {
  return window.parent !== window
}

/** Only pages of the site's own may frame these forms, so the message is meant for its own origin. */
export function askForHome(): void {
  window.parent.postMessage(navigateHome, location.origin)
}
