import { useWatch } from 'react-hook-form'
import { type CalendarDate, isCalendarDate, isClockTime } from '../../../domain/calendar.ts'
import { type DepartureAdvice, departureAdvice, type WallTime } from '../../../domain/departure.ts'
import type { Cents } from '../../../domain/money.ts'
import { stayPrice } from './stay-price.ts'
import { instantOf } from './stay-values.ts'
import type { StayForm } from './use-stay-form.ts'

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
  to: WallTime
  /** Cents; nothing where the move leaves the total as it is. */
  total: Cents | null
}

interface StayDeparture {
  /** The pick-up's until another was chosen. */
  date: CalendarDate
  advice: DepartureAdvice | null
  move: MovedPickUp | null
}

/** What the form's departure asks of its pick-up; no advice until a time was given. */
export function useDeparture({ form, hours, now }: StayForm): StayDeparture {
  const values = useWatch({ control: form.control, name: watched })
  const [dropOffDate, dropOffTime, pickUpDate, pickUpTime, luggageCount, plan] = values
  const [kind, otherDate, time] = values.slice(6) as [(typeof values)[6], string, string]
  const date = otherDate || pickUpDate
  if (!now || !isCalendarDate(date) || !isClockTime(time)) return { date, advice: null, move: null }
  const stay = {
    dropOff: instantOf(dropOffDate, dropOffTime),
    pickUp: instantOf(pickUpDate, pickUpTime),
  }
  const advice = departureAdvice({ kind, date, time }, stay, hours, now)
  const to = advice.moveTo
  if (!to) return { date, advice, move: null }
  const priced = { dropOffDate, dropOffTime, pickUpDate, pickUpTime, luggageCount }
  const before = stayPrice(priced, plan)?.total
  const after = stayPrice({ ...priced, pickUpDate: to.date, pickUpTime: to.time }, plan)?.total
  return { date, advice, move: { to, total: after !== before ? (after ?? null) : null } }
}
