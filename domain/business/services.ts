import { business, prices } from './business.ts'
import type { Cents } from './money.ts'
import { transport } from './partners.ts'

/** Pages that a service's card leads to, by their names in `web/routing/paths.ts`. */
export type ServicePage = 'accommodations' | 'airportShuttle' | 'busTickets' | 'localBuses'

/** What an exact price is for: an item's day in the store, or a seat, one-way. */
export type PricedUnit = 'item_day' | 'seat'

/**
 * What a service costs: exactly, from this amount on, or about as much; in Lek where only Lek is taken.
 * Or it is named elsewhere: on the listing that the page leads to, or by staff on request.
 */
export type ServiceRate =
  | { kind: 'exact'; cents: Cents; per: PricedUnit }
  | { kind: 'at_least'; cents: Cents }
  | { kind: 'range'; from: Cents; to: Cents }
  | { kind: 'lek'; lek: number }
  | { kind: 'on_listing' }
  | { kind: 'on_request' }

/** What is known of a service (sections 2 and 3, Service card); its words are the site's. */
export interface Service {
  popular?: true
  /** Announced only: the card's button can't be pressed. */
  comingSoon?: true
  /** Where the card's button leads: to a page, or to the dialog that requests the service. */
  leadsTo: ServicePage | 'request'
  price: ServiceRate
  /** What the one number of its bookings stands for. */
  counts: 'items' | 'passengers' | 'nothing'
}

const { shuttle, taxi, cityBusLek } = transport

const onRequest = { kind: 'on_request' } as const

/**
 * Keyed by the id under which a service is booked and its drawing is found, in the order of the cards.
 * The compiler asks for the words of a new one; a test, for its drawing.
 */
const records = {
  storage: {
    popular: true,
    leadsTo: 'request',
    price: { kind: 'exact', cents: prices.dayPerItem, per: 'item_day' },
    counts: 'items',
  },
  'airport-shuttle': {
    leadsTo: 'airportShuttle',
    price: { kind: 'exact', cents: shuttle.perPerson, per: 'seat' },
    counts: 'passengers',
  },
  taxi: {
    leadsTo: 'request',
    price: { kind: 'range', from: taxi.from, to: taxi.to },
    counts: 'nothing',
  },
  accommodations: {
    leadsTo: 'accommodations',
    price: { kind: 'on_listing' },
    counts: 'nothing',
  },
  buses: {
    leadsTo: 'busTickets',
    price: { kind: 'at_least', cents: business.busPartner.pricesFrom },
    counts: 'nothing',
  },
  'buses-tirana': {
    leadsTo: 'localBuses',
    price: { kind: 'lek', lek: cityBusLek },
    counts: 'nothing',
  },
  tours: { leadsTo: 'request', price: onRequest, counts: 'nothing' },
  rental: { comingSoon: true, leadsTo: 'request', price: onRequest, counts: 'nothing' },
  guide: { comingSoon: true, leadsTo: 'request', price: onRequest, counts: 'nothing' },
  packages: { comingSoon: true, leadsTo: 'request', price: onRequest, counts: 'nothing' },
} as const satisfies Record<string, Service>

type Records = typeof records

/** A service that a visitor can ask for (specification, sections 2 and 3). */
export type ServiceType = keyof Records

/** Those of them that are asked for in the request dialog. */
export type RequestedService = {
  [Type in ServiceType]: Records[Type]['leadsTo'] extends 'request' ? Type : never
}[ServiceType]

/** Every service; its flags switch the cards everywhere. */
export const services: Record<ServiceType, Service> = records

/** In the order of the cards: what leads the way from the desk first, what is still to come last. */
export const serviceTypes = Object.keys(records) as [ServiceType, ...ServiceType[]]
