import { limits } from '../../../domain/business.ts'

/** How many items the price card offers; the last of them stands for more, too. */
export const offeredItems = Array.from({ length: 5 }, (_, index) => limits.minItems + index)

export const mostOffered = limits.minItems + offeredItems.length - 1

/** What a booking form reads from its address; nothing where it starts with that by itself. */
export function itemsQuery(items: number): { query?: string } {
  return items > limits.minItems ? { query: `items=${items}` } : {}
}
