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

/** One line of the till's sheet: money that came or went at the desk, and by whose hands. */
export interface TillEntry<Instant = Date> extends Handed {
  id: string
  kind: MovementKind
  method: DeskPaymentMethod
  /** What it is worth in the account; below 0 where money went out. */
  cents: Cents
  /** The username of the member of staff. */
  staff: string
  /** The colleague who was signed in when an offline entry was sent; `null` if nobody else was. */
  sentBy: string | null
  /** When it was noted, which decides the day whose sheet it is on. */
  at: Instant
  /** When it was done. */
  happenedAt: Instant
  stayId: string | null
  reference: string | null
  fiscalNumber: string | null
  /** Staff's own words. */
  reason: string | null
}

/** What was counted in the drawer, and what should have been in it. */
export interface TillCount<Instant = Date> {
  id: number
  staff: string
  at: Instant
  expected: Cash
  counted: Cash
}

export interface TillTotals {
  /** Cash that guests tendered, and the change that they got. */
  taken: Cash
  change: Cash
  refunded: Cash
  /** By the shop's own card terminal. */
  card: Cents
  cardRefunded: Cents
  float: Cash
  banked: Cash
}

/** What a device said of the acts that wait on it. */
export interface DeviceReport<Instant = string> {
  id: string
  waiting: number
  /** When the oldest of them was done. */
  oldestAt: Instant | null
}

/** The same, with who was signed in, and when it was last heard of. */
export interface TillDevice<Instant = Date> extends DeviceReport<Instant> {
  staff: string
  heardAt: Instant
}

/** What one member of staff took and gave on a day. */
export interface MemberTotals {
  staff: string
  totals: TillTotals
  /** The part of it that colleagues sent in their name. */
  sentBy: { staff: string; totals: TillTotals }[]
}

/** What the desk took and gave on a day in Tirana: per member of staff and in all. */
export interface TillReport<Instant = Date> {
  day: CalendarDate
  total: TillTotals
  members: MemberTotals[]
  entries: TillEntry<Instant>[]
  counts: TillCount<Instant>[]
  /** When the drawer was last counted before this day. */
  countedBefore: Instant | null
  /** Devices that reported since the last drawer count, and any with unsent actions. */
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

/** The totals with one more line. What was taken by mistake and given back was neither. */
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

/** The cash that these totals left in the drawer. */
export function cashLeft({ taken, change, refunded, float, banked }: TillTotals): Cash {
  return [change, refunded, banked].reduce(minus, plus(taken, float))
}

/** A day's sheet; members of staff in the order of their names. */
export function tillReport(
  day: CalendarDate,
  entries: TillEntry[],
  counts: TillCount[],
  countedBefore: Date | null,
  devices: TillDevice[],
): TillReport {
  const members = totalsBy(entries, ({ staff }) => staff).map((member) => {
    const own = entries.filter(({ staff }) => staff === member.staff)
    return { ...member, sentBy: totalsBy(own, ({ sentBy }) => sentBy) }
  })
  const total = entries.reduce(withEntry, nothing)
  return { day, total, members, entries, counts, countedBefore, devices }
}

/** Totals per person, in the order of their names; entries of nobody are left out. */
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
 * Whether an entry was noted after a count that it came before, of this day or an earlier one: the
 * count could not know of it.
 */
export function isLate(
  { at, happenedAt }: Pick<TillEntry<string>, 'at' | 'happenedAt'>,
  { counts, countedBefore }: CountsOf,
): boolean {
  // Whatever came before an older count came before the newest of them as well.
  const countedAt = [countedBefore ?? '', ...counts.map((count) => count.at)]
  return countedAt.some((count) => happenedAt < count && count < at)
}
