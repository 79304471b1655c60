/** The languages of the site. English stands without a path prefix (specification, section 2). */
export const locales = ['en', 'sq', 'it', 'de', 'fr', 'es', 'da'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** What the language picker offers; Danish is served under its prefix alone. */
export const pickerLocales: readonly Locale[] = ['en', 'sq', 'it', 'de', 'fr', 'es']

/** Each language's name in itself. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  sq: 'Shqip',
  it: 'Italiano',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  da: 'Dansk',
}

export function isLocale(text: unknown): text is Locale {
  return locales.includes(text as Locale)
}

/**
 * Splits `/de/contact` into its language and the path below it (`/contact`). That path has one
 * slash in front: `//elsewhere.example` would be an address of another site.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first) || first === defaultLocale)
    return { locale: defaultLocale, path: oneSlash(pathname) }
  return { locale: first, path: oneSlash(rest.join('/')) }
}

function oneSlash(path: string): string {
  return path.replace(/^\/*/, '/')
}

/** The address of `path` in a language: `/contact` in German is `/de/contact`, `/` is `/de`. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
