import { type Tariff, tariffOf } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import { lesserPrice } from '../pricing/stay-price.ts'
import type { Stay } from '../stay/stay-record.ts'
import { tiranaDate } from '../time/calendar.ts'

export interface BilledStay
  extends Pick<Stay, 'serviceType' | 'storageType' | 'startDate' | 'pickUpAt'> {
  tariff: Tariff
}

const hour = 3_600_000

export function billed(stay: Stay): BilledStay {
  return { ...stay, tariff: tariffOf(stay) }
}

export function listPrice(stay: BilledStay, bags: number): Cents {
  if (bags < 1) return 0
  return lesserPrice({ ...stay, luggageCount: bags, endDate: stay.pickUpAt }, stay.tariff)
}

/**
 * Returns the cents that a late pick-up adds to the list price, 0 if it isn't late.
 * On the hourly plan, hours on the same day can cost extra too.
 */
export function extraDays(stay: BilledStay, bags: number, leftAt: Date): Cents {
  if (leftAt <= stay.pickUpAt) return 0
  return listPrice({ ...stay, pickUpAt: leftAt }, bags) - listPrice(stay, bags)
}

export function earlyDays(stay: BilledStay, bags: number, cameAt: Date): Cents {
  return listPrice({ ...stay, startDate: begunAt(stay, cameAt) }, bags) - listPrice(stay, bags)
}

/**
 * Returns the instant from which a drop-off at `cameAt` is charged.
 * On the agreed day, only an hourly stay can start earlier, and only by full hours.
 */
export function begunAt(
  { startDate, storageType }: Pick<Stay, 'startDate' | 'storageType'>,
  cameAt: Date,
): Date {
  if (tiranaDate(cameAt) < tiranaDate(startDate)) return cameAt
  if (storageType !== 'short' || cameAt >= startDate) return startDate
  const hours = Math.floor((startDate.getTime() - cameAt.getTime()) / hour)
  return new Date(startDate.getTime() - hours * hour)
}
