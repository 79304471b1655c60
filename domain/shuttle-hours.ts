import type { OfferedHours } from './opening-hours.ts'

/** Hourly, day and night, in Tirana wall-clock hours; the office's own hours do not bind it. */
export const shuttleHours: OfferedHours = {
  firstHour: 0,
  lastHour: 23,
  dropOff: '12:00',
  pickUp: '12:00',
}
