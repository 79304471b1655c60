/** In an address, it leads past the page that the device keeps, to the sign-in. */
const marker = 'sign-in'

/** Where whoever is at this address signs in, and comes back to. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  query.set(marker, '')
  return `${pathname}?${query}`
}

/** The query of an address once somebody has come back from signing in; `null` if they have not. */
export function withoutSignIn(search: string): string | null {
  const query = new URLSearchParams(search)
  if (!query.has(marker)) return null
  query.delete(marker)
  return query.size > 0 ? `?${query}` : ''
}
