import { business } from '../business/business.ts'
import { transport } from '../business/partners.ts'
import { type OfferedHours, timeOptionsAhead } from '../opening-hours/opening-hours.ts'
import { closureAt, isOpen, type OpeningTimes } from '../opening-hours/opening-times.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  tiranaDate,
  tiranaInstant,
  tiranaTime,
} from '../time/calendar.ts'
import { clockTime, minuteOfDay } from '../time/clock.ts'

/** What a guest leaves Tirana with: a bus or train from the city, or a plane. */
export const departureKinds = ['bus', 'flight'] as const

export type DepartureKind = (typeof departureKinds)[number]

export interface Departure {
  kind: DepartureKind
  date: CalendarDate
  time: ClockTime
}

/** A day and hour on Tirana's wall. */
export interface LocalTime {
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

interface SafePickUp extends LocalTime {
  /** Why it is earlier than the lead time alone asks for. */
  closed: 'before_opening' | 'after_closing' | 'office_closed' | null
}

/**
 * The last pick-up that leaves time for the way: while the desk is open, or at the moment in which it
 * closes.
 */
export function lastSafePickUp(
  { kind, date, time }: Departure,
  openingTimes: OpeningTimes,
): SafePickUp {
  let moment = new Date(tiranaInstant(date, time).getTime() - leadMinutes(kind) * 60_000)
  let closed: SafePickUp['closed'] = null
  while (!isOpen(moment, openingTimes)) {
    const before = new Date(moment.getTime() - 1)
    if (isOpen(before, openingTimes)) break
    const closure = closureAt(before, 'pick_up', openingTimes)
    const night = lastNight(before, openingTimes)
    if (closure || closureAt(moment, 'pick_up', openingTimes)) closed = 'office_closed'
    else closed ??= night.reason
    moment = closure?.from ?? night.closing
  }
  return { date: tiranaDate(moment), time: tiranaTime(moment), closed }
}

/** When the desk last closed before a moment outside its regular hours. */
function lastNight(moment: Date, { regular }: OpeningTimes) {
  const day = tiranaDate(moment)
  const closing = clockTime(regular.closesAt)
  return minuteOfDay(moment) < regular.opensAt * 60
    ? ({ closing: tiranaInstant(addDays(day, -1), closing), reason: 'before_opening' } as const)
    : ({ closing: tiranaInstant(day, closing), reason: 'after_closing' } as const)
}

/**
 * `fine`: the chosen pick-up is in time. `collect_by`: none is chosen yet. `too_late`: the chosen one
 * is. `after_closing`, `before_opening` and `office_closed`: it is, as the desk is closed when the way
 * would begin, the last on a day that is not like others.
 * `too_soon`: the bags would have to be gone before they came.
 */
export type AdviceCode =
  | 'fine'
  | 'collect_by'
  | 'too_late'
  | 'after_closing'
  | 'before_opening'
  | 'office_closed'
  | 'too_soon'

export interface DepartureAdvice {
  code: AdviceCode
  /** The last safe pick-up. */
  latest: LocalTime
  /** The hour of the form that a pick-up which is too late may move to; `null` where there is none. */
  moveTo: LocalTime | null
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
  openingTimes: OpeningTimes,
): DepartureAdvice {
  const { closed, ...latest } = lastSafePickUp(departure, openingTimes)
  const limit = tiranaInstant(latest.date, latest.time)
  if (dropOff && limit <= dropOff) return { code: 'too_soon', latest, moveTo: null }
  if (pickUp && pickUp <= limit) return { code: 'fine', latest, moveTo: null }
  const after = dropOff && dropOff > now ? dropOff : now
  const offered = timeOptionsAhead('pick_up', latest.date, hours, after, openingTimes)
  const time = offered.findLast((option) => option <= latest.time)
  const reachable = time && tiranaInstant(latest.date, time) > after
  const code = closed ?? (pickUp ? 'too_late' : 'collect_by')
  return { code, latest, moveTo: reachable ? { date: latest.date, time } : null }
}
