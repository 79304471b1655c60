import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Apartment, WithContext } from 'schema-dts'
import { business } from '../../../domain/business/business.ts'
import { listingAddress, listings } from '../../../domain/business/listings.ts'
import { type BreadcrumbData, breadcrumbData } from '../../routing/breadcrumb-data.ts'
import { paths } from '../../routing/paths.ts'
import { listingWords } from './listing-words.ts'

/** Omits ratings, because the reviews belong to the marketplace. */
export function structuredData(
  i18n: I18n,
): (WithContext<Exclude<Apartment, string>> | BreadcrumbData)[] {
  const rentals = listings.map((listing) => {
    const { id, locality, country, bedrooms, beds, bathrooms, images } = listing
    const { title, description } = listingWords[id]
    return {
      '@context': 'https://schema.org',
      '@type': 'Apartment',
      name: i18n._(title),
      description: i18n._(description),
      url: listingAddress(listing),
      address: {
        '@type': 'PostalAddress',
        addressLocality: locality,
        addressCountry: country,
      },
      numberOfBedrooms: bedrooms,
      numberOfBathroomsTotal: bathrooms,
      bed: { '@type': 'BedDetails', numberOfBeds: beds },
      ...(images.length > 0 && {
        image: images.map(({ src }) => new URL(src, business.origin).href),
      }),
    } as const
  })
  const name = i18n._(msg({ message: 'Accommodations', context: 'heading of the page' }))
  return [...rentals, breadcrumbData(i18n, name, paths.accommodations)]
}
