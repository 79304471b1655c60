import { placeholder } from './placeholder.ts'

/*
 * Facts about the business. `partners.ts` has those of partners.
 * Prices are integer euro cents unless Lek is named. Hours are Tirana local time.
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
  mapUrl: placeholder('https://maps.example/tirana-luggage-storage'),
  /** Loaded only after a visitor asks for it. */
  mapFrameUrl: placeholder('https://maps.example/embed/tirana-luggage-storage'),
  /** `false` once real guests' texts have replaced all three. */
  reviewsAreInvented: placeholder(
    true,
    'that the reviews in web/guest/home/reviews/sample-reviews.ts are invented',
  ),
  transitFrameUrl: placeholder('https://transit.example/tirana'),
  /** Intercity tickets. `slug` is our page's path. */
  busPartner: {
    name: placeholder('Bus Partner'),
    slug: placeholder('bus-partner'),
    url: placeholder('https://bus-partner.example/albania'),
    pricesFrom: 500,
  },
  shuttleBookingUrl: placeholder('https://airport-shuttle.example/tirana'),
  paymentProvider: { name: 'Stripe', url: 'https://stripe.com' },
  /** Analytics tag, loaded only after a visitor's consent. */
  analyticsId: placeholder('G-EXAMPLE00'),
  social: {
    facebook: placeholder('https://facebook.example/tirana-luggage-storage'),
    instagram: placeholder('https://instagram.example/tirana-luggage-storage'),
    tiktok: placeholder('https://tiktok.example/@tirana-luggage-storage'),
    youtube: placeholder('https://youtube.example/@tirana-luggage-storage'),
  },
} as const

export interface SitePhoto {
  src: `/photos/${string}`
  width: number
  height: number
}

export type PhotoPlace = 'desk' | 'door' | 'shelves' | 'people'

/** `null` shows a drawing. `npm run doctor` lists these. */
export const photos: Readonly<Record<PhotoPlace, SitePhoto | null>> = {
  desk: null,
  door: null,
  shelves: null,
  people: null,
}

/** Euro cents unless Lek is named. */
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
 * Price lists by number (specification, section 9).
 * A stay keeps the list of its quote, so lists are only added and never edited.
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

/** All rates ever used, in whole Lek per euro. */
export const lekRates = [100] as const

export type LekRate = (typeof lekRates)[number]

/** Today's rate. Offline entries keep the rate of their time. */
export const lekPerEuro: LekRate = lekRates[0]

export const currentTariff = 1

export const prices = tariffs[currentTariff]

/** Returns a stay's price list. Throws a `RangeError` if unknown. */
export function tariffOf({ tariff }: { tariff: number }): Tariff {
  const list = (tariffs as Record<number, Tariff>)[tariff]
  if (!list) throw new RangeError(`no price list ${tariff}`)
  return list
}

export const limits = {
  minItems: 1,
  maxItems: 20,
  maxShortHours: 24,
  maxDays: 366,
  monthsAhead: 12,
  /** A form's start time may be this much past. */
  lateMinutes: 15,
} as const

/** Length limits in characters, for schemas and form fields. */
export const limitsOfText = {
  name: 100,
  email: 254,
  phone: 80,
  subject: 150,
  message: 5000,
  specialRequests: 1000,
  reason: 200,
  /** Never shown to guests. */
  closureReason: 100,
  /** The fiscal service's numbers have 32 or 36 characters. */
  fiscalNumber: 64,
  search: 254,
} as const

/** Promises to guests besides the price (specification, section 9). */
export const policies = {
  unclaimedMonths: 6,
  /** Guest data is kept this long after a stay. */
  keptMonths: 12,
  /** Days after a stay that an open balance delays erasure. */
  unsettledDays: 30,
  /** Days that a guest's browser remembers a payment. */
  rememberedDays: 30,
  /** D1's Time Travel can restore erased data for this long. */
  restorableDays: 30,
  /** Maximum cents per staff action. More needs an owner. */
  staffRefundLimit: 5000,
  logDays: 7,
} as const
