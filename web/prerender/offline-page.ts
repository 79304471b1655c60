import type { MessageDescriptor } from '@lingui/core'
import { business } from '../../domain/business/business.ts'
import { localizePath } from '../../domain/business/locales.ts'
import { localesOf, type Page } from '../routing/page.ts'
import { wordsFor } from './words.ts'

export interface OfflineNotice {
  title: MessageDescriptor
  paragraphs: readonly MessageDescriptor[]
  link?: { path: string; label: MessageDescriptor }
}

const style = `body{max-width:34rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;
color:light-dark(#1d2a2a,#e8eeee);background:light-dark(#fff,#101818)}:root{color-scheme:light dark}
a{display:inline-block;padding:.75rem 0;color:inherit}`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => entities[one] ?? one)

/** Returns the documents, by path, that a page's service worker shows if it can't show the page. */
export function offlinePages(
  page: Page,
  { title, paragraphs, link }: OfflineNotice,
): Record<string, string> {
  const written = localesOf(page).map((locale) => {
    const i18n = wordsFor(page, locale)
    const text = (message: MessageDescriptor) => escaped(i18n._(message))
    const anchor = link
      ? `<p><a href="${localizePath(link.path, locale)}">${text(link.label)}</a></p>`
      : ''
    const document = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)} | ${escaped(business.name)}</title><style>${style}</style></head>
<body><main><h1>${text(title)}</h1>${paragraphs.map((one) => `<p>${text(one)}</p>`).join('')}${anchor}</main></body></html>`
    return [localizePath(page.path, locale), document]
  })
  return Object.fromEntries(written)
}
