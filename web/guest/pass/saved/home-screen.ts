import { putLink } from '../pass-token.ts'

/**
 * Prepares the page for the home screen of an iPhone or iPad.
 * Without a manifest, the home screen opens the current address, which must contain the token.
 */
export function readyForHomeScreen(token: string): void {
  if (!('standalone' in navigator)) return
  document.querySelector('link[rel=manifest]')?.remove()
  if (!location.hash) putLink(token)
}
