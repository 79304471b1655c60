/**
 * What the site knows of a language. Its flag is `web/public/flags/`, its words are the catalogs; whether
 * Stripe speaks it is for Stripe's own types to say.
 */
interface Language {
  /** In the language itself. */
  name: string
  /** Whose dates it has, and what social networks hear: `en` and `GB` are `en-GB`. */
  region: string
  /** Two characters: what stands between thousands, and the decimal mark. */
  separators: string
  /** The currency's sign stands before the amount, without a space. */
  signFirst: boolean
  /** In the picker; the others are served under their prefix alone. */
  offered: boolean
}

const usual = { separators: '.,', signFirst: false, offered: true }

/** The languages of the site. English stands without a path prefix (specification, section 2). */
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

/** What the language picker offers. */
export const pickerLocales = locales.filter((locale) => languages[locale].offered)

export function isLocale(text: unknown): text is Locale {
  return locales.includes(text as Locale)
}

/**
 * Splits `/de/contact` into its language and the path below it (`/contact`). That path has one
 * slash in front: `//elsewhere.example` would be an address of another site.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const isPrefix = isLocale(first) && first !== defaultLocale
  const path = isPrefix ? rest.join('/') : pathname
  return { locale: isPrefix ? first : defaultLocale, path: path.replace(/^\/*/, '/') }
}

/** The address of `path` in a language: `/contact` in German is `/de/contact`, `/` is `/de`. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
