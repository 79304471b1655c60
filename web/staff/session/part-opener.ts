import { createContext } from 'react'

/**
 * Loads the code of the page at `href`, then calls `go`.
 * Until then, the current page stays open. It also stays open if staff type or open another page in
 * the meantime. If loading fails, the current page stays open or the browser loads `href`. If the
 * code was already loaded, calls `go` at once and returns `undefined`.
 */
export type OpenPart = (href: string, go: () => void) => Promise<void> | undefined

export const PartOpener = createContext<OpenPart>((_, go) => {
  go()
  return undefined
})
