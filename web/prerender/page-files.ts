import type { Locale } from '../../domain/business/locales.ts'
import type { Page } from '../routing/page.ts'
import { catalogsEverywhere } from '../routing/routes.ts'
import type { Catalog } from '../words/catalogs.ts'
import type { CatalogFiles } from '../words/i18n.ts'
import { chunkOf, filesOf, type Manifest, type NeededFiles } from './manifest.ts'
import { pageFactsOf } from './page-facts.ts'

export const clientEntry = 'web/entry-client.tsx'

export interface PageFiles extends NeededFiles {
  entry: string
  catalogs: CatalogFiles
}

function catalogSource(catalog: Catalog, locale: Locale): string {
  return `web/locales/${locale}/${catalog}.po`
}

function pageSources(page: Page, locale: Locale): string[] {
  const catalogs = ['chrome', ...page.catalogs] as const
  return [
    clientEntry,
    `web/pages/${page.name}/page.tsx`,
    ...catalogs.map((catalog) => catalogSource(catalog, locale)),
  ]
}

/** Returns the files that a page needs. Static parts add only their styles. */
export function pageParts(manifest: Manifest, page: Page, locale: Locale): NeededFiles {
  const sources = pageSources(page, locale)
  const { staticSource } = pageFactsOf(page)
  const { styles } = filesOf(manifest, staticSource ? [...sources, staticSource] : sources)
  return { scripts: filesOf(manifest, sources).scripts, styles }
}

export function pageFiles(manifest: Manifest, page: Page, locale: Locale): PageFiles {
  const file = (source: string) => `/${chunkOf(manifest, source).file}`
  const catalogs: CatalogFiles = {}
  for (const catalog of reachableCatalogs(page)) {
    catalogs[catalog] = file(catalogSource(catalog, locale))
  }
  return {
    ...pageParts(manifest, page, locale),
    entry: file(clientEntry),
    catalogs,
  }
}

function reachableCatalogs(page: Page): Set<Catalog> {
  const { laterCatalogs = [] } = pageFactsOf(page)
  return new Set<Catalog>(['chrome', ...catalogsEverywhere, ...page.catalogs, ...laterCatalogs])
}
