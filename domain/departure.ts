import { business, transport } from './business.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  tiranaDate,
  tiranaInstant,
  tiranaTime,
} from './calendar.ts'
import { clockTime, minuteOfDay } from './clock.ts'
import type { OfferedHours } from './opening-hours.ts'

/** What a guest leaves Tirana with: a bus or train from the city, or a plane. */
export const departureKinds = ['bus', 'flight'] as const

export type DepartureKind = (typeof departureKinds)[number]

export interface Departure {
  kind: DepartureKind
  date: CalendarDate
  time: ClockTime
}

/** A day and hour on Tirana's wall. */
export interface WallTime {
  date: CalendarDate
  time: ClockTime
}

/**
 * From the main square to the South-North bus terminal and the trains: about 4 km, the wait for a
 * city bus included. Our own estimate, on the safe side; no timetable is published.
 */
const terminalMinutes = 30

/** What drivers ask for; the airport shuttle names the same (specification, section 9). */
const boardingMinutes = transport.shuttle.minutesEarly

/** How long before take-off airlines ask for their passengers within Europe. */
export const checkInMinutes = 120

/** To be taken up to this, as nobody plans by the minute. */
const stepMinutes = 15

/** From the tap on the desk to the seat, in minutes, rounded up to a quarter of an hour. */
export function leadMinutes(kind: DepartureKind): number {
  const toTheSquare = business.maxServiceMinutes + business.minutesToMainSquare
  const onward: Record<DepartureKind, number> = {
    bus: terminalMinutes + boardingMinutes,
    flight: boardingMinutes + transport.shuttle.minutes + checkInMinutes,
  }
  return Math.ceil((toTheSquare + onward[kind]) / stepMinutes) * stepMinutes
}

interface SafePickUp extends WallTime {
  /** Why it is earlier than the lead time alone asks for. */
  closed: 'before_opening' | 'after_closing' | null
}

/** The last pick-up, while the desk is open, that leaves time for the way. */
export function lastSafePickUp({ kind, date, time }: Departure): SafePickUp {
  const moment = new Date(tiranaInstant(date, time).getTime() - leadMinutes(kind) * 60_000)
  const day = tiranaDate(moment)
  const closing = clockTime(business.closesAt)
  if (minuteOfDay(moment) < business.opensAt * 60) {
    return { date: addDays(day, -1), time: closing, closed: 'before_opening' }
  }
  if (minuteOfDay(moment) > business.closesAt * 60) {
    return { date: day, time: closing, closed: 'after_closing' }
  }
  return { date: day, time: tiranaTime(moment), closed: null }
}

/**
 * `fine`: the chosen pick-up is in time. `collect_by`: none is chosen yet. `too_late`: the chosen one
 * is. `after_closing` and `before_opening`: it is, as the desk is closed when the way would begin.
 * `too_soon`: the bags would have to be gone before they came.
 */
export type AdviceCode =
  | 'fine'
  | 'collect_by'
  | 'too_late'
  | 'after_closing'
  | 'before_opening'
  | 'too_soon'

export interface DepartureAdvice {
  code: AdviceCode
  /** The last safe pick-up. */
  latest: WallTime
  /** The hour of the form that a pick-up which is too late may move to; `null` where there is none. */
  moveTo: WallTime | null
}

interface PlannedStay {
  dropOff: Date | undefined
  pickUp: Date | undefined
}

/** What a stay makes of a departure. Advice only: it forbids nothing. */
export function departureAdvice(
  departure: Departure,
  { dropOff, pickUp }: PlannedStay,
  hours: OfferedHours,
  now: Date,
): DepartureAdvice {
  const { closed, ...latest } = lastSafePickUp(departure)
  const limit = tiranaInstant(latest.date, latest.time)
  if (dropOff && limit <= dropOff) return { code: 'too_soon', latest, moveTo: null }
  if (pickUp && pickUp <= limit) return { code: 'fine', latest, moveTo: null }
  const moveTo = offeredBefore(latest, hours)
  const earliest = dropOff && dropOff > now ? dropOff : now
  const reachable = tiranaInstant(moveTo.date, moveTo.time) > earliest
  const code = closed ?? (pickUp ? 'too_late' : 'collect_by')
  return { code, latest, moveTo: reachable ? moveTo : null }
}

/** The form's last hour that is not after a time at which the desk is open. */
function offeredBefore({ date, time }: WallTime, { lastHour }: OfferedHours): WallTime {
  return { date, time: clockTime(Math.min(Number(time.slice(0, 2)), lastHour)) }
}
