import { type Tariff, tariffOf } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import { lesserPrice } from '../pricing/stay-price.ts'
import type { Stay } from '../stay/stay-record.ts'
import { tiranaDate } from '../time/calendar.ts'

/** A stay as the price of its days depends on it. */
export interface BilledStay
  extends Pick<Stay, 'serviceType' | 'storageType' | 'startDate' | 'pickUpAt'> {
  /** The price list that binds the stay. */
  tariff: Tariff
}

const hour = 3_600_000

export function billed(stay: Stay): BilledStay {
  return { ...stay, tariff: tariffOf(stay) }
}

/** Returns the lesser of plan and days (cents) for so many bags. */
export function listPrice(stay: BilledStay, bags: number): Cents {
  if (bags < 1) return 0
  return lesserPrice({ ...stay, luggageCount: bags, endDate: stay.pickUpAt }, stay.tariff)
}

/**
 * Returns what `bags` that leave late cost beyond the agreed time, in cents: at most the daily price for each
 * calendar day after the agreed one. Bags that left in time cost nothing more.
 */
export function extraDays(stay: BilledStay, bags: number, leftAt: Date): Cents {
  if (leftAt <= stay.pickUpAt) return 0
  return listPrice({ ...stay, pickUpAt: leftAt }, bags) - listPrice(stay, bags)
}

/** Returns what `bags` that come early cost beyond the agreed time, in cents; the pick-up stays as it is. */
export function earlyDays(stay: BilledStay, bags: number, cameAt: Date): Cents {
  return listPrice({ ...stay, startDate: begunAt(stay, cameAt) }, bags) - listPrice(stay, bags)
}

/**
 * Returns when a stay begins whose bags come at `cameAt`. An earlier day counts. On the agreed day only a
 * stay by the hour begins earlier, by full hours: nobody pays for ten minutes.
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
