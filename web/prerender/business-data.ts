import type { SelfStorage, WithContext } from 'schema-dts'
import { business, prices } from '../../domain/business.ts'
import { clockTime } from '../../domain/opening-hours.ts'

/** The business as search engines show it, the same on every page that names it. */
export function businessData(): WithContext<SelfStorage> {
  const { address, coordinates, rating } = business
  const plans = [prices.dayPerItem, prices.mid.cents, prices.long.cents].map((cents) => cents / 100)
  return {
    '@context': 'https://schema.org',
    '@type': 'SelfStorage',
    '@id': `${business.origin}/#business`,
    name: business.name,
    url: business.origin,
    image: `${business.origin}/social.png`,
    telephone: business.phone,
    email: business.email,
    foundingDate: String(business.established),
    priceRange: `€${Math.min(...plans)}–€${Math.max(...plans)}`,
    currenciesAccepted: 'EUR, ALL',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    hasMap: business.mapUrl,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: clockTime(business.opensAt),
      closes: clockTime(business.closesAt),
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
    },
    sameAs: Object.values(business.social),
  }
}
