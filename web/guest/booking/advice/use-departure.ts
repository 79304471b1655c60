import { useWatch } from 'react-hook-form'
import {
  type DepartureAdvice,
  type DepartureKind,
  departureAdvice,
  departureKinds,
  type LocalTime,
} from '../../../../domain/booking/departure.ts'
import type { Cents } from '../../../../domain/business/money.ts'
import { type CalendarDate, isCalendarDate, isClockTime } from '../../../../domain/time/calendar.ts'
import { instantOf } from '../form/stay-values.ts'
import type { StayForm } from '../form/use-stay-form.ts'
import { stayPrice } from '../price/stay-price.ts'

const watched = [
  'dropOffDate',
  'dropOffTime',
  'pickUpDate',
  'pickUpTime',
  'luggageCount',
  'plan',
  'departureKind',
  'departureDate',
  'departureTime',
] as const

interface MovedPickUp {
  to: LocalTime
  /**
   * New total in cents.
   * `null` if the total stays the same or can't be calculated.
   */
  total: Cents | null
}

interface StayDeparture {
  kind: DepartureKind
  date: CalendarDate
  advice: DepartureAdvice | null
  move: MovedPickUp | null
}

export function useDeparture({ form, hours, now, openingTimes }: StayForm): StayDeparture {
  const values = useWatch({ control: form.control, name: watched })
  const [dropOffDate, dropOffTime, pickUpDate, pickUpTime, luggageCount, plan] = values
  const [otherKind, otherDate, time] = values.slice(6)
  // Another release may have saved a kind that this one doesn't know.
  const kind = departureKinds.find((known) => known === otherKind) ?? 'bus'
  const date = otherDate || pickUpDate
  if (!now || !isCalendarDate(date) || !time || !isClockTime(time)) {
    return { kind, date, advice: null, move: null }
  }
  const stay = {
    dropOff: instantOf(dropOffDate, dropOffTime),
    pickUp: instantOf(pickUpDate, pickUpTime),
  }
  const advice = departureAdvice({ kind, date, time }, stay, hours, now, openingTimes)
  const to = advice.moveTo
  if (!to) return { kind, date, advice, move: null }
  const priced = { dropOffDate, dropOffTime, pickUpDate, pickUpTime, luggageCount }
  const before = stayPrice(priced, plan)?.total
  const after = stayPrice({ ...priced, pickUpDate: to.date, pickUpTime: to.time }, plan)?.total
  return { kind, date, advice, move: { to, total: after !== before ? (after ?? null) : null } }
}
