import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Catalog } from './catalogs.ts'
import { type Path, paths } from './paths.ts'

/** What a browser tab and a search result say of a page, in the language of `i18n`. */
export interface PageHead {
  title: string
  description: string
}

export interface PageModule {
  default: ComponentType
  head: (i18n: I18n) => PageHead
}

/**
 * What a page's Content-Security-Policy allows: nothing from elsewhere, or Stripe's scripts and
 * frames. A policy belongs to the document, so links to a `pay` page load the document.
 */
export type PolicyProfile = 'content' | 'pay'

export interface Page {
  /** Its folder in `web/pages/`. */
  name: string
  path: Path
  /** The page's words, besides the chrome's. */
  catalogs: readonly Catalog[]
  policy: PolicyProfile
  /** Kept out of search engines and the sitemap. */
  unlisted?: true
  /** Brings its own `main`, without the site's bar and footer; always loaded as a document. */
  bare?: true
}

export const notFoundPage: Page = {
  name: 'not-found',
  path: paths.notFound,
  catalogs: ['not-found'],
  policy: 'content',
  unlisted: true,
}

/** Every page of the site; `docs/pages.md` tells how to add one. */
export const pages: readonly Page[] = [
  { name: 'home', path: paths.home, catalogs: ['home'], policy: 'content' },
  { name: 'contact', path: paths.contact, catalogs: ['contact', 'forms'], policy: 'content' },
  {
    name: 'book-online',
    path: paths.bookOnline,
    catalogs: ['booking', 'stay', 'forms'],
    policy: 'pay',
  },
  {
    name: 'reserve',
    path: paths.reserve,
    catalogs: ['reservation', 'stay', 'forms'],
    policy: 'content',
  },
  {
    name: 'booking-confirmed',
    path: paths.bookingConfirmed,
    catalogs: ['booking-confirmed', 'booking', 'stay', 'forms'],
    policy: 'pay',
    unlisted: true,
  },
  {
    name: 'admin',
    path: paths.admin,
    catalogs: ['staff', 'forms'],
    policy: 'content',
    unlisted: true,
    bare: true,
  },
  notFoundPage,
]

/** The page at an address without its language prefix; what no page has is the not-found page. */
export function pageAt(path: string): Page {
  return pages.find((page) => page.path === path) ?? notFoundPage
}
