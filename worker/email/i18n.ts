import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '../../domain/business/locales.ts'
import { messages as da } from './locales/da.ts'
import { messages as de } from './locales/de.ts'
import { messages as en } from './locales/en.ts'
import { messages as es } from './locales/es.ts'
import { messages as fr } from './locales/fr.ts'
import { messages as it } from './locales/it.ts'
import { messages as sq } from './locales/sq.ts'

const catalogs: Record<Locale, Messages> = { da, de, en, es, fr, it, sq }

export function emailI18n(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: catalogs[locale] } })
}
