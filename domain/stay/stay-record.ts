import type { Locale } from '../business/locales.ts'
import type { ServiceType } from '../business/services.ts'
import type { StayKind, StayStatus, StorageType } from '../business/stay.ts'

import type { DrawerMovement } from '../payments/drawer.ts'
import type { Account, MoneyRows } from '../payments/money-rows.ts'

/*
 * A stored stay. Instants are UTC.
 * They are `Date` here and ISO strings in staff responses.
 */

export interface Stay<Instant = Date> extends Account {
  id: string
  kind: StayKind
  source: string
  reference: string
  /** `null` once erased, as is everything the guest typed. */
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
  /** Requested, or computed from `duration`. */
  pickUpAt: Instant
  /** Hours for the short plan, otherwise days. */
  duration: number | null
  /** Number of the price list that binds the stay. */
  tariff: number
  status: StayStatus
  endedAt: Instant | null
  /** Start of an unresolved conflict with an offline action. */
  conflictAt: Instant | null
  /** Set while more or fewer items are here than priced. */
  unpricedAt: Instant | null
  currency: string
  version: number
  createdAt: Instant
  updatedAt: Instant
}

/** `disposed`: given away. */
export const bagReceivers = ['guest', 'collector', 'disposed'] as const

export type BagReceiver = (typeof bagReceivers)[number]

export interface Bag {
  id: string
  tag: number
  /** `voided`: its check-in or check-out was undone. */
  status: 'inside' | 'collected' | 'voided'
  outTo: BagReceiver | null
  collectorId: string | null
  /** Name in the photo bucket. */
  photo: string | null
}

/**
 * A pick-up pass, usable once.
 * It covers all bags here if `tags` and `items` are `null`.
 */
export interface Collector<Instant = Date> {
  id: string
  name: string | null
  /** Tags of bags here when the pass was made. */
  tags: readonly number[] | null
  /** Any bags, for passes made before bags had tags. */
  items: number | null
  usedAt: Instant | null
  revokedAt: Instant | null
}

export interface StayRecord<Instant = Date> extends MoneyRows<Instant> {
  stay: Stay<Instant>
  bags: readonly Bag[]
  drawer: readonly DrawerMovement[]
  collectors: readonly Collector<Instant>[]
}

export function bagsInside({ bags }: Pick<StayRecord, 'bags'>): Bag[] {
  return bags.filter(({ status }) => status === 'inside')
}
