import { limits } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { hrefOf, type Path } from '../../routing/paths.ts'

/** How many items the price card offers; the last of them stands for more, too. */
export const offeredItems = Array.from({ length: 5 }, (_, index) => limits.minItems + index)

export const mostOffered = limits.minItems + offeredItems.length - 1

/** The address of a booking form that starts with so many items; it starts with one by itself. */
export function formWith(items: number, path: Path, locale: Locale): string {
  return hrefOf(path, locale) + (items > limits.minItems ? `?items=${items}` : '')
}
