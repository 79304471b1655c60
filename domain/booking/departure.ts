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

export const departureKinds = ['bus', 'flight'] as const

export type DepartureKind = (typeof departureKinds)[number]

export interface Departure {
  kind: DepartureKind
  date: CalendarDate
  time: ClockTime
}

export interface LocalTime {
  date: CalendarDate
  time: ClockTime
}

/**
 * Minutes from the main square to the bus terminal, including the wait for a city bus.
 * A cautious estimate, because no timetable is published.
 */
const terminalMinutes = 30

/** Minutes before departure to be at the stop (specification, section 9). */
const boardingMinutes = transport.shuttle.minutesEarly

/** Minutes before take-off to be at the airport, for flights within Europe. */
export const checkInMinutes = 120

const stepMinutes = 15

/** Returns the minutes needed from pick-up to departure, rounded up to a quarter of an hour. */
export function leadMinutes(kind: DepartureKind): number {
  const toTheSquare = business.maxServiceMinutes + business.minutesToMainSquare
  const onward: Record<DepartureKind, number> = {
    bus: terminalMinutes + boardingMinutes,
    flight: boardingMinutes + transport.shuttle.minutes + checkInMinutes,
  }
  return Math.ceil((toTheSquare + onward[kind]) / stepMinutes) * stepMinutes
}

interface SafePickUp extends LocalTime {
  closed: 'before_opening' | 'after_closing' | 'office_closed' | null
}

/**
 * Returns the last pick-up, in local time, that the opening times allow and that leaves enough time
 * to travel. `closed` is why the opening times made it earlier, `null` if they didn't.
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

function lastNight(moment: Date, { regular }: OpeningTimes) {
  const day = tiranaDate(moment)
  const closing = clockTime(regular.closesAt)
  return minuteOfDay(moment) < regular.opensAt * 60
    ? ({ closing: tiranaInstant(addDays(day, -1), closing), reason: 'before_opening' } as const)
    : ({ closing: tiranaInstant(day, closing), reason: 'after_closing' } as const)
}

/**
 * Advice about a pick-up:
 * - `fine`: the chosen pick-up is early enough.
 * - `collect_by`: no pick-up is chosen yet.
 * - `too_late`: the chosen pick-up is too late.
 * - `after_closing`, `before_opening`, `office_closed`: the desk is closed when the guest must
 *   leave. They take precedence over `collect_by` and `too_late`.
 * - `too_soon`: there is no time to store the bags.
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
  latest: LocalTime
  /**
   * Last offered pick-up on the day of `latest` that is still possible and early enough.
   * `null` if there is none, or if none is needed.
   */
  moveTo: LocalTime | null
}

interface PlannedStay {
  dropOff: Date | undefined
  pickUp: Date | undefined
}

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
