import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '../../paths.ts'
import { type BreadcrumbData, breadcrumbData } from '../../prerender/breadcrumb-data.ts'

export function structuredData(i18n: I18n): BreadcrumbData[] {
  const name = i18n._(msg({ message: 'How to find us', context: 'heading of the page' }))
  return [breadcrumbData(i18n, name, paths.location)]
}
