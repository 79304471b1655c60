import { placeholder } from './placeholder.ts'

/*
 * Facts about partners.
 * They are separate from `business.ts`, because not every page needs them.
 */

/**
 * Transport to and around Tirana (specification, section 9).
 * Other companies set the prices, which are euro cents unless the name says Lek.
 */
export const transport = {
  /** Airport shuttle, hourly, 24/7. The price is for one way. */
  shuttle: {
    perPerson: 400,
    minutes: 30,
    minutesEarly: 10,
    /** Maximum number of passengers per request. It can't exceed `limits.maxItems`. */
    maxPassengers: placeholder(8, 'passengers of one request for the airport shuttle'),
  },
  /** Price of the public airport bus, not the shuttle. */
  airportBus: 200,
  taxi: { from: 1500, to: 2000, minutesFrom: 15, minutesTo: 20 },
  cityBusLek: 40,
  localBuses: { from: '06:00', to: '23:00' },
} as const

export const stops = {
  opera: {
    mapUrl: placeholder('https://maps.example/behind-the-opera-tirana'),
    minutes: 4,
  },
  southNorthTerminal: { mapUrl: placeholder('https://maps.example/south-north-terminal-tirana') },
  airport: {
    mapUrl: placeholder('https://maps.example/airport-bus-station-tirana'),
    /** Bus lines that share the stop's parking area. */
    busLines: [9, 10],
  },
} as const

export const rentals = {
  marketplaceName: 'Airbnb',
  marketplaceUrl: placeholder('https://rentals.example/rooms/'),
  tirana: {
    externalId: placeholder('example-tirana'),
    directLink: placeholder('https://rentals.example/tirana'),
    rating: placeholder(4.9, 'rating of the rental in Tirana'),
    bedrooms: placeholder(1, 'bedrooms of the rental in Tirana'),
    beds: placeholder(2, 'beds of the rental in Tirana'),
    bathrooms: placeholder(1, 'bathrooms of the rental in Tirana'),
  },
  antibes: {
    externalId: placeholder('example-antibes'),
    directLink: placeholder('https://rentals.example/antibes'),
    rating: placeholder(4.8, 'rating of the rental in Antibes'),
    bedrooms: placeholder(2, 'bedrooms of the rental in Antibes'),
    beds: placeholder(3, 'beds of the rental in Antibes'),
    bathrooms: placeholder(1, 'bathrooms of the rental in Antibes'),
  },
} as const

/**
 * Reported prices of lockers per day, in cents (specification, section 9).
 * Actual prices may be higher.
 */
export const lockerPrices = { from: 800, to: 1500 } as const
