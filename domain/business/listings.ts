import { rentals } from './partners.ts'

export interface ListingImage {
  /** Address of a picture in `web/public`. */
  src: string
  width: number
  height: number
}

/** A holiday rental (specification, section 3, Rental listing); its title and texts are the site's words. */
export interface Listing {
  id: 'tirana' | 'antibes'
  /** The town alone, for search engines. */
  locality: string
  /** ISO 3166. */
  country: string
  type: 'apartment'
  /** Of 5, as the marketplace shows it. */
  rating: number
  bedrooms: number
  beds: number
  bathrooms: number
  externalId: string
  directLink: string
  images: readonly ListingImage[]
}

export type ListingId = Listing['id']

/** Both start without photographs; the page says that they are coming. */
export const listings: readonly Listing[] = [
  {
    id: 'tirana',
    locality: 'Tirana',
    country: 'AL',
    type: 'apartment',
    images: [],
    ...rentals.tirana,
  },
  {
    id: 'antibes',
    locality: 'Antibes',
    country: 'FR',
    type: 'apartment',
    images: [],
    ...rentals.antibes,
  },
]

/** Where the marketplace shows a listing, by its id there. */
export function listingAddress({ externalId }: Listing): string {
  return rentals.marketplaceUrl + encodeURIComponent(externalId)
}
