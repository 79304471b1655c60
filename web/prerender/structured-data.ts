import type { I18n } from '@lingui/core'
import type { Thing, WithContext } from 'schema-dts'
import type { Page } from '../routing/page.ts'
import { businessData } from './business-data.ts'
import { factsOf } from './page-facts.ts'

/** What a page tells search engines of its own; in a file that browsers never load. */
interface StructuredDataModule {
  structuredData: (i18n: I18n) => WithContext<Exclude<Thing, string>>[]
}

const ofPages = import.meta.glob<StructuredDataModule>('../pages/*/structured-data.ts', {
  eager: true,
})

/** What a page says to search engines alone, in the language of `i18n`. */
export function structuredData(page: Page, i18n: I18n): object[] {
  const { name } = page
  const own = ofPages[`../pages/${name}/structured-data.ts`]?.structuredData(i18n) ?? []
  return [...(factsOf(page).describesBusiness ? [businessData()] : []), ...own]
}
