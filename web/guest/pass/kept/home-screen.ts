import { putLink } from '../pass-token.ts'

/**
 * Makes the page fit for an iPhone's home screen. What stands there may have a storage of its own, in which
 * no pass is kept yet, and a manifest would send it to an address without the token: without a manifest, the
 * home screen takes the address as it is.
 */
export function readyForHomeScreen(token: string): void {
  if (!('standalone' in navigator)) return
  document.querySelector('link[rel=manifest]')?.remove()
  if (!location.hash) putLink(token)
}
