import { putLink } from '../pass-token.ts'

/**
 * Prepares the page for an iPhone's home screen.
 * An app there may have its own, empty storage, and a manifest would open it without the token. Without a manifest,
 * the home screen keeps the current address.
 */
export function readyForHomeScreen(token: string): void {
  if (!('standalone' in navigator)) return
  document.querySelector('link[rel=manifest]')?.remove()
  if (!location.hash) putLink(token)
}
