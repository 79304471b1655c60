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

/** Returns the lesser of plan and daily price (cents). */
export function listPrice(stay: BilledStay, bags: number): Cents {
  if (bags < 1) return 0
  return lesserPrice({ ...stay, luggageCount: bags, endDate: stay.pickUpAt }, stay.tariff)
}

/**
 * Returns the extra cost (cents) of `bags` collected late.
 * At most the daily price for each calendar day after the agreed one. Zero for bags collected on time.
 */
export function extraDays(stay: BilledStay, bags: number, leftAt: Date): Cents {
  if (leftAt <= stay.pickUpAt) return 0
  return listPrice({ ...stay, pickUpAt: leftAt }, bags) - listPrice(stay, bags)
}

export function earlyDays(stay: BilledStay, bags: number, cameAt: Date): Cents {
  return listPrice({ ...stay, startDate: begunAt(stay, cameAt) }, bags) - listPrice(stay, bags)
}

/**
 * Returns the start of a stay dropped off at `cameAt`.
 * An earlier day counts. On the agreed day only an hourly stay begins earlier, by full hours, so ten minutes cost
 * nothing.
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
