import { createHash } from 'node:crypto'
import { type Locale, locales, localizePath } from '../../domain/business/locales.ts'
import type { Page } from '../routing/page.ts'
import { chunkOf, type Manifest } from './manifest.ts'
import { clientEntry, pageFiles } from './page-files.ts'
import source from './page-sw.js?raw'

/**
 * Returns the paths of a page's files, except catalogs.
 * Includes styles, fonts and the page's parts fetched on demand, but not site-wide ones such as the
 * consent strip.
 */
export function workerPartsOf(manifest: Manifest, page: Page): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (source: string): void => {
    if (visited.has(source)) return
    visited.add(source)
    const {
      file,
      css = [],
      assets = [],
      imports = [],
      dynamicImports = [],
    } = chunkOf(manifest, source)
    for (const one of [file, ...css, ...assets]) files.add(`/${one}`)
    for (const next of imports) visit(next)
    // Skips the entry's dynamic imports, which are other pages and site-wide parts.
    if (source !== clientEntry) for (const next of dynamicImports) visit(next)
  }
  visit(clientEntry)
  visit(`web/pages/${page.name}/page.tsx`)
  return [...files].sort()
}

export function wordsOf(manifest: Manifest, page: Page): Record<string, string[]> {
  const ofLocale = (locale: Locale) =>
    Object.values(pageFiles(manifest, page, locale).catalogs).sort()
  return Object.fromEntries(
    locales.map((locale) => [localizePath(page.path, locale), ofLocale(locale)]),
  )
}

interface PageWorker {
  /** Prefix of cache names, unique to the page. */
  name: string
  page: Page
  files: readonly string[]
  words: Record<string, readonly string[]>
  documents: readonly string[]
  /** Documents for when neither the server's page nor the cached one can be shown, by path. */
  offline: Record<string, string>
}

/** Returns the service worker's source, which changes if a file or document changes. */
export function pageWorker({ name, page, files, words, documents, offline }: PageWorker): string {
  const hash = createHash('sha256')
  for (const text of [...files, ...documents, ...Object.values(offline)]) hash.update(text)
  return (
    source
      .replace("'NAME'", JSON.stringify(name))
      .replace("'RELEASE'", JSON.stringify(hash.digest('hex').slice(0, 12)))
      .replace("'HAS_PARTS'", JSON.stringify(Boolean(page.hasParts)))
      .replace("['FILES']", JSON.stringify(files))
      .replace("'WORDS'", JSON.stringify(words))
      // Uses a function, because the text may contain `$`.
      .replace("'OFFLINE'", () => JSON.stringify(offline))
  )
}
