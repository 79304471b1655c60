import type { Locale } from '../../domain/locales.ts'
import type { Catalog } from '../catalogs.ts'
import type { CatalogFiles } from '../i18n.ts'
import { catalogsEverywhere, type Page, pages, sharesDocument } from '../routes.ts'
import { chunkOf, filesOf, type Manifest, type NeededFiles } from './manifest.ts'

export const clientEntry = 'web/entry-client.tsx'

/** What one page in one language loads, and where its document says the other words are. */
export interface PageFiles extends NeededFiles {
  entry: string
  catalogs: CatalogFiles
}

function catalogSource(catalog: Catalog, locale: Locale): string {
  return `web/locales/${locale}/${catalog}.po`
}

/** The entries of the build that a page needs before it can hydrate. */
export function pageSources(page: Page, locale: Locale): string[] {
  const catalogs = ['chrome', ...page.catalogs] as const
  return [
    clientEntry,
    `web/pages/${page.name}/page.tsx`,
    ...catalogs.map((catalog) => catalogSource(catalog, locale)),
  ]
}

export function pageFiles(manifest: Manifest, page: Page, locale: Locale): PageFiles {
  const file = (source: string) => `/${chunkOf(manifest, source).file}`
  const catalogs: CatalogFiles = {}
  for (const catalog of reachableCatalogs(page)) {
    catalogs[catalog] = file(catalogSource(catalog, locale))
  }
  return {
    ...filesOf(manifest, pageSources(page, locale)),
    entry: file(clientEntry),
    catalogs,
  }
}

/** A page's own words, those that it may fetch later, and those of the pages that share its document. */
function reachableCatalogs(page: Page): Set<Catalog> {
  const reachable = [page, ...(sharesDocument(page) ? pages.filter(sharesDocument) : [])]
  const named = reachable.flatMap(({ catalogs, laterCatalogs = [] }) => [
    ...catalogs,
    ...laterCatalogs,
  ])
  return new Set<Catalog>(['chrome', ...catalogsEverywhere, ...named])
}
