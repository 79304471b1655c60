import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import { defaultLocale, type Locale, locales } from '../../domain/business/locales.ts'
import type { StaticPart } from '../ui/static-parts/static-part.tsx'
import type { Catalog } from '../words/catalogs.ts'
import type { Path } from './paths.ts'

/** What a browser tab and a search result say of a page, in the language of `i18n`. */
export interface PageHead {
  title: string
  description: string
  /** Search words, parted by commas. */
  keywords?: string
}

export interface PageModule {
  default: ComponentType
  head: (i18n: I18n) => PageHead
  staticParts?: readonly StaticPart[]
}

/**
 * What a page's Content-Security-Policy allows: the map's frame and our own forms, Stripe's scripts
 * and frames, no script of others where a payment is shown, the city's transit map, the bus partner's
 * site, or, for the staff, nothing of others. A policy belongs to the document, so only `content` pages
 * share one.
 */
export type PolicyProfile = 'content' | 'pay' | 'paid' | 'transit' | 'bus-partner' | 'staff'

export interface Page {
  /** Its folder in `web/pages/`. */
  name: string
  path: Path
  /** Another address that shows the same page; `path` stays its canonical one. */
  alias?: `/${string}`
  /** Has the addresses below its own, too. */
  hasParts?: true
  /** The page's words, besides the chrome's. */
  catalogs: readonly Catalog[]
  policy: PolicyProfile
  /** Served in English alone; other languages have something better at its address. */
  englishOnly?: true
  /** Always loaded as a document, so that other pages need not know its words. */
  ownDocument?: true
  /** May be shown in a frame of our own pages. */
  framable?: true
  /** The words of the parts that are only read (see `static-part.tsx`). */
  staticCatalogs?: readonly Catalog[]
  /** Brings its own `main`, without the site's bar and footer; always loaded as a document. */
  bare?: true
}

/** The languages that a page is written in. */
export function localesOf({ englishOnly }: Page): readonly Locale[] {
  return englishOnly ? [defaultLocale] : locales
}

/** Pages that share a document replace one another in it; links to and from the others load theirs. */
export function sharesDocument({ policy, ownDocument, bare }: Page): boolean {
  return policy === 'content' && !ownDocument && !bare
}
