import type { Cents } from '../business/money.ts'
import {
  type Cash,
  type Handed,
  type MovementKind,
  minus,
  noCash,
  plus,
} from '../payments/drawer.ts'
import type { DeskPaymentMethod } from '../payments/money-rows.ts'
import type { CalendarDate } from '../time/calendar.ts'
import type { DroppedEntry } from './dropped-entry.ts'

export interface TillEntry<Instant = Date> extends Handed {
  id: string
  /** Id of the row in `drawer`, in the order of recording. `null` for an entry by card. */
  drawerId: number | null
  /**
   * Staff member to whose drawer the entry belongs, if each has one.
   * For a void of cash, this is the staff member who took the payment.
   */
  holder: string
  kind: MovementKind
  method: DeskPaymentMethod
  /** Euro cents, even if paid in lek. Negative for refunds, voids and cash taken to the bank. */
  cents: Cents
  /** `null` for an entry by card. */
  lekPerEuro: number | null
  staff: string
  /** The colleague who sent an offline entry. `null` if `staff` sent it. */
  sentBy: string | null
  /** Time of recording, which decides which day's report contains the entry. */
  at: Instant
  happenedAt: Instant
  stayId: string | null
  reference: string | null
  fiscalNumber: string | null
  tags: number[]
  reason: string | null
}

export interface TillClosing<Instant = Date> {
  /** Tirana date that was closed, possibly before the day of the count. */
  date: CalendarDate
  staff: string
  at: Instant
  /** Cash counted minus cash expected, summed since the previous closing. */
  difference: Cash
  /** Comment on the difference. `null` if there is none, or if it has been erased. */
  reason: string | null
}

export interface TillCount<Instant = Date> {
  id: number
  staff: string
  at: Instant
  /** Holder of the drawer. `null` if everyone shares it. */
  holder: string | null
  /** The last `drawerId` that the count covers. 0 if it covers none. */
  upTo: number
  expected: Cash
  counted: Cash
  /**
   * Cash counted minus cash expected, summed over the counts after the previous closing, up to this
   * one.
   */
  toExplain: Cash
  /** True if any count in `toExplain` has a difference, even if the differences add up to zero. */
  differs: boolean
  closing: TillClosing<Instant> | null
}

/** The latest day before today on which a drawer's cash moved, if no closing covers it. */
export interface OpenDay {
  day: CalendarDate
  /** Holder of the drawer. `null` if everyone shares it. */
  holder: { id: string; username: string } | null
}

export interface TillTotals {
  taken: Cash
  change: Cash
  refunded: Cash
  card: Cents
  cardRefunded: Cents
  float: Cash
  banked: Cash
}

export interface DeviceReport<Instant = string> {
  id: string
  waiting: number
  oldestAt: Instant | null
}

export interface DeviceTags {
  /**
   * Slot that decides which tag numbers the device may propose offline (see `isOwnTag`).
   * `null` if it has none.
   */
  slot: number | null
  /** Tags of bags that are here, and tags in pending actions of devices other than this one. */
  taken: number[]
}

export interface TillDevice<Instant = Date> extends DeviceReport<Instant> {
  staff: string
  heardAt: Instant
}

export interface MemberTotals {
  staff: string
  totals: TillTotals
  sentBy: { staff: string; totals: TillTotals }[]
}

export interface TillReport<Instant = Date> {
  day: CalendarDate
  total: TillTotals
  members: MemberTotals[]
  entries: TillEntry<Instant>[]
  counts: TillCount<Instant>[]
  /** Entries removed from devices without being recorded. The totals exclude them. */
  dropped: DroppedEntry<Instant>[]
  countedBefore: Instant | null
  laterCounts: TillCount<Instant>[]
  openDays: OpenDay[]
  /** Devices with unsent actions, and devices that have reported since the last drawer count. */
  devices: TillDevice<Instant>[]
}

const nothing: TillTotals = {
  taken: noCash,
  change: noCash,
  refunded: noCash,
  card: 0,
  cardRefunded: 0,
  float: noCash,
  banked: noCash,
}

/**
 * Adds an entry to the totals.
 * A void is subtracted from the cash taken and the change given, or from the card total.
 */
function withEntry(totals: TillTotals, { kind, method, cents, taken, given }: TillEntry) {
  if (method === 'desk_card') {
    return kind === 'refund'
      ? { ...totals, cardRefunded: totals.cardRefunded - cents }
      : { ...totals, card: totals.card + cents }
  }
  const { change, refunded, float, banked } = totals
  const withKind: Record<MovementKind, Partial<TillTotals>> = {
    payment: { taken: plus(totals.taken, taken), change: plus(change, given) },
    void: { taken: minus(totals.taken, given), change: minus(change, taken) },
    refund: { refunded: plus(refunded, given) },
    float: { float: plus(float, taken) },
    banked: { banked: plus(banked, given) },
  }
  return { ...totals, ...withKind[kind] }
}

export function cashLeft({ taken, change, refunded, float, banked }: TillTotals): Cash {
  return [change, refunded, banked].reduce(minus, plus(taken, float))
}

export function tillReport(
  day: CalendarDate,
  entries: TillEntry[],
  counts: TillCount[],
  countedBefore: Date | null,
  devices: TillDevice[],
  ends: Pick<TillReport, 'dropped' | 'laterCounts' | 'openDays'> = {
    dropped: [],
    laterCounts: [],
    openDays: [],
  },
): TillReport {
  const members = totalsBy(entries, ({ staff }) => staff).map((member) => {
    const own = entries.filter(({ staff }) => staff === member.staff)
    return { ...member, sentBy: totalsBy(own, ({ sentBy }) => sentBy) }
  })
  const total = entries.reduce(withEntry, nothing)
  return { day, total, members, entries, counts, countedBefore, devices, ...ends }
}

function totalsBy(entries: readonly TillEntry[], personOf: (entry: TillEntry) => string | null) {
  return [...Map.groupBy(entries, personOf)]
    .flatMap(([staff, own]) =>
      staff === null ? [] : [{ staff, totals: own.reduce(withEntry, nothing) }],
    )
    .toSorted((a, b) => (a.staff < b.staff ? -1 : 1))
}

interface CountsOf extends Pick<TillReport<string>, 'countedBefore'> {
  counts: readonly Pick<TillCount<string>, 'at'>[]
}

/**
 * True if the entry happened before a drawer count but was recorded after it.
 * The cash expected at that count doesn't include the entry.
 */
export function isLate(
  { at, happenedAt }: Pick<TillEntry<string>, 'at' | 'happenedAt'>,
  { counts, countedBefore }: CountsOf,
): boolean {
  // If an older count lies in between, so does `countedBefore`, the latest count before the day.
  const countedAt = [countedBefore ?? '', ...counts.map((count) => count.at)]
  return countedAt.some((count) => happenedAt < count && count < at)
}
