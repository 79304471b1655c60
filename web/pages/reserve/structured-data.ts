import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type BreadcrumbData, breadcrumbData } from '../../routing/breadcrumb-data.ts'
import { paths } from '../../routing/paths.ts'

export function structuredData(i18n: I18n): BreadcrumbData[] {
  const name = i18n._(msg({ message: 'Reserve & Pay On-Location', context: 'heading of the page' }))
  return [breadcrumbData(i18n, name, paths.reserve)]
}
