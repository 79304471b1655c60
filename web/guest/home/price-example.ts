import { prices } from '../../../domain/business/business.ts'

const items = 2

/** `total` is in cents. Not from `quote`, which would also load the calendar code. */
export const priceExample = { items, total: items * prices.dayPerItem }
