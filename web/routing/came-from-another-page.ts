import { splitLocale } from '../../domain/business/locales.ts'

/**
 * Whether a visitor came to `address` from another page of this site. A page that sent them on to its
 * own translation, by their saved language, is none.
 */
export function cameFromAnotherPage(referrer: string, address: string): boolean {
  if (!referrer) return false
  const from = new URL(referrer)
  const here = new URL(address)
  return from.origin === here.origin && pageOf(from) !== pageOf(here)
}

function pageOf({ pathname }: URL): string {
  return splitLocale(pathname).path
}
