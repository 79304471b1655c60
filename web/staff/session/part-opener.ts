import { createContext } from 'react'

/**
 * Loads the page's code, then goes there. The open page stays until then, and if loading fails. Returns
 * `undefined` if the code is already loaded.
 */
export type OpenPart = (href: string, go: () => void) => Promise<void> | undefined

export const PartOpener = createContext<OpenPart>((_, go) => {
  go()
  return undefined
})
