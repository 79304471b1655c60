import { business, limitsOfText } from '../../../../domain/business/business.ts'
import type { Cents } from '../../../../domain/business/money.ts'
import { quote, storedPrice } from '../../../../domain/pricing/pricing.ts'
import {
  addDays,
  type CalendarDate,
  tiranaDate,
  tiranaInstant,
} from '../../../../domain/time/calendar.ts'
import { clockTime } from '../../../../domain/time/clock.ts'

/** Name or phone number from a search that found nothing. The other field is empty. */
export interface TypedGuest {
  name: string
  phone: string
}

const dialled = /^\+?[\d\s()./-]+$/
const fewestOfPhone = 6

/** Reads a search text as a name or phone number. `null` if it is neither. */
export function typedGuest(text: string): TypedGuest | null {
  const typed = text.normalize('NFKC').trim()
  if (dialled.test(typed)) {
    const digits = typed.replace(/\D/g, '')
    return digits.length >= fewestOfPhone ? { name: '', phone: typed } : null
  }
  const isName = /\p{L}/u.test(typed) && !/[\p{N}@]/u.test(typed)
  return isName && typed.length <= limitsOfText.name ? { name: typed, phone: '' } : null
}

const hour = 3_600_000

/** Returns closing time on `date` or, if that has passed, one hour from now. */
export function walkInPickUp(date: CalendarDate, now: Date): Date {
  const closing = tiranaInstant(date, clockTime(business.closesAt))
  return closing > now ? closing : new Date(now.getTime() + hour)
}

/** `today` and `tomorrow` aren't stored as dates, because a form may be left open overnight. */
export type PickUpChoice = { day: 'today' | 'tomorrow' } | { day: 'other'; date: CalendarDate }

/** Returns a Tirana calendar date. A past date becomes today. */
export function pickUpDate(choice: PickUpChoice, now: Date): CalendarDate {
  const today = tiranaDate(now)
  if (choice.day === 'tomorrow') return addDays(today, 1)
  return choice.day === 'other' && choice.date > today ? choice.date : today
}

export function walkInPrice(luggageCount: number, endDate: Date, now: Date): Cents {
  return storedPrice(
    quote({
      serviceType: 'storage',
      storageType: 'daily',
      luggageCount,
      startDate: now,
      endDate,
    }),
  )
}
