/** Flags are in `web/public/flags/`, texts in the catalogs. */
interface Language {
  name: string
  /** Country code in locale tags, such as `GB` in `en-GB`. */
  region: string
  /** The thousands separator and the decimal mark. */
  separators: string
  signFirst: boolean
  /** True if the language picker always lists the language, not only on pages in that language. */
  offered: boolean
}

const usual = { separators: '.,', signFirst: false, offered: true }

/** Paths begin with the language, except in English (specification, section 2). */
export const languages = {
  en: { ...usual, name: 'English', region: 'GB', separators: ',.', signFirst: true },
  sq: { ...usual, name: 'Shqip', region: 'AL', separators: '\u00a0,' },
  it: { ...usual, name: 'Italiano', region: 'IT' },
  de: { ...usual, name: 'Deutsch', region: 'DE' },
  fr: { ...usual, name: 'Français', region: 'FR', separators: '\u202f,' },
  es: { ...usual, name: 'Español', region: 'ES' },
  da: { ...usual, name: 'Dansk', region: 'DK', offered: false },
} satisfies Record<string, Language>

export type Locale = keyof typeof languages

export const locales = Object.keys(languages) as [Locale, ...Locale[]]

export const defaultLocale: Locale = 'en'

export const pickerLocales = locales.filter((locale) => languages[locale].offered)

export function isLocale(text: unknown): text is Locale {
  return locales.includes(text as Locale)
}

/**
 * Splits `/de/contact` into `de` and `/contact`.
 * The path starts with exactly one slash, because `//elsewhere.example` would link to another site.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const isPrefix = isLocale(first) && first !== defaultLocale
  const path = isPrefix ? rest.join('/') : pathname
  return { locale: isPrefix ? first : defaultLocale, path: path.replace(/^\/*/, '/') }
}

export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
