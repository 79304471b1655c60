import { business, prices } from './business.ts'
import type { Cents } from './money.ts'
import { transport } from './partners.ts'

export type ServicePage = 'accommodations' | 'airportShuttle' | 'busTickets' | 'localBuses'

export type PricedUnit = 'item_day' | 'seat'

/**
 * The price of a service:
 * - `on_listing`: the linked page states the price.
 * - `lek`: the service can only be paid for in lek.
 * - `on_request`: staff set the price.
 */
export type ServiceRate =
  | { kind: 'exact'; cents: Cents; per: PricedUnit }
  | { kind: 'at_least'; cents: Cents }
  | { kind: 'range'; from: Cents; to: Cents }
  | { kind: 'lek'; lek: number }
  | { kind: 'on_listing' }
  | { kind: 'on_request' }

export interface Service {
  popular?: true
  comingSoon?: true
  leadsTo: ServicePage | 'request'
  price: ServiceRate
  /** Unit of `luggageCount` in bookings of this service. */
  counts: 'items' | 'passengers' | 'nothing'
}

const { shuttle, taxi, cityBusLek } = transport

const onRequest = { kind: 'on_request' } as const

/**
 * Services in the order of their cards.
 * The keys are the `serviceType` of bookings and the file names of the drawings.
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

export type ServiceType = keyof Records

export type RequestedService = {
  [Type in ServiceType]: Records[Type]['leadsTo'] extends 'request' ? Type : never
}[ServiceType]

export const services: Record<ServiceType, Service> = records

export const serviceTypes = Object.keys(records) as [ServiceType, ...ServiceType[]]
