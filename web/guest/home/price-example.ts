import { prices } from '../../../domain/business/business.ts'

const items = 2

/**
 * Example for one day. The total is in cents.
 * Only uses the price list, because `domain/pricing/pricing.ts` would also load the calendar code.
 */
export const priceExample = { items, total: items * prices.dayPerItem }
