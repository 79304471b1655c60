import { putLink } from '../pass-token.ts'

/**
 * Prepares the page for the home screen of an iPhone or iPad.
 * An app on the home screen may have its own, empty storage, and a manifest would open it without
 * the token. Without a manifest, the app opens the current address, so the token is put into it.
 */
export function readyForHomeScreen(token: string): void {
  if (!('standalone' in navigator)) return
  document.querySelector('link[rel=manifest]')?.remove()
  if (!location.hash) putLink(token)
}
