import { closureAt, isOpen, type OpeningTimes } from '../opening-hours/opening-times.ts'
import type { Stay } from '../stay/stay-record.ts'
import { tiranaDate, tiranaInstant } from '../time/calendar.ts'
import { clockTime } from '../time/clock.ts'
import { type BilledStay, extraDays } from './extra-days.ts'

/**
 * Returns a time until which the bags can be collected at no extra charge.
 * Usually closing time, because most prices are per calendar day (specification, section 1).
 */
export function collectBy(
  stay: BilledStay & Pick<Stay, 'luggageCount'>,
  openingTimes: OpeningTimes,
): Date {
  const { pickUpAt, luggageCount } = stay
  let last = tiranaInstant(tiranaDate(pickUpAt), clockTime(openingTimes.regular.closesAt))
  while (last > pickUpAt && !isOpen(justBefore(last), openingTimes)) {
    const closure = closureAt(justBefore(last), 'pick_up', openingTimes)
    if (!closure) return pickUpAt
    last = closure.from
  }
  return last > pickUpAt && extraDays(stay, luggageCount, last) === 0 ? last : pickUpAt
}

function justBefore(instant: Date): Date {
  return new Date(instant.getTime() - 1)
}
