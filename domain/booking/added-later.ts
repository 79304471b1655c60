import type { Cents } from '../business/money.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { billed, listPrice } from './extra-days.ts'
import { isAgreedPrice } from './set-price.ts'

/**
 * Returns what the bags added to a running stay would have cost for the days before they were added.
 * The stay's price excludes this amount, so a change doesn't charge it and a credit doesn't deduct it. 0 if staff set
 * the price or still have to, and on the longer plans, whose price isn't a sum of prices per bag.
 */
export function addedLater(record: StayRecord): Cents {
  const { stay, bags } = record
  const isSummed = stay.storageType === 'short' || stay.storageType === 'daily'
  const isListed = stay.unpricedAt === null && !isAgreedPrice(record)
  if (bags.length === 0 || !isSummed || !isListed) return 0
  return Math.max(0, listPrice(billed(stay), stay.luggageCount) - stay.totalPrice)
}
