import { createContext } from 'react'

/**
 * Loads the code of the page at `href`, then calls `go`.
 * Doesn't call `go` if loading fails, or if staff have typed or opened another page in the
 * meantime. If the code was already loaded, calls `go` at once and returns `undefined`.
 */
export type OpenPart = (href: string, go: () => void) => Promise<void> | undefined

export const PartOpener = createContext<OpenPart>((_, go) => {
  go()
  return undefined
})
