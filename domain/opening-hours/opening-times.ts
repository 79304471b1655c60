import { business } from '../business/business.ts'
import { minuteOfDay } from '../time/clock.ts'

/** `shut`: nobody is at the desk. `full`: no more bags can be taken in; those there can be collected. */
export const closureKinds = ['closed', 'full'] as const

export type ClosureKind = (typeof closureKinds)[number]

/** From `from` on, and no longer at `to`; both UTC instants. */
export interface Closure<Instant = Date> {
  kind: ClosureKind
  from: Instant
  to: Instant
}

/** When the office is open. Given to the rules like the current time. */
export interface OpeningTimes {
  /** The hours of every day, on Tirana's clock. */
  regular: { opensAt: number; closesAt: number }
  /** In any order; they may overlap. */
  closures: readonly Closure[]
}

/** What the office keeps to unless it says otherwise. */
export const regularOpeningTimes: OpeningTimes = {
  regular: { opensAt: business.opensAt, closesAt: business.closesAt },
  closures: [],
}

/** What a guest comes to the desk for. */
export type Visit = 'drop_off' | 'pick_up'

/** The closures that stand in the way of a visit. */
export const closedTo: Record<Visit, readonly ClosureKind[]> = {
  drop_off: closureKinds,
  pick_up: ['closed'],
}

/** The closure for which a visit has to wait, if there is one. */
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

/** Open or closed at an instant, by Tirana's clock, and until when. */
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
    // Tirana's full hours are those of UTC.
    const nextHour = new Date(Math.floor(opens.getTime() / hour) * hour + hour)
    opens = closureAt(opens, 'pick_up', openingTimes)?.to ?? nextHour
  } while (!isOpen(opens, openingTimes))
  return { open: false, opens }
}

/** Whether there is somebody at the desk. */
export function isOpen(instant: Date, openingTimes: OpeningTimes): boolean {
  const { opensAt, closesAt } = openingTimes.regular
  const minutes = minuteOfDay(instant)
  const regular = minutes >= opensAt * 60 && minutes < closesAt * 60
  return regular && !closureAt(instant, 'pick_up', openingTimes)
}
