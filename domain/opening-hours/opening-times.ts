import { business } from '../business/business.ts'
import { minuteOfDay } from '../time/clock.ts'

/**
 * - `closed`: nobody is at the desk.
 * - `full`: the desk accepts no more bags, but guests can collect theirs.
 */
export const closureKinds = ['closed', 'full'] as const

export type ClosureKind = (typeof closureKinds)[number]

/** Lasts from `from` (included) to `to` (excluded). */
export interface Closure<Instant = Date> {
  kind: ClosureKind
  from: Instant
  to: Instant
}

export interface OpeningTimes {
  regular: { opensAt: number; closesAt: number }
  /** Closures in no particular order. They may overlap. */
  closures: readonly Closure[]
}

export const regularOpeningTimes: OpeningTimes = {
  regular: { opensAt: business.opensAt, closesAt: business.closesAt },
  closures: [],
}

export type Visit = 'drop_off' | 'pick_up'

export const closedTo: Record<Visit, readonly ClosureKind[]> = {
  drop_off: closureKinds,
  pick_up: ['closed'],
}

export function closureAt(
  instant: Date,
  visit: Visit,
  { closures }: OpeningTimes,
): Closure | undefined {
  return closures.find(
    ({ kind, from, to }) => closedTo[visit].includes(kind) && from <= instant && instant < to,
  )
}

export type OpenState = { open: true; closesInMinutes: number } | { open: false; opens: Date }

const minute = 60_000
const hour = 60 * minute

/** Returns the minutes until the office closes or, if it is closed, when it opens. */
export function openState(now: Date, openingTimes: OpeningTimes): OpenState {
  if (isOpen(now, openingTimes)) {
    const { regular, closures } = openingTimes
    const untilNight = regular.closesAt * 60 - minuteOfDay(now)
    const ahead = closures.filter(({ kind, from }) => kind === 'closed' && from > now)
    const untilClosed = ahead.map(({ from }) =>
      Math.ceil((from.getTime() - now.getTime()) / minute),
    )
    return { open: true, closesInMinutes: Math.min(untilNight, ...untilClosed) }
  }
  let opens = now
  do {
    // Rounding in UTC works, because Tirana's offset is in full hours.
    const nextHour = new Date(Math.floor(opens.getTime() / hour) * hour + hour)
    opens = closureAt(opens, 'pick_up', openingTimes)?.to ?? nextHour
  } while (!isOpen(opens, openingTimes))
  return { open: false, opens }
}

export function isOpen(instant: Date, openingTimes: OpeningTimes): boolean {
  const { opensAt, closesAt } = openingTimes.regular
  const minutes = minuteOfDay(instant)
  const regular = minutes >= opensAt * 60 && minutes < closesAt * 60
  return regular && !closureAt(instant, 'pick_up', openingTimes)
}
