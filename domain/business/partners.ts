import { placeholder } from './placeholder.ts'

/*
 * Every fact of what others run, once: buses, shuttle, taxis, holiday rentals, lockers. Few pages tell of
 * them, and only those load them.
 */

/**
 * How travellers get to and around Tirana (specification, section 9). Prices are euro cents where
 * nothing else is said; who drives is someone else's business, so these are what it costs about.
 */
export const transport = {
  /** To and from the airport, one-way, hourly around the clock. */
  shuttle: {
    perPerson: 400,
    minutes: 30,
    minutesEarly: 10,
    /** How many one request may ask seats for; no more than `limits.maxItems`, which holds for all. */
    maxPassengers: placeholder(8, 'passengers of one request for the airport shuttle'),
  },
  /** The public airport bus: another service than the shuttle. */
  airportBus: 200,
  taxi: { from: 1500, to: 2000, minutesFrom: 15, minutesTo: 20 },
  /** One ride, paid on board. */
  cityBusLek: 40,
  localBuses: { from: '06:00', to: '23:00' },
} as const

/** Where buses and shuttle stop, each on a map. */
export const stops = {
  opera: {
    mapUrl: placeholder('https://maps.example/behind-the-opera-tirana'),
    /** On foot from the office. */
    minutes: 4,
  },
  southNorthTerminal: { mapUrl: placeholder('https://maps.example/south-north-terminal-tirana') },
  airport: {
    mapUrl: placeholder('https://maps.example/airport-bus-station-tirana'),
    /** The two lines whose parking it is at. */
    busLines: [9, 10],
  },
} as const

/** The holiday rentals, as an external marketplace lists them; `listings.ts` puts them together. */
export const rentals = {
  marketplaceName: 'Airbnb',
  /** The marketplace's address of a listing, which ends with its id. */
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

/** What automated lockers are said to cost a day, in euro cents: from, to, or more (section 1). */
export const lockerPrices = { from: 800, to: 1500 } as const
