import { createContext, useContext } from 'react'
import type { Page } from './page.ts'
import { notFoundPage } from './routes.ts'

export const PageOfDocument = createContext<Page>(notFoundPage)

export function usePage(): Page {
  return useContext(PageOfDocument)
}
