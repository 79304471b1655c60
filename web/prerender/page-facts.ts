import type { Page } from '../routing/page.ts'
import type { Catalog } from '../words/catalogs.ts'

interface PageFacts {
  staticSource?: string
  /** Catalogs that are fetched on demand. Their files are listed in the document. */
  laterCatalogs?: readonly Catalog[]
  describesBusiness?: true
  /** True if the page is hidden from search engines and the sitemap. */
  unlisted?: true
  /** True if the URL may contain a secret when the page is opened, so no referrer is sent. */
  tellsNoReferrer?: true
  ownManifest?: true
}

const facts: Record<string, PageFacts> = {
  home: {
    staticSource: 'web/guest/home/sections.tsx',
    laterCatalogs: ['service-request', 'stay', 'stay-later', 'forms'],
    describesBusiness: true,
  },
  services: {
    staticSource: 'web/guest/home/sections.tsx',
    laterCatalogs: ['service-request', 'stay', 'stay-later', 'forms'],
    describesBusiness: true,
  },
  location: {
    describesBusiness: true,
  },
  about: {
    describesBusiness: true,
  },
  contact: {
    staticSource: 'web/guest/contact/ways/static-parts.tsx',
    describesBusiness: true,
  },
  'book-online': {
    laterCatalogs: ['confirmation', 'stay-later'],
    describesBusiness: true,
  },
  reserve: {
    laterCatalogs: ['confirmation', 'stay-later'],
    describesBusiness: true,
  },
  'airport-shuttle': {
    laterCatalogs: ['service-request', 'forms'],
  },
  'booking-frame': {
    unlisted: true,
    laterCatalogs: ['confirmation', 'stay-later'],
  },
  'reservation-frame': {
    unlisted: true,
    laterCatalogs: ['confirmation', 'stay-later'],
  },
  'booking-confirmed-frame': {
    unlisted: true,
    tellsNoReferrer: true,
    laterCatalogs: ['confirmation'],
  },
  'booking-confirmed': {
    unlisted: true,
    tellsNoReferrer: true,
    laterCatalogs: ['confirmation'],
  },
  admin: {
    unlisted: true,
    laterCatalogs: ['desk', 'phrases', 'stays', 'till', 'closures', 'attention'],
  },
  'not-found': {
    unlisted: true,
  },
  pass: {
    unlisted: true,
    tellsNoReferrer: true,
    laterCatalogs: ['lost-link', 'collect', 'receipt', 'pay-change'],
    ownManifest: true,
  },
}

export function pageFactsOf({ name }: Page): PageFacts {
  return facts[name] ?? {}
}
