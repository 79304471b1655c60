/**
 * Every fact of the business, once. Prices are integer euro cents; hours are Tirana wall-clock hours.
 *
 * Values wrapped in `placeholder` stand on reserved example names until the operator fills in the
 * real ones; `npm run doctor` lists those that are left.
 */

const unfilled = new Set<string>()

function placeholder<const Value extends string>(value: Value): Value {
  unfilled.add(value)
  return value
}

export const business = {
  name: 'Tirana Luggage Storage',
  established: 2019,
  timeZone: 'Europe/Tirane',
  opensAt: 8,
  closesAt: 23,
  customersServed: 20_559,
  satisfactionPercent: 99,
  maxServiceMinutes: 4,
  rating: { value: 4.9, count: 127 },
  metresToMainSquare: 200,
  minutesToMainSquare: 3,
  address: {
    street: placeholder('Rruga Shembull 1'),
    postalCode: '1001',
    city: 'Tirana',
    country: 'AL',
  },
  coordinates: { latitude: 41.3275, longitude: 19.8187 },
  phone: placeholder('+355 69 000 0000'),
  email: placeholder('hello@tirana-luggage-storage.example'),
  origin: placeholder('https://tirana-luggage-storage.example'),
  /** The office's listing on the map service, with its reviews. */
  mapUrl: placeholder('https://maps.example/tirana-luggage-storage'),
  /** The same map as a frame; fetched when a visitor asks for it. */
  mapFrameUrl: placeholder('https://maps.example/embed/tirana-luggage-storage'),
  /** The city's buses on a map, as a frame. */
  transitFrameUrl: placeholder('https://transit.example/tirana'),
  /** Intercity tickets are sold on a partner's site; `slug` is the address of our page about it. */
  busPartner: {
    name: placeholder('Bus Partner'),
    slug: placeholder('bus-partner'),
    url: placeholder('https://bus-partner.example/albania'),
    pricesFrom: 500,
  },
  shuttleBookingUrl: placeholder('https://airport-shuttle.example/tirana'),
  /** The measurement id of the analytics tag, which is loaded only after a visitor's consent. */
  analyticsId: placeholder('G-EXAMPLE00'),
  social: {
    facebook: placeholder('https://facebook.example/tirana-luggage-storage'),
    instagram: placeholder('https://instagram.example/tirana-luggage-storage'),
    tiktok: placeholder('https://tiktok.example/@tirana-luggage-storage'),
    youtube: placeholder('https://youtube.example/@tirana-luggage-storage'),
  },
} as const

/** Prices in euro cents (specification, section 9). A plan's `days` is its length; `pieces` what it covers. */
export const prices = {
  currency: 'EUR',
  hourPerItem: 200,
  dayPerItem: 300,
  dayPerItemLek: 300,
  mid: { cents: 3500, days: 14, lek: 3500 },
  long: { cents: 5000, days: 30, lek: 5000 },
  piecesPerPlan: 2,
} as const

/**
 * How travellers get to and around Tirana (specification, section 9). Prices are euro cents where
 * nothing else is said; who drives is someone else's business, so these are what it costs about.
 */
export const transport = {
  /** To and from the airport, one-way, hourly around the clock. */
  shuttle: { perPerson: 400, minutes: 30, minutesEarly: 10 },
  /** The public airport bus: another service than the shuttle. */
  airportBus: 200,
  taxi: { from: 1500, to: 2000, minutesFrom: 15, minutesTo: 20 },
  /** One ride, paid on board. */
  cityBusLek: 40,
  localBuses: { from: '06:00', to: '23:00' },
} as const

export const limits = {
  minItems: 1,
  maxItems: 20,
  maxShortHours: 24,
  monthsAhead: 12,
  /** How late a form may arrive after the time it names has passed. */
  lateMinutes: 15,
} as const

/** Promises beside the price (specification, section 9). */
export const policies = {
  /** From when on luggage that nobody collects may count as abandoned. */
  unclaimedMonths: 6,
  /** How long after a stay its guest's data is kept. */
  keptMonths: 12,
  /** How soon an e-mail is answered. */
  answerHours: 24,
} as const

/** What automated lockers are said to cost a day, in euro cents: from, to, or more (section 1). */
export const lockerPrices = { from: 800, to: 1500 } as const

/** The facts that still hold their example value, in the order of this file. */
export const placeholders: readonly string[] = [...unfilled]
