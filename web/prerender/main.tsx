import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { business } from '../../domain/business/business.ts'
import { localizePath } from '../../domain/business/locales.ts'
import { passWorker } from '../guest/pass/saved/pass-worker.ts'
import { passName } from '../pages/pass/head.ts'
import { localesOf, type Page } from '../routing/page.ts'
import { loadPageModule } from '../routing/page-modules.ts'
import { paths } from '../routing/paths.ts'
import { pageAt, pages } from '../routing/routes.ts'
import { deskWorker } from '../staff/offline/desk-worker.ts'
import { deskNotice, passNotice } from '../words/offline/notices.ts'
import { renderDocument } from './document.tsx'
import { headerRules, headersFile } from './headers.ts'
import { readManifest } from './manifest.ts'
import { offlinePages } from './offline-page.ts'
import { pageFactsOf } from './page-facts.ts'
import { pageFiles } from './page-files.ts'
import { pageWorker, wordsOf, workerPartsOf } from './page-worker.ts'
import { manifestOf, passManifest, robots, sitemap, webManifest } from './site-files.ts'
import { wordsFor } from './words.ts'

// Writes the site's generated files, except the bundle.
const out = process.env.BUILD_DIR ?? 'dist'
const site = join(out, 'client')
const origin = process.env.SITE_ORIGIN ?? business.origin

// Vite's manifest isn't served. Only this script and tests read it.
const manifestFile = join(out, 'manifest.json')
renameSync(join(site, '.vite/manifest.json'), manifestFile)
const manifest = readManifest(manifestFile)

function write(path: string, text: string): void {
  const file = join(site, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function css(href: string): string {
  const text = readFileSync(join(site, href), 'utf8')
  if (text.includes('</')) throw new Error(`${href} would end its element`)
  return text.trim()
}

const kept = [
  { worker: deskWorker, page: pageAt(paths.admin), everyLanguage: true, notice: deskNotice },
  { worker: passWorker, page: pageAt(paths.pass), everyLanguage: false, notice: passNotice },
]
const documents = new Map<Page, string[]>(pages.map((page) => [page, []]))

for (const page of pages) {
  const module = await loadPageModule(page)
  for (const locale of localesOf(page)) {
    const i18n = wordsFor(page, locale)
    const files = pageFiles(manifest, page, locale)
    for (const path of page.alias ? [page.path, page.alias] : [page.path]) {
      const address = localizePath(path, locale)
      const html = renderDocument({ page, path, locale, i18n, module, files, css, origin })
      documents.get(page)?.push(html)
      if (pageFactsOf(page).ownManifest)
        write(manifestOf(path, locale), passManifest(i18n._(passName), locale))
      write(address === '/' ? 'index.html' : `${address}.html`, html)
    }
  }
}

for (const { worker, page, everyLanguage, notice } of kept) {
  const [parts, words] = [workerPartsOf(manifest, page), wordsOf(manifest, page)]
  const keeps = everyLanguage
    ? { files: [...new Set([...parts, ...Object.values(words).flat()])], words: {} }
    : { files: parts, words }
  const offline = offlinePages(page, notice)
  const text = pageWorker({
    ...worker,
    ...keeps,
    page,
    documents: documents.get(page) ?? [],
    offline,
  })
  write(worker.path, text)
}
write('sitemap.xml', sitemap(origin, import.meta.env.RELEASE_DATE))
write('robots.txt', robots(origin))
write('manifest.webmanifest', webManifest())
write('_headers', headersFile(headerRules(process.env.PAY_SCRIPT_ORIGIN, origin)))
