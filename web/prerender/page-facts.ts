import type { Page } from '../routing/page.ts'
import type { Catalog } from '../words/catalogs.ts'

/** What the build alone has to know of a page; the browser's own list of pages does without. */
interface PageFacts {
  /** Where the parts that are only read are written (see `static-part.tsx`). */
  staticSource?: string
  /** Catalogs that are fetched for what the visitor opens on the page; the document names their files. */
  laterCatalogs?: readonly Catalog[]
  /** Tells search engines of the business: where it is, when it is open. */
  describesBusiness?: true
  /** Kept out of search engines and the sitemap. */
  unlisted?: true
  /** Its address may hold a secret as it arrives, which nothing that it loads is told. */
  tellsNoReferrer?: true
  /** Goes to the home screen by itself, under a name of its own. */
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
    laterCatalogs: ['lost-link', 'collect', 'pay-change'],
    ownManifest: true,
  },
}

export function pageFactsOf({ name }: Page): PageFacts {
  return facts[name] ?? {}
}
