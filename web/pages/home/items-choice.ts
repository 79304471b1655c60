import { limits } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { hrefOf, type Path } from '../../routing/paths.ts'

/** The last number means that many items or more. */
export const offeredItems = Array.from({ length: 5 }, (_, index) => limits.minItems + index)

export const mostOffered = limits.minItems + offeredItems.length - 1

/**
 * Returns a form's URL with the number of items.
 * Omits the minimum, which is the form's default.
 */
export function formWith(items: number, path: Path, locale: Locale): string {
  return hrefOf(path, locale) + (items > limits.minItems ? `?items=${items}` : '')
}
