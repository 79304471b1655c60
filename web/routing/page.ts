import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import { defaultLocale, type Locale, locales } from '../../domain/business/locales.ts'
import type { StaticPart } from '../ui/static-parts/static-part.tsx'
import type { Catalog } from '../words/catalogs.ts'
import type { Path } from './paths.ts'

export interface PageHead {
  title: string
  description: string
  /** Comma-separated search keywords. */
  keywords?: string
}

export interface PageModule {
  default: ComponentType
  head: (i18n: I18n) => PageHead
  staticParts?: readonly StaticPart[]
}

/**
 * Decides the security headers of a page's document, above all the Content-Security-Policy.
 * - `content`: allows analytics, the map's frame and the booking forms' frames
 * - `pay`: allows Stripe's scripts and frames, and the visit counter
 * - `paid`: allows only the visit counter, because the page shows a payment
 * - `transit`: allows analytics and the frame of the city's transit map
 * - `bus-partner`: allows analytics and the frame of the bus partner's site
 * - `staff`: allows no third parties
 */
export type PolicyProfile = 'content' | 'pay' | 'paid' | 'transit' | 'bus-partner' | 'staff'

export interface Page {
  name: string
  path: Path
  /** Second path of the page. `path` is the canonical one. */
  alias?: `/${string}`
  /** True if the page also has all paths below `path`. */
  hasParts?: true
  /** Catalogs that the browser loads with the page, besides `chrome`. */
  catalogs: readonly Catalog[]
  policy: PolicyProfile
  englishOnly?: true
  framable?: true
  /** Catalogs of the static parts, only needed by the prerender. */
  staticCatalogs?: readonly Catalog[]
  /** True if the page has no top bar, footer or chat button. */
  bare?: true
}

export function localesOf({ englishOnly }: Page): readonly Locale[] {
  return englishOnly ? [defaultLocale] : locales
}
