import type { Page } from '../routes.ts'
import { type BusinessData, businessData } from './business-data.ts'

/** What a page says to search engines alone. */
export function structuredData({ describesBusiness }: Page): BusinessData[] {
  return describesBusiness ? [businessData()] : []
}
