import { defaultLocale, type Locale } from '../domain/locales.ts'
import { hrefOf } from './paths.ts'
import type { Page, PageHead } from './routes.ts'

/** Gives the open document the head of another page; what only crawlers read stays as it was. */
export function describePage(page: Page, { title, description }: PageHead): void {
  document.title = title
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!canonical) return
  const here = hrefOf(page.path, document.documentElement.lang as Locale)
  canonical.href = new URL(here, canonical.href).href
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[hreflang]')) {
    const locale = link.hreflang === 'x-default' ? defaultLocale : (link.hreflang as Locale)
    link.href = new URL(hrefOf(page.path, locale), link.href).href
  }
}
