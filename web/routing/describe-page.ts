import { defaultLocale, type Locale } from '../../domain/business/locales.ts'
import type { Page, PageHead } from './page.ts'
import { hrefOf } from './paths.ts'

/** Browsers' share sheets may read these meta tags. */
const titles = '[property="og:title"], [name="twitter:title"]'
const descriptions = '[name=description], [property="og:description"], [name="twitter:description"]'
const addresses = '[property="og:url"]'

/**
 * Updates the open document's head for another page.
 * Structured data and keywords stay, because search engines load each page as a document.
 */
export function describePage(page: Page, { title, description }: PageHead): void {
  document.title = title
  setMeta(titles, title)
  setMeta(descriptions, description)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!canonical) return
  const here = hrefOf(page.path, document.documentElement.lang as Locale)
  canonical.href = new URL(here, canonical.href).href
  setMeta(addresses, canonical.href)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[hreflang]')) {
    const locale = link.hreflang === 'x-default' ? defaultLocale : (link.hreflang as Locale)
    link.href = new URL(hrefOf(page.path, locale), link.href).href
  }
}

function setMeta(selector: string, content: string): void {
  for (const meta of document.querySelectorAll(selector)) meta.setAttribute('content', content)
}
