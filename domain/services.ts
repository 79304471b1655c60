import { business, prices, transport } from './business.ts'
import type { Cents } from './money.ts'

/** Services that a visitor can ask for (specification, sections 2 and 3). */
export const serviceTypes = [
  'storage',
  'airport-shuttle',
  'accommodations',
  'buses-tirana',
  'buses',
  'taxi',
  'tours',
  'rental',
  'guide',
  'packages',
] as const

export type ServiceType = (typeof serviceTypes)[number]

/** Pages that a service's card leads to, by their names in `web/paths.ts`. */
export type ServicePage = 'accommodations' | 'airportShuttle' | 'busTickets' | 'localBuses'

/** What an exact price is for: an item's day in the store, or a seat, one-way. */
export type PricedUnit = 'item_day' | 'seat'

/** What a service costs: exactly, from this amount on, or about as much; in Lek where only Lek is taken. */
export type ServicePrice =
  | { kind: 'exact'; cents: Cents; per: PricedUnit }
  | { kind: 'at_least'; cents: Cents }
  | { kind: 'range'; from: Cents; to: Cents }
  | { kind: 'lek'; lek: number }

/** A service as its card shows it (sections 2 and 3, Service card); the words are the site's. */
export interface ServiceOffer {
  popular?: true
  /** Announced only: the card's button can't be pressed. */
  comingSoon?: true
  /** Where the card's button leads; without a page it opens the request dialog. */
  page?: ServicePage
  /** Missing where staff or somebody else name it. */
  price?: ServicePrice
}

const { shuttle, taxi, cityBusLek } = transport

/** Every service; its flags switch the cards everywhere. */
export const services: Record<ServiceType, ServiceOffer> = {
  storage: { popular: true, price: { kind: 'exact', cents: prices.dayPerItem, per: 'item_day' } },
  'airport-shuttle': {
    page: 'airportShuttle',
    price: { kind: 'exact', cents: shuttle.perPerson, per: 'seat' },
  },
  accommodations: { page: 'accommodations' },
  'buses-tirana': { page: 'localBuses', price: { kind: 'lek', lek: cityBusLek } },
  buses: { page: 'busTickets', price: { kind: 'at_least', cents: business.busPartner.pricesFrom } },
  taxi: { price: { kind: 'range', from: taxi.from, to: taxi.to } },
  tours: {},
  rental: { comingSoon: true },
  guide: { comingSoon: true },
  packages: { comingSoon: true },
}
