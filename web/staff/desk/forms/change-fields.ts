import type { RequestedChange } from '../../../../domain/booking/change-stay.ts'
import type { LocalTime } from '../../../../domain/booking/departure.ts'
import { movedPickUp } from '../../../../domain/booking/stay-times.ts'
import type { OfferedHours } from '../../../../domain/opening-hours/opening-hours.ts'
import type { AgreedStay } from '../../../../domain/stay/stay-update.ts'
import {
  type ClockTime,
  tiranaDate,
  tiranaInstant,
  tiranaTime,
} from '../../../../domain/time/calendar.ts'
import { clockTime } from '../../../../domain/time/clock.ts'

/** Contains only edited fields. */
export interface TypedChange extends Partial<Pick<AgreedStay, 'luggageCount'>> {
  dropOff?: LocalTime
  pickUp?: LocalTime
}

export function localTimeOf(instant: Date): LocalTime {
  return { date: tiranaDate(instant), time: tiranaTime(instant) }
}

function instantOf({ date, time }: LocalTime): Date {
  return tiranaInstant(date, time)
}

/** Omits fields that didn't change, such as a pick-up that only moves along with the drop-off. */
export function requestedChangeFrom(stay: AgreedStay, typed: TypedChange): RequestedChange {
  const startDate = typed.dropOff && instantOf(typed.dropOff)
  const endDate = typed.pickUp && instantOf(typed.pickUp)
  const { luggageCount } = typed
  const isOther = (instant: Date, agreed: Date) => instant.getTime() !== agreed.getTime()
  return {
    ...(startDate && isOther(startDate, stay.startDate) && { startDate }),
    ...(endDate && isOther(endDate, movedPickUp(stay, startDate)) && { endDate }),
    ...(luggageCount !== undefined && luggageCount !== stay.luggageCount && { luggageCount }),
  }
}

/** Returns the half-hourly local times from `firstHour` to `lastHour`, and `agreed`, sorted. */
export function timesOffered(
  { firstHour, lastHour }: OfferedHours,
  agreed: ClockTime,
): ClockTime[] {
  const hours = Array.from({ length: Math.min(lastHour, 24) - firstHour }, (_, n) => firstHour + n)
  const halves = hours.flatMap((hour) => [clockTime(hour), `${clockTime(hour).slice(0, 3)}30`])
  const last = lastHour < 24 ? [clockTime(lastHour)] : []
  return [...new Set([...halves, ...last, agreed])].toSorted()
}
