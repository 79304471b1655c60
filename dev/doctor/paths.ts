import { locales, localizePath } from '../../domain/business/locales.ts'
import { staffParts } from '../../domain/business/staff-paths.ts'

const ownStaffPaths = ['/admin', ...staffParts.map((part) => `/admin/${part}`), '/admin/stays/1']

/** Examples of paths that only staff may open. */
export const staffPaths = [
  '/api/staff/session',
  ...locales.flatMap((locale) => ownStaffPaths.map((path) => localizePath(path, locale))),
]

/** Examples of paths that guests or Stripe open. */
export const publicPaths = [
  ...locales.map((locale) => localizePath('/', locale)),
  ...['config', 'health', 'opening-times', 'weather', 'bookings', 'reservations', 'contacts'].map(
    (part) => `/api/${part}`,
  ),
  ...['create-payment-intent', 'payment-status', 'pass', 'pass/lost', 'stripe/webhook'].map(
    (part) => `/api/${part}`,
  ),
]

/** Returns the first path and, if there are others, their number. */
export function inBrief([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`
}

/** Escapes text for a regular expression, and replaces each `*` with `wildcard`. */
export function patternSource(text: string, wildcard: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', wildcard)
}
