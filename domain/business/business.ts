import type { Cents } from './money.ts'
import { placeholder } from './placeholder.ts'

/*
 * Facts about the business.
 * Prices are integer euro cents unless the name says Lek. Opening hours are Tirana local time.
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
  mapFrameUrl: placeholder('https://maps.example/embed/tirana-luggage-storage'),
  /** Set to `false` once real reviews have replaced all samples. */
  reviewsAreInvented: placeholder(
    true,
    'that the reviews in web/guest/home/reviews/sample-reviews.ts are invented',
  ),
  transitFrameUrl: placeholder('https://transit.example/tirana'),
  /**
   * Company that sells intercity bus tickets.
   * `slug` is the path of our page about it, without the slash.
   */
  busPartner: {
    name: placeholder('Bus Partner'),
    slug: placeholder('bus-partner'),
    url: placeholder('https://bus-partner.example/albania'),
    pricesFrom: 500,
  },
  shuttleBookingUrl: placeholder('https://airport-shuttle.example/tirana'),
  paymentProvider: { name: 'Stripe', url: 'https://stripe.com' },
  analyticsId: placeholder('G-EXAMPLE00'),
  social: {
    facebook: placeholder('https://facebook.example/tirana-luggage-storage'),
    instagram: placeholder('https://instagram.example/tirana-luggage-storage'),
    tiktok: placeholder('https://tiktok.example/@tirana-luggage-storage'),
    youtube: placeholder('https://youtube.example/@tirana-luggage-storage'),
  },
} as const

/** Printed on receipts. A line without a value is left out. */
export const receiptFacts: {
  /** Number of the business at the Albanian tax office (NIPT). */
  taxNumber: string | null
  /** VAT in percent of the price before tax, included in all prices. */
  vatPercent: number | null
} = {
  taxNumber: null,
  vatPercent: null,
}

export interface SitePhoto {
  src: `/photos/${string}`
  width: number
  height: number
}

/** `square` is the main square, where the walk to the office starts. `street` is on the way. */
export type PhotoPlace = 'desk' | 'door' | 'shelves' | 'people' | 'square' | 'street'

/**
 * Photos of the office and the way there, `null` if missing.
 * `npm run doctor` lists the missing ones.
 */
export const photos: Readonly<Record<PhotoPlace, SitePhoto | null>> = {
  desk: null,
  door: null,
  shelves: null,
  people: null,
  square: null,
  street: null,
}

/**
 * Prices are euro cents unless the name says Lek.
 * `mid` and `long` have no price for more than `itemsPerPlan` items.
 */
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
 * Price lists (specification, section 9).
 * A stay stores the number of its list, so never edit a list. Add a new one instead.
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

/** All rates ever used, in lek per euro. */
export const lekRates = [100] as const

export type LekRate = (typeof lekRates)[number]

/** Current rate. Cash payments taken offline may still use an earlier one. */
export const lekPerEuro: LekRate = lekRates[0]

export const currentTariff = 1

export const prices = tariffs[currentTariff]

/** Returns a stay's price list. Throws a `RangeError` for an unknown number. */
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
  /** Minutes that a chosen time may be in the past, because filling in the form takes time. */
  lateMinutes: 15,
} as const

/** Maximum lengths, in UTF-16 code units. */
export const limitsOfText = {
  name: 100,
  email: 254,
  phone: 80,
  subject: 150,
  message: 5000,
  specialRequests: 1000,
  reason: 200,
  closureReason: 100,
  /** The fiscal service issues numbers of 32 or 36 characters. */
  fiscalNumber: 64,
  search: 254,
} as const

export const policies = {
  unclaimedMonths: 6,
  /**
   * Maximum cents per item that the office pays for lost or damaged luggage.
   * If `null`, no amount is promised, only what the law provides.
   */
  liabilityPerItem: null as Cents | null,
  /**
   * Months until personal data is erased, usually from the end of the stay (see `erasedBefore`).
   */
  keptMonths: 12,
  /** Days after a stay for which an open balance may delay a requested erasure. */
  unsettledDays: 30,
  /** Days for which a guest's browser saves a payment. */
  rememberedDays: 30,
  /** Days for which D1 or a backup can restore erased data. */
  restorableDays: 30,
  /** Maximum cents that staff may refund per action without an owner. */
  staffRefundLimit: 5000,
  logDays: 7,
} as const
