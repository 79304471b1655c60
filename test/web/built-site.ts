import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import type { Locale } from '../../domain/business/locales.ts'
import { localesOf, type Page } from '../../web/routing/page.ts'
import { hrefOf } from '../../web/routing/paths.ts'
import { pages } from '../../web/routing/routes.ts'

/** Where `npm run build` leaves the site; `npm test` builds first. */
const site = 'dist/client'

export interface BuiltPage {
  page: Page
  locale: Locale
  /** Its path on the site, such as `/de/contact`. */
  address: string
  html: string
  document: HTMLElement
}

/** The file that answers for an address, read as text. */
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
