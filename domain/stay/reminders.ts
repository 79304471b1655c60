import {
  addDays,
  type CalendarDate,
  tiranaDate,
  tiranaInstant,
  tiranaTime,
} from '../time/calendar.ts'
import type { Stay } from './stay-record.ts'

/** On the evening before, from this time on, guests are reminded of their drop-off. */
const dropOffReminderAt = '18:00'

/** From this time on, guests are reminded of luggage that they have not collected. */
const pickUpReminderAt = '10:00'

/** So many days after the agreed pick-up: soon, and twice more, further apart. */
export const pickUpReminderDays = [1, 3, 7] as const

/** A day in Tirana, from its first moment to the first of the next. */
export interface DaySpan {
  date: CalendarDate
  from: Date
  to: Date
}

export function daySpan(date: CalendarDate): DaySpan {
  const from = tiranaInstant(date, '00:00')
  return { date, from, to: tiranaInstant(addDays(date, 1), '00:00') }
}

/** The reminders of drop-offs that are due: of which day, for bookings made before when. */
export interface DropOffReminders {
  day: DaySpan
  bookedBefore: Date
}

/** Tomorrow's drop-offs, in the evening; whoever books later than that has just read it all. */
export function dropOffReminders(now: Date): DropOffReminders | null {
  if (tiranaTime(now) < dropOffReminderAt) return null
  const today = tiranaDate(now)
  const bookedBefore = tiranaInstant(today, dropOffReminderAt)
  return { day: daySpan(addDays(today, 1)), bookedBefore }
}

/** The days whose pick-ups guests are reminded of today, once it is late enough in the morning. */
export function pickUpReminders(now: Date): { today: CalendarDate; days: DaySpan[] } | null {
  if (tiranaTime(now) < pickUpReminderAt) return null
  const today = tiranaDate(now)
  return { today, days: pickUpReminderDays.map((days) => daySpan(addDays(today, -days))) }
}

/** Whether a drop-off of this date is still to come. */
export function isAwaitedOn(
  { status, startDate }: Pick<Stay, 'status' | 'startDate'>,
  date: CalendarDate,
): boolean {
  return status === 'confirmed' && tiranaDate(startDate) === date
}
