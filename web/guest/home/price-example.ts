import { prices } from '../../../domain/business/business.ts'

const items = 2

/**
 * Comparison example: items for one day, total in cents.
 * Uses only the price list, because `domain/pricing/pricing.ts` would load the calendar code.
 */
export const priceExample = { items, total: items * prices.dayPerItem }
