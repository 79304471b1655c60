import type { Cash, CashCurrency } from '../payments/drawer.ts'
import { type CalendarDate, tiranaDate, tiranaTime } from '../time/calendar.ts'
import type { TillCount, TillEntry, TillReport } from './till.ts'

/**
 * Ways to divide cash among drawers:
 * - `shared`: everyone uses one drawer.
 * - `person`: each staff member has their own drawer.
 */
export const drawerSettings = ['shared', 'person'] as const

export type DrawerSetting = (typeof drawerSettings)[number]

export function shortOf(held: Cash, asked: Cash): CashCurrency[] {
  const short: CashCurrency[] = []
  if (asked.cents > 0 && asked.cents > held.cents) short.push('EUR')
  if (asked.lek > 0 && asked.lek > held.lek) short.push('ALL')
  return short
}

export function needsComment({ differs }: Pick<TillCount<unknown>, 'differs'>): boolean {
  return differs
}

const noon = '12:00'

/**
 * Returns the Tirana date that a count closes.
 * Before noon, this is the date of `lastMoved`, if any. `lastMoved` is when cash last moved between
 * the previous closing and the day of the count, `null` if none did.
 */
export function closedDay(countedAt: Date, lastMoved: Date | null): CalendarDate {
  const isMorning = tiranaTime(countedAt) < noon
  return tiranaDate(isMorning && lastMoved ? lastMoved : countedAt)
}

type Covered = Pick<TillEntry<unknown>, 'drawerId' | 'holder'>
type Closed<Instant> = TillCount<Instant> & { closing: NonNullable<TillCount<Instant>['closing']> }

const isClosed = <Instant>(count: TillCount<Instant>): count is Closed<Instant> =>
  count.closing !== null

function isOfDrawer({ holder }: Covered, count: Pick<TillCount<unknown>, 'holder'>): boolean {
  return count.holder === null || count.holder === holder
}

/**
 * Returns the first closed count that covers an entry.
 * `null` for an entry by card, and for one that no closing covers yet. `counts` must be in
 * chronological order.
 */
export function closedBy<Instant>(
  entry: Covered,
  counts: readonly TillCount<Instant>[],
): Closed<Instant> | null {
  const { drawerId } = entry
  if (drawerId === null) return null
  const covers = (count: TillCount<Instant>) => isOfDrawer(entry, count) && count.upTo >= drawerId
  return counts.filter(isClosed).find(covers) ?? null
}

/**
 * True if a cash entry was recorded after a count that closed `day`.
 * `day` is the day on which the entry was recorded.
 */
export function isAfterClosing<Instant>(
  entry: Covered,
  { day, counts }: { day: CalendarDate; counts: readonly TillCount<Instant>[] },
): boolean {
  const { drawerId } = entry
  if (drawerId === null) return false
  return counts
    .filter(isClosed)
    .some(
      (count) => count.closing.date === day && isOfDrawer(entry, count) && count.upTo < drawerId,
    )
}

/**
 * Returns the newest count of each drawer, unless it is already closed.
 * `counts` must be in chronological order.
 */
export function countsToClose<Instant>(
  counts: readonly TillCount<Instant>[],
): TillCount<Instant>[] {
  const newest = new Map(counts.map((count) => [count.holder, count]))
  return counts.filter((count) => count.closing === null && newest.get(count.holder) === count)
}

export function closedLater<Instant>({
  entries,
  counts,
  laterCounts,
}: Pick<TillReport<Instant>, 'entries' | 'counts' | 'laterCounts'>): TillCount<Instant>[] {
  const closings = entries.map((entry) => closedBy(entry, [...counts, ...laterCounts]))
  return laterCounts.filter((count) => closings.some((closing) => closing?.id === count.id))
}
