import { placeholder } from './placeholder.ts'

/*
 * Every fact of the business, once; `partners.ts` has those of the others whom it sends travellers to.
 * Prices are integer euro cents where no Lek is named; hours are Tirana wall-clock hours.
 */

export const business = {
  name: 'Tirana Luggage Storage',
  established: 2019,
  timeZone: 'Europe/Tirane',
  opensAt: 8,
  closesAt: 23,
  customersServed: 20_559,
  satisfactionPercent: 99,
  maxServiceMinutes: 4,
  /** Within how many hours a message is answered. */
  replyHours: 24,
  rating: { value: 4.9, count: 127 },
  metresToMainSquare: 200,
  minutesToMainSquare: 3,
  address: {
    street: placeholder('Rruga Shembull 1'),
    postalCode: '1001',
    city: 'Tirana',
    country: 'AL',
  },
  coordinates: {
    latitude: placeholder(41.3275, 'latitude of the office'),
    longitude: placeholder(19.8187, 'longitude of the office'),
  },
  phone: placeholder('+355 69 000 0000'),
  email: placeholder('hello@tirana-luggage-storage.example'),
  origin: placeholder('https://tirana-luggage-storage.example'),
  /** The office's listing on the map service, with its reviews. */
  mapUrl: placeholder('https://maps.example/tirana-luggage-storage'),
  /** The same map as a frame; fetched when a visitor asks for it. */
  mapFrameUrl: placeholder('https://maps.example/embed/tirana-luggage-storage'),
  /** `false` once guests' own names, words and dates have taken the place of the three. */
  reviewsAreInvented: placeholder(
    true,
    'that the reviews in web/guest/home/reviews/sample-reviews.ts are invented',
  ),
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
  paymentProvider: { name: 'Stripe', url: 'https://stripe.com' },
  /** The measurement id of the analytics tag, which is loaded only after a visitor's consent. */
  analyticsId: placeholder('G-EXAMPLE00'),
  social: {
    facebook: placeholder('https://facebook.example/tirana-luggage-storage'),
    instagram: placeholder('https://instagram.example/tirana-luggage-storage'),
    tiktok: placeholder('https://tiktok.example/@tirana-luggage-storage'),
    youtube: placeholder('https://youtube.example/@tirana-luggage-storage'),
  },
} as const

/** A photograph of ours, in `web/public/photos/`; width and height are the file's own. */
export interface SitePhoto {
  src: `/photos/${string}`
  width: number
  height: number
}

export type PhotoPlace = 'desk' | 'door' | 'shelves' | 'people'

/**
 * What travellers want to see before they hand over a bag. `null` leaves the place to its drawing; `npm run
 * doctor` names those places.
 */
export const photos: Readonly<Record<PhotoPlace, SitePhoto | null>> = {
  desk: null,
  door: null,
  shelves: null,
  people: null,
}

/** Euro cents where no Lek is named; a plan's `days` is its length. */
export interface Tariff {
  currency: 'EUR'
  hourPerItem: number
  dayPerItem: number
  dayPerItemLek: number
  mid: { cents: number; days: number; lek: number }
  long: { cents: number; days: number; lek: number }
  itemsPerPlan: number
}

/**
 * Price lists (specification, section 9), by number. A stay is bound to the list that it was quoted by, so a
 * list is never edited, only added.
 */
export const tariffs = {
  1: {
    currency: 'EUR',
    hourPerItem: 200,
    dayPerItem: 300,
    dayPerItemLek: 300,
    mid: { cents: 3500, days: 14, lek: 3500 },
    long: { cents: 5000, days: 30, lek: 5000 },
    itemsPerPlan: 2,
  },
} as const satisfies Record<number, Tariff>

/** Whole Lek that the counter has ever taken, and given, for a Euro. */
export const lekRates = [100] as const

export type LekRate = (typeof lekRates)[number]

/** The one of today: what a device took down before it changed keeps its own. */
export const lekPerEuro: LekRate = lekRates[0]

/** The list that is quoted now. */
export const currentTariff = 1

export const prices = tariffs[currentTariff]

/** The list that a stay is bound to. Throws a `RangeError` for a number that no list ever had. */
export function tariffOf({ tariff }: { tariff: number }): Tariff {
  const list = (tariffs as Record<number, Tariff>)[tariff]
  if (!list) throw new RangeError(`no price list ${tariff}`)
  return list
}

export const limits = {
  minItems: 1,
  maxItems: 20,
  maxShortHours: 24,
  /** The longest stay that is booked by its days: about as long as the months ahead below. */
  maxDays: 366,
  monthsAhead: 12,
  /** How late a form may arrive after the time it names has passed. */
  lateMinutes: 15,
} as const

/** Characters: what the schemas refuse, and what fields let nobody type. */
export const limitsOfText = {
  name: 100,
  email: 254,
  phone: 80,
  subject: 150,
  message: 5000,
  specialRequests: 1000,
  /** Why staff do something, for whoever reads the history. */
  reason: 200,
  /** Why the office is closed; guests never read it. */
  closureReason: 100,
  /** The fiscal service's own numbers have 32 or 36. */
  fiscalNumber: 64,
  /** What staff look for a stay by; an email address is the longest. */
  search: 254,
} as const

/** Promises beside the price (specification, section 9). */
export const policies = {
  /** From when on luggage that nobody collects may count as abandoned. */
  unclaimedMonths: 6,
  /** How long after a stay its guest's data is kept. */
  keptMonths: 12,
  /** How long after a stay an unsettled balance delays an erasure that its guest asks for. */
  unsettledDays: 30,
  /** How long a guest's own browser remembers a payment. */
  rememberedDays: 30,
  /** For so long the database can be set back to how it was (D1's Time Travel), and holds what was erased. */
  restorableDays: 30,
  /** Cents that one action of staff may refund; more needs an owner. */
  staffRefundLimit: 5000,
  /** So long Cloudflare keeps the Worker's logs. */
  logDays: 7,
} as const
