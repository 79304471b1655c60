import { isKnown, loadPart } from '../ui/static-parts/static-part.tsx'
import { loadCatalogs } from '../words/i18n.ts'
import type { Page, PageModule } from './page.ts'

const files = import.meta.glob<PageModule>('../pages/*/page.tsx')
const modules = new Map<Page, PageModule>()
const arriving = new Map<Page, Promise<PageModule>>()

export function loadedPage(page: Page): PageModule | undefined {
  return modules.get(page)
}

/** Loads a page for the prerender, which has every catalog. */
export async function loadPageModule(page: Page): Promise<PageModule> {
  const module = await importPage(page)
  for (const part of module.staticParts ?? []) await loadPart(part)
  modules.set(page, module)
  return module
}

/** Loads the document's page, without its static parts' code. */
export async function loadFirstPage(page: Page): Promise<void> {
  const [module] = await Promise.all([importPage(page), loadCatalogs(page.catalogs)])
  modules.set(page, module)
}

/** Loads a page and its static parts for navigation. */
export async function loadPage(page: Page): Promise<PageModule> {
  const [module] = await Promise.all([importPage(page), loadCatalogs(page.catalogs)])
  const unknown = module.staticParts?.filter((part) => !isKnown(part)) ?? []
  if (unknown.length) {
    const words = loadCatalogs(page.staticCatalogs ?? [])
    await Promise.all([words, ...unknown.map(loadPart)])
  }
  modules.set(page, module)
  return module
}

/**
 * Loads a page for navigation, once per page.
 * If that fails (new version, lost connection), loads the document instead and never resolves.
 */
export function arrivingPage(page: Page): Promise<PageModule> {
  let promise = arriving.get(page)
  if (!promise) {
    promise = loadPage(page).catch(loadDocument)
    arriving.set(page, promise)
  }
  return promise
}

/** Reloads, because the URL is already the new page's. */
function loadDocument(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

async function importPage({ name }: Page): Promise<PageModule> {
  const load = files[`../pages/${name}/page.tsx`]
  if (!load) throw new Error(`web/pages/${name}/page.tsx is missing`)
  return load()
}
