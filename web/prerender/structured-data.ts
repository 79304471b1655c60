import type { I18n } from '@lingui/core'
import type { Thing, WithContext } from 'schema-dts'
import type { Page } from '../routes.ts'

export type StructuredData = WithContext<Exclude<Thing, string>>

/** What a page's folder exports in `structured-data.ts`, for search engines alone. */
export type DescribeForSearch = (i18n: I18n) => StructuredData[]

const describers = import.meta.glob<DescribeForSearch>('../pages/*/structured-data.ts', {
  eager: true,
  import: 'structuredData',
})

export function structuredData(page: Page, i18n: I18n): StructuredData[] {
  return describers[`../pages/${page.name}/structured-data.ts`]?.(i18n) ?? []
}
