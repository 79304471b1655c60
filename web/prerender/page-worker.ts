import { createHash } from 'node:crypto'
import { type Locale, locales, localizePath } from '../../domain/business/locales.ts'
import type { Page } from '../routing/page.ts'
import { chunkOf, type Manifest } from './manifest.ts'
import { clientEntry, pageFiles } from './page-files.ts'
import source from './page-sw.js?raw'

/**
 * Addresses of every file that a page may come to load in any language: its own parts, those that are
 * fetched when they are opened, their styles and fonts. Other pages have documents.
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
    // What the entry fetches is other pages, and what the bar and the footer open.
    if (source !== clientEntry) for (const next of dynamicImports) visit(next)
  }
  visit(clientEntry)
  visit(`web/pages/${page.name}/page.tsx`)
  return [...files].sort()
}

/** And of all words that it may come to say, by its address in each language. */
export function wordsOf(manifest: Manifest, page: Page): Record<string, string[]> {
  const ofLocale = (locale: Locale) =>
    Object.values(pageFiles(manifest, page, locale).catalogs).sort()
  return Object.fromEntries(
    locales.map((locale) => [localizePath(page.path, locale), ofLocale(locale)]),
  )
}

interface PageWorker {
  /** What its caches begin with; no two pages' are alike. */
  name: string
  page: Page
  /** What it keeps in every language. */
  files: readonly string[]
  /** What it keeps besides at one address. */
  words: Record<string, readonly string[]>
  /** The page in each language. */
  documents: readonly string[]
}

/** A service worker's text; another one with every change of a file or a document. */
export function pageWorker({ name, page, files, words, documents }: PageWorker): string {
  const hash = createHash('sha256')
  for (const text of [...files, ...documents]) hash.update(text)
  return source
    .replace("'NAME'", JSON.stringify(name))
    .replace("'RELEASE'", JSON.stringify(hash.digest('hex').slice(0, 12)))
    .replace("'HAS_PARTS'", JSON.stringify(Boolean(page.hasParts)))
    .replace("['FILES']", JSON.stringify(files))
    .replace("'WORDS'", JSON.stringify(words))
}
