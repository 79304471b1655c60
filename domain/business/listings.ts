import { rentals } from './partners.ts'

export interface ListingImage {
  src: string
  width: number
  height: number
}

/** A holiday rental (specification, section 2). */
export interface Listing {
  id: 'tirana' | 'antibes'
  locality: string
  country: string
  type: 'apartment'
  rating: number
  bedrooms: number
  beds: number
  bathrooms: number
  externalId: string
  directLink: string
  images: readonly ListingImage[]
}

export type ListingId = Listing['id']

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

export function listingAddress({ externalId }: Listing): string {
  return rentals.marketplaceUrl + encodeURIComponent(externalId)
}
