import { business } from '../business/business.ts'
import type { ClockTime } from './calendar.ts'

/**
 * The clock on Tirana's wall, without its calendar: small enough for every page that says whether the
 * office is open now.
 */

let wall: Intl.DateTimeFormat | undefined

/** What the clock shows at an instant. */
export function localTime(instant: Date): ClockTime {
  wall ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: business.timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  })
  return wall.format(instant)
}

/** Minutes since Tirana's midnight, for comparing with opening hours. */
export function minuteOfDay(instant: Date): number {
  const [hours = 0, minutes = 0] = localTime(instant).split(':').map(Number)
  return hours * 60 + minutes
}

export function clockTime(hour: number): ClockTime {
  return `${String(hour).padStart(2, '0')}:00`
}
