import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Listing, ListingId } from '../../../domain/business/listings.ts'

interface ListingWords {
  title: MessageDescriptor
  location: MessageDescriptor
  description: MessageDescriptor
}

export const listingWords: Record<ListingId, ListingWords> = {
  tirana: {
    title: msg({ message: 'A home in central Tirana', context: 'title of a holiday rental' }),
    location: msg({ message: 'Tirana, Albania', context: 'where a holiday rental is' }),
    description: msg`In the middle of the city, close to our desk: put down your bags, and you have cafés, markets and museums on your doorstep.`,
  },
  antibes: {
    title: msg({ message: 'A home by the sea in Antibes', context: 'title of a holiday rental' }),
    location: msg({ message: 'Antibes, France', context: 'where a holiday rental is' }),
    description: msg`On the Côte d’Azur, between the old town and the beach: mornings at the covered market, evenings on the ramparts.`,
  },
}

export const typeWords: Record<Listing['type'], MessageDescriptor> = {
  apartment: msg({ message: 'Entire apartment', context: 'kind of holiday rental' }),
}
