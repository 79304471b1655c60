import { useLocation } from 'react-router'
import { splitLocale } from '../../domain/business/locales.ts'
import type { Page } from './page.ts'
import { pageAt } from './routes.ts'

/** The page that the address names. */
export function usePage(): Page {
  return pageAt(splitLocale(useLocation().pathname).path)
}
