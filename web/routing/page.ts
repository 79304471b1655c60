import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import { defaultLocale, type Locale, locales } from '../../domain/business/locales.ts'
import type { StaticPart } from '../ui/static-parts/static-part.tsx'
import type { Catalog } from '../words/catalogs.ts'
import type { Path } from './paths.ts'

export interface PageHead {
  title: string
  description: string
  /** Search keywords, separated by commas. */
  keywords?: string
}

export interface PageModule {
  default: ComponentType
  head: (i18n: I18n) => PageHead
  staticParts?: readonly StaticPart[]
}

/**
 * Content-Security-Policy of a page's document.
 * Only `content` pages share a document, because a policy applies to the whole document.
 * - `content`: the map's frame and our own forms
 * - `pay`: Stripe's scripts and frames
 * - `paid`: shows a payment, so no third-party scripts
 * - `transit`: the city's transit map
 * - `bus-partner`: the bus partner's site
 * - `staff`: no third parties
 */
export type PolicyProfile = 'content' | 'pay' | 'paid' | 'transit' | 'bus-partner' | 'staff'

export interface Page {
  name: string
  path: Path
  /** Another address of the page. `path` stays the canonical one. */
  alias?: `/${string}`
  /** Also matches the addresses below its own. */
  hasParts?: true
  /** Catalogs besides `chrome`. */
  catalogs: readonly Catalog[]
  policy: PolicyProfile
  /** English only. Other languages have a better page here. */
  englishOnly?: true
  /** Always loaded as a document, so other pages don't list its catalogs. */
  ownDocument?: true
  framable?: true
  /** Catalogs of the static parts (see `static-part.tsx`). */
  staticCatalogs?: readonly Catalog[]
  /** Has no site bar or footer. Always loaded as a document. */
  bare?: true
}

export function localesOf({ englishOnly }: Page): readonly Locale[] {
  return englishOnly ? [defaultLocale] : locales
}

/**
 * Returns true if pages replace each other within one document.
 * Links to and from other pages load a document.
 */
export function sharesDocument({ policy, ownDocument, bare }: Page): boolean {
  return policy === 'content' && !ownDocument && !bare
}
