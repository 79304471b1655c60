import type { Cash, CashCurrency } from '../payments/drawer.ts'
import { type CalendarDate, tiranaDate, tiranaTime } from '../time/calendar.ts'
import type { TillCount, TillEntry, TillReport } from './till.ts'

/**
 * Whose drawers there are.
 * - `shared`: one drawer for everyone.
 * - `person`: each staff member takes, counts, banks and closes their own.
 */
export const drawerSettings = ['shared', 'person'] as const

export type DrawerSetting = (typeof drawerSettings)[number]

/** Returns the currencies in which more is asked for than is held. */
export function shortOf(held: Cash, asked: Cash): CashCurrency[] {
  const short: CashCurrency[] = []
  if (asked.cents > 0 && asked.cents > held.cents) short.push('EUR')
  if (asked.lek > 0 && asked.lek > held.lek) short.push('ALL')
  return short
}

/** Differences are explained once, when the count is closed, also those that add up to nothing. */
export function needsComment({ differs }: Pick<TillCount<unknown>, 'differs'>): boolean {
  return differs
}

const noon = '12:00'

/**
 * Returns the day that a count closes.
 * `lastMoved` is when cash last moved on a day before the count's, `null` if a closing covers that. A count made in
 * the morning closes the day that was left open; a later one closes its own day, and that one with it.
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
 * Returns the count by which an entry was closed, `null` if it is open.
 * `counts` are in the order in which they were made. Card payments are closed by no count.
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
 * True if the entry was recorded after its day had been closed.
 * It belongs to the next count; a closing is never changed.
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

/** Returns the counts that can be closed: of each drawer the newest, unless it is closed. */
export function countsToClose<Instant>(
  counts: readonly TillCount<Instant>[],
): TillCount<Instant>[] {
  const newest = new Map(counts.map((count) => [count.holder, count]))
  return counts.filter((count) => count.closing === null && newest.get(count.holder) === count)
}

/** Returns the counts of later days that closed entries of this day. */
export function closedLater<Instant>({
  entries,
  counts,
  laterCounts,
}: Pick<TillReport<Instant>, 'entries' | 'counts' | 'laterCounts'>): TillCount<Instant>[] {
  const closings = entries.map((entry) => closedBy(entry, [...counts, ...laterCounts]))
  return laterCounts.filter((count) => closings.some((closing) => closing?.id === count.id))
}
