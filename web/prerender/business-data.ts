import type { SelfStorage, WithContext } from 'schema-dts'
import { business, prices } from '../../domain/business/business.ts'
import { eurosFromCents } from '../../domain/business/money.ts'
import { clockTime } from '../../domain/time/clock.ts'

export type BusinessData = WithContext<Exclude<SelfStorage, string>>

export function businessData(): BusinessData {
  const { address, coordinates, rating } = business
  return {
    '@context': 'https://schema.org',
    '@type': 'SelfStorage',
    '@id': `${business.origin}/#business`,
    name: business.name,
    url: business.origin,
    image: `${business.origin}/social/en.png`,
    telephone: business.phone,
    email: business.email,
    foundingDate: String(business.established),
    priceRange: priceRange(),
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

function priceRange(): string {
  const { hourPerItem, dayPerItem, mid, long } = prices
  const plans = [hourPerItem, dayPerItem, mid.cents, long.cents].map(eurosFromCents)
  return `€${Math.min(...plans)}–€${Math.max(...plans)}`
}
