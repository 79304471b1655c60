import { createContext } from 'react'

/**
 * Goes to an address of staff's page once the part that stands there has been fetched. Until then, and
 * where it can't be, what is open stays. Answers nothing where the part is here already.
 */
export type OpenPart = (href: string, go: () => void) => Promise<void> | undefined

export const PartOpener = createContext<OpenPart>((_, go) => {
  go()
  return undefined
})
