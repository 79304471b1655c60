import type { Locale } from '../business/locales.ts'
import type { ServiceType } from '../business/services.ts'
import type { StayKind, StayStatus, StorageType } from '../business/stay.ts'

import type { DrawerMovement } from '../payments/drawer.ts'
import type { Account, MoneyRows } from '../payments/money-rows.ts'

/*
 * A stay, as the database keeps it. Instants are UTC: dates here, ISO texts on their way to staff's pages.
 */

export interface Stay<Instant = Date> extends Account {
  id: string
  kind: StayKind
  source: string
  reference: string
  /** Null once erased, as are all of the guest's own words. */
  customerName: string | null
  customerEmail: string | null
  customerPhone: string | null
  specialRequests: string | null
  locale: Locale
  serviceType: ServiceType
  storageType: StorageType
  luggageCount: number
  startDate: Instant
  endDate: Instant | null
  /** When the stay ends: as named, or as its duration makes it. */
  pickUpAt: Instant
  /** Hours for the short plan, days otherwise. */
  duration: number | null
  /** The number of the price list that binds this stay. */
  tariff: number
  status: StayStatus
  endedAt: Instant | null
  /** Since when staff have to look at it, as something was done without a line that met another change. */
  conflictAt: Instant | null
  /** Since when more or fewer items are here than have a price. */
  unpricedAt: Instant | null
  currency: string
  version: number
  createdAt: Instant
  updatedAt: Instant
}

/** Who took a bag: the guest, somebody whom they sent, or nobody, as it was given away. */
export const bagReceivers = ['guest', 'collector', 'disposed'] as const

export type BagReceiver = (typeof bagReceivers)[number]

/** One item taken in, under the number of the tag that hangs on it. */
export interface Bag {
  id: string
  tag: number
  /** `voided`: its coming or leaving was taken back. */
  status: 'inside' | 'collected' | 'voided'
  /** Null until it is collected. */
  outTo: BagReceiver | null
  /** By whose pick-up pass it left; null where it did not leave by one. */
  collectorId: string | null
  /** The name of its photo in the bucket; null while there is none. */
  photo: string | null
}

/**
 * A pick-up pass: somebody else may collect these items, once. With neither `tags` nor `items`, all that
 * are there.
 */
export interface Collector<Instant = Date> {
  id: string
  /** Null once erased. */
  name: string | null
  /** Of bags that were here when it was made. */
  tags: readonly number[] | null
  /** How many, whichever they are: when it was made, bags had no tags yet. */
  items: number | null
  usedAt: Instant | null
  revokedAt: Instant | null
}

/** A stay with its account's rows, its bags, what cash of it went over the counter, and who else may collect. */
export interface StayRecord<Instant = Date> extends MoneyRows<Instant> {
  stay: Stay<Instant>
  bags: readonly Bag[]
  drawer: readonly DrawerMovement[]
  collectors: readonly Collector<Instant>[]
}

/** Bags that are in the house. */
export function bagsInside({ bags }: Pick<StayRecord, 'bags'>): Bag[] {
  return bags.filter(({ status }) => status === 'inside')
}
