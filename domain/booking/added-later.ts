import type { Cents } from '../business/money.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { billed, listPrice } from './extra-days.ts'
import { isAgreedPrice } from './set-price.ts'

/**
 * Returns what bags added during a stay would have cost for the time before they came, in cents.
 * The stay's price excludes this amount. Returns 0 on the longer plans, and if staff set the price
 * or still have to.
 */
export function addedLater(record: StayRecord): Cents {
  const { stay, bags } = record
  const isSummed = stay.storageType === 'short' || stay.storageType === 'daily'
  const isListed = stay.unpricedAt === null && !isAgreedPrice(record)
  if (bags.length === 0 || !isSummed || !isListed) return 0
  return Math.max(0, listPrice(billed(stay), stay.luggageCount) - stay.totalPrice)
}
