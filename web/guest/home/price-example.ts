import { prices } from '../../../domain/business/business.ts'

const items = 2

/**
 * Example for one day. The total is in cents.
 * Uses only the price list, because `domain/pricing/pricing.ts` would load the calendar code.
 */
export const priceExample = { items, total: items * prices.dayPerItem }
