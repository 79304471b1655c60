import type { Locale } from '../../domain/locales.ts'

/** The Open Graph protocol names a territory with each language. */
export const socialLocales: Record<Locale, string> = {
  en: 'en_GB',
  sq: 'sq_AL',
  it: 'it_IT',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  da: 'da_DK',
}
