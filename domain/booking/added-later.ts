import type { Cents } from '../business/money.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { billed, listPrice } from './extra-days.ts'
import { isAgreedPrice } from './set-price.ts'

/**
 * Returns the cents that bags added to a running stay would have cost for the time before they
 * came. The stay's price excludes this amount. A change must therefore not charge it, and the
 * credit for unused days must not be lower because of it. 0 without bags, if staff set the price or
 * still have to, and on the longer plans, whose price isn't a sum of prices per bag.
 */
export function addedLater(record: StayRecord): Cents {
  const { stay, bags } = record
  const isSummed = stay.storageType === 'short' || stay.storageType === 'daily'
  const isListed = stay.unpricedAt === null && !isAgreedPrice(record)
  if (bags.length === 0 || !isSummed || !isListed) return 0
  return Math.max(0, listPrice(billed(stay), stay.luggageCount) - stay.totalPrice)
}
