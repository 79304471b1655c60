import { prices } from '../../../domain/business/business.ts'

const items = 2

/**
 * The example of the comparison: so many items, drop-off and pick-up on one date. In cents, from the
 * price alone, as `domain/pricing/pricing.ts` would bring the calendar onto the page.
 */
export const priceExample = { items, total: items * prices.dayPerItem }
