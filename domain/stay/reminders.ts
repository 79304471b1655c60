import {
  addDays,
  type CalendarDate,
  tiranaDate,
  tiranaInstant,
  tiranaTime,
} from '../time/calendar.ts'
import type { Stay } from './stay-record.ts'

/** Tirana time from which reminders are sent, on the evening before the drop-off. */
const dropOffReminderAt = '18:00'

const pickUpReminderAt = '10:00'

/** Days after the agreed pick-up on which a reminder is sent. */
export const pickUpReminderDays = [1, 3, 7] as const

/** A day in Tirana. `to` is excluded. */
export interface DaySpan {
  date: CalendarDate
  from: Date
  to: Date
}

export function daySpan(date: CalendarDate): DaySpan {
  const from = tiranaInstant(date, '00:00')
  return { date, from, to: tiranaInstant(addDays(date, 1), '00:00') }
}

export interface DropOffReminders {
  day: DaySpan
  bookedBefore: Date
}

/**
 * Returns which drop-offs are due a reminder now, or `null` before the evening in Tirana.
 * Guests who book that evening need none, because they have just received a confirmation.
 */
export function dropOffReminders(now: Date): DropOffReminders | null {
  if (tiranaTime(now) < dropOffReminderAt) return null
  const today = tiranaDate(now)
  const bookedBefore = tiranaInstant(today, dropOffReminderAt)
  return { day: daySpan(addDays(today, 1)), bookedBefore }
}

export function pickUpReminders(now: Date): { today: CalendarDate; days: DaySpan[] } | null {
  if (tiranaTime(now) < pickUpReminderAt) return null
  const today = tiranaDate(now)
  return { today, days: pickUpReminderDays.map((days) => daySpan(addDays(today, -days))) }
}

export function isAwaitedOn(
  { status, startDate }: Pick<Stay, 'status' | 'startDate'>,
  date: CalendarDate,
): boolean {
  return status === 'confirmed' && tiranaDate(startDate) === date
}
