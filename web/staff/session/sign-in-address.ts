/**
 * Query parameter that bypasses the cached page.
 * Without it, the service worker would show that page instead of the sign-in.
 */
const marker = 'sign-in'

export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  query.set(marker, '')
  return `${pathname}?${query}`
}

/** Returns the query without `sign-in`, or `null` if it has no `sign-in`. */
export function withoutSignIn(search: string): string | null {
  const query = new URLSearchParams(search)
  if (!query.has(marker)) return null
  query.delete(marker)
  return query.size > 0 ? `?${query}` : ''
}
