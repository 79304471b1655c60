import { type Locale, localizePath } from '../domain/locales.ts'

/** Every page's English address. */
export const paths = {
  home: '/',
  bookOnline: '/book-online',
  reserve: '/reserve-pay-location',
  bookingConfirmed: '/booking-confirmed',
  contact: '/contact',
  admin: '/admin',
  notFound: '/404',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** The address of a page in a language, with an optional fragment (`location`, without the `#`). */
export function hrefOf(path: Path, locale: Locale, fragment?: string): string {
  const address = localizePath(path, locale)
  return fragment ? `${address}#${fragment}` : address
}
