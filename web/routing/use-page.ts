import { useLocation } from 'react-router'
import { splitLocale } from '../../domain/business/locales.ts'
import type { Page } from './page.ts'
import { pageAt } from './routes.ts'

export function usePage(): Page {
  return pageAt(splitLocale(useLocation().pathname).path)
}
