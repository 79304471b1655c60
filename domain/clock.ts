import { business } from './business.ts'
import type { ClockTime } from './calendar.ts'

/**
 * The clock on Tirana's wall, without its calendar: small enough for every page that says whether the
 * office is open now.
 */

let wall: Intl.DateTimeFormat | undefined

/** Minutes since Tirana's midnight, for comparing with opening hours. */
export function minuteOfDay(instant: Date): number {
  wall ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: business.timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  })
  const [hours = 0, minutes = 0] = wall.format(instant).split(':').map(Number)
  return hours * 60 + minutes
}

export function clockTime(hour: number): ClockTime {
  return `${String(hour).padStart(2, '0')}:00`
}

export type OpenState =
  | { open: true; closesInMinutes: number }
  | { open: false; opensAt: ClockTime }

/** Open or closed at an instant, by Tirana's clock. */
export function openState(now: Date): OpenState {
  const minutes = minuteOfDay(now)
  const opens = business.opensAt * 60
  const closes = business.closesAt * 60
  if (minutes >= opens && minutes < closes) return { open: true, closesInMinutes: closes - minutes }
  return { open: false, opensAt: clockTime(business.opensAt) }
}
