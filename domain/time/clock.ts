import { business } from '../business/business.ts'
import type { ClockTime } from './calendar.ts'

/*
 * Tirana's clock without the calendar.
 * It has its own file, so pages that only show whether the office is open load less code.
 */

let wall: Intl.DateTimeFormat | undefined

export function localTime(instant: Date): ClockTime {
  wall ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: business.timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  })
  return wall.format(instant)
}

export function minuteOfDay(instant: Date): number {
  const [hours = 0, minutes = 0] = localTime(instant).split(':').map(Number)
  return hours * 60 + minutes
}

export function clockTime(hour: number): ClockTime {
  return `${String(hour).padStart(2, '0')}:00`
}
