import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '../../domain/business/locales.ts'
import type { Catalog } from './catalogs.ts'

export type CatalogFiles = Partial<Record<Catalog, string>>

const loaded = new Set<Catalog>()
let files: CatalogFiles = {}

export function startI18n(): void {
  files = JSON.parse(document.getElementById('catalogs')?.textContent ?? '{}')
  const locale = document.documentElement.lang as Locale
  i18n.loadAndActivate({ locale, messages: {} })
}

export async function loadCatalogs(catalogs: readonly Catalog[]): Promise<void> {
  const missing = catalogs.filter((catalog) => !loaded.has(catalog))
  const arrived = await Promise.all(missing.map(fetchCatalog))
  for (const catalog of missing) loaded.add(catalog)
  if (missing.length) i18n.load(i18n.locale, Object.assign({}, ...arrived))
}

async function fetchCatalog(catalog: Catalog): Promise<Messages> {
  const file = files[catalog]
  if (!file) throw new Error(`The document names no catalog '${catalog}'`)
  const module: { messages: Messages } = await import(/* @vite-ignore */ file)
  return module.messages
}
