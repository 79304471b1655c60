import { prices } from '../../../domain/business/business.ts'

const items = 2

/**
 * Example price of one day at the daily price. `total` is in cents.
 * Only uses the price list, because `domain/pricing/pricing.ts` would also load the calendar code.
 */
export const priceExample = { items, total: items * prices.dayPerItem }
