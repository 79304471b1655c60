import { policies } from './business.ts'
import { addDays, addMonths, tiranaDate, tiranaInstant } from './calendar.ts'

/**
 * What ended, or came, before this instant is erased: on the same day of the month, so many months later,
 * in Tirana (promise 24).
 */
export function erasedBefore(now: Date): Date {
  const lastDay = addMonths(tiranaDate(now), -policies.keptMonths)
  return tiranaInstant(addDays(lastDay, 1), '00:00')
}
