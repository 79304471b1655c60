import { isKnown, loadPart } from '../ui/static-parts/static-part.tsx'
import { loadCatalogs } from '../words/i18n.ts'
import type { Page, PageModule } from './page.ts'

const files = import.meta.glob<PageModule>('../pages/*/page.tsx')
const modules = new Map<Page, PageModule>()
const arriving = new Map<Page, Promise<PageModule>>()

/** A page that has been loaded already, so that the first render need not wait for it. */
export function loadedPage(page: Page): PageModule | undefined {
  return modules.get(page)
}

/** Loads all of a page's code: what the prerender needs, which has all words at hand. */
export async function loadPageModule(page: Page): Promise<PageModule> {
  const module = await importPage(page)
  for (const part of module.staticParts ?? []) await loadPart(part)
  modules.set(page, module)
  return module
}

/** Loads the code and words of the page that the document brought along, but for its static parts. */
export async function loadFirstPage(page: Page): Promise<void> {
  const [module] = await Promise.all([importPage(page), loadCatalogs(page.catalogs)])
  modules.set(page, module)
}

/** Loads a page that the visitor goes to from another, its static parts as well. */
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
 * A page on its way for a navigation; asking again gives the same promise. When it cannot come, since
 * a new version has replaced its file or the connection is lost, its document is loaded instead.
 */
export function arrivingPage(page: Page): Promise<PageModule> {
  let promise = arriving.get(page)
  if (!promise) {
    promise = loadPage(page).catch(loadDocument)
    arriving.set(page, promise)
  }
  return promise
}

/** The address is the new page's already; until its document is there, the old page stays. */
function loadDocument(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

async function importPage({ name }: Page): Promise<PageModule> {
  const load = files[`../pages/${name}/page.tsx`]
  if (!load) throw new Error(`web/pages/${name}/page.tsx is missing`)
  return load()
}
