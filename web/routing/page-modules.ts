import { loadPart } from '../ui/static-parts/static-part.tsx'
import { loadCatalogs } from '../words/i18n.ts'
import type { Page, PageModule } from './page.ts'

const files = import.meta.glob<PageModule>('../pages/*/page.tsx')

/**
 * Loads a page with its static parts, for the prerender.
 * Loads no catalogs, because the prerender has them all.
 */
export async function loadPageModule(page: Page): Promise<PageModule> {
  const module = await importPage(page)
  for (const part of module.staticParts ?? []) await loadPart(part)
  return module
}

/**
 * Loads a page with its catalogs, for the browser.
 * Doesn't load static parts, because the document already has their markup.
 */
export async function loadPageOfDocument(page: Page): Promise<PageModule> {
  const [module] = await Promise.all([importPage(page), loadCatalogs(page.catalogs)])
  return module
}

async function importPage({ name }: Page): Promise<PageModule> {
  const load = files[`../pages/${name}/page.tsx`]
  if (!load) throw new Error(`web/pages/${name}/page.tsx is missing`)
  return load()
}
