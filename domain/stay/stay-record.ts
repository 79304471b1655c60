import type { Locale } from '../business/locales.ts'
import type { ServiceType } from '../business/services.ts'
import type { StayKind, StayStatus, StorageType } from '../business/stay.ts'

import type { DrawerMovement } from '../payments/drawer.ts'
import type { Account, MoneyRows } from '../payments/money-rows.ts'

export interface Stay<Instant = Date> extends Account {
  id: string
  kind: StayKind
  source: string
  reference: string
  /** `null` once the guest is erased. */
  customerName: string | null
  /** `null` if not given, or once the guest is erased. */
  customerEmail: string | null
  /** `null` if not given, or once the guest is erased. */
  customerPhone: string | null
  /** `null` if there are none, or once the guest is erased. */
  specialRequests: string | null
  /** Note for colleagues. The guest sees it only in the export of their data. */
  deskNote: string | null
  /**
   * Number of times that the email address was removed or corrected to another mailbox.
   * Links with a lower number are refused.
   */
  linkNumber: number
  locale: Locale
  serviceType: ServiceType
  storageType: StorageType
  luggageCount: number
  startDate: Instant
  endDate: Instant | null
  /** The agreed pick-up: `endDate` if set, otherwise computed from `duration`. */
  pickUpAt: Instant
  /** Hours for the short plan, otherwise days. */
  duration: number | null
  /**
   * First time that the stay, already paid, was moved to another day after its drop-off day had
   * begun. `null` if it never was. Limits refunds (see `isRefundedIfCancelled`).
   */
  movedLateAt: Instant | null
  tariff: number
  status: StayStatus
  endedAt: Instant | null
  /** When the first unresolved conflict was recorded. `null` if there is none. */
  conflictAt: Instant | null
  /**
   * When the price stopped matching the items here.
   * `null` if the price matches or staff have resolved the issue.
   */
  unpricedAt: Instant | null
  currency: string
  version: number
  createdAt: Instant
  updatedAt: Instant
}

export const bagReceivers = ['guest', 'collector', 'disposed'] as const

export type BagReceiver = (typeof bagReceivers)[number]

export interface Bag {
  id: string
  tag: number
  /** `voided`: the check-in was undone, or another row replaces this one. */
  status: 'inside' | 'collected' | 'voided'
  outTo: BagReceiver | null
  collectorId: string | null
  /** Name of the photo in the bucket. */
  photo: string | null
}

/** A single-use pass for someone else to pick up bags. */
export interface Collector<Instant = Date> {
  id: string
  name: string | null
  tags: readonly number[] | null
  /**
   * Maximum number of bags, for a pass made before the bags had tags.
   * `null` if the pass sets no maximum.
   */
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

export function bagsInside<One extends Pick<Bag, 'status'> = Bag>({
  bags,
}: {
  bags: readonly One[]
}): One[] {
  return bags.filter(({ status }) => status === 'inside')
}
