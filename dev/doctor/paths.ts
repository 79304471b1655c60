import { locales, localizePath } from '../../domain/business/locales.ts'
import { staffParts } from '../../domain/business/staff-paths.ts'

const ownStaffPaths = ['/admin', ...staffParts.map((part) => `/admin/${part}`), '/admin/stays/1']

/** A path of each kind that only staff may open. */
export const staffPaths = [
  '/api/staff/session',
  ...locales.flatMap((locale) => ownStaffPaths.map((path) => localizePath(path, locale))),
]

/** A path of each kind that guests open, or Stripe. */
export const publicPaths = [
  ...locales.map((locale) => localizePath('/', locale)),
  ...['config', 'health', 'opening-times', 'weather', 'bookings', 'reservations', 'contacts'].map(
    (part) => `/api/${part}`,
  ),
  ...['create-payment-intent', 'payment-status', 'pass', 'pass/lost', 'stripe/webhook'].map(
    (part) => `/api/${part}`,
  ),
]

/** Returns the first path, and how many more there are. */
export function inBrief([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`
}

/** Returns the source of a regular expression in which only `*` is special, and stands for `wildcard`. */
export function patternSource(text: string, wildcard: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', wildcard)
}
