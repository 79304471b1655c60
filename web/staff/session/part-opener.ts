import { createContext } from 'react'

/**
 * Loads a page's code, then calls `go`.
 * Until then, or if loading fails, the current page stays open. It also stays open if staff type or open another page
 * in the meantime. Returns `undefined` if the code was already loaded.
 */
export type OpenPart = (href: string, go: () => void) => Promise<void> | undefined

export const PartOpener = createContext<OpenPart>((_, go) => {
  go()
  return undefined
})
