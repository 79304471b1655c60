import type { I18n } from '@lingui/core'
import type { BreadcrumbList, WithContext } from 'schema-dts'
import { business } from '../../domain/business/business.ts'
import type { Locale } from '../../domain/business/locales.ts'
import { hrefOf, type Path, paths } from './paths.ts'

export type BreadcrumbData = WithContext<Exclude<BreadcrumbList, string>>

export function breadcrumbData(i18n: I18n, name: string, path: Path): BreadcrumbData {
  const address = (to: Path) => business.origin + hrefOf(to, i18n.locale as Locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: business.name, item: address(paths.home) },
      { '@type': 'ListItem', position: 2, name, item: address(path) },
    ],
  }
}
