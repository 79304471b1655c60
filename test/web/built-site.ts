import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import type { Locale } from '../../domain/business/locales.ts'
import { localesOf, type Page } from '../../web/routing/page.ts'
import { hrefOf } from '../../web/routing/paths.ts'
import { pages } from '../../web/routing/routes.ts'

/** Where `npm run build` leaves the site. */
const site = 'dist/client'
/** Written early in a build, so its time is the build's. */
const manifest = 'dist/manifest.json'
/** Written last. */
const headers = join(site, '_headers')
const sources = [
  '{domain,web}/**/*.{ts,tsx,js,css,po,json,svg,woff2}',
  'web/public/**/*.*',
  'vite.config.ts',
  'package-lock.json',
]

/** An outdated build, or one for the stand-ins, would make tests pass or fail for the wrong reason. */
function faultOfBuild(): string | null {
  if (!existsSync(headers)) return 'There is no build of the site'
  if (readFileSync(headers, 'utf8').includes('http://localhost')) {
    return 'dist/ was built for the stand-ins, by `npm start` or the browser tests'
  }
  const builtAt = statSync(manifest).mtimeMs
  const edited = globSync(sources).find((file) => statSync(file).mtimeMs > builtAt)
  return edited ? `${edited} has changed since the site was built` : null
}

const fault = faultOfBuild()
if (fault) {
  const error = new Error(`${fault}. Build first: npm run build`)
  // Without a stack, which differs per test file, the test runner prints the error once.
  error.stack = error.message
  throw error
}

export interface BuiltPage {
  page: Page
  locale: Locale
  /** Its path on the site, such as `/de/contact`. */
  address: string
  html: string
  document: HTMLElement
}

/** The file that is served at an address, as text. */
export function siteFile(address: string): string {
  const file = address.split('/').at(-1)?.includes('.') ? address : `${address}.html`
  return readFileSync(join(site, address === '/' ? 'index.html' : file), 'utf8')
}

export function siteHas(address: string): boolean {
  return existsSync(join(site, address))
}

export const builtPages: readonly BuiltPage[] = pages.flatMap((page) =>
  localesOf(page).map((locale) => {
    const address = hrefOf(page.path, locale)
    const html = siteFile(address)
    return { page, locale, address, html, document: parse(html) }
  }),
)

/** A page in each of its languages. Throws if the site has no page of this name. */
export function builtPagesOf(name: string): readonly BuiltPage[] {
  const found = builtPages.filter(({ page }) => page.name === name)
  if (found.length === 0) throw new Error(`The site has no page ${name}`)
  return found
}
