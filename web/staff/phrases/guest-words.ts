import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { business } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'

const catalogs = import.meta.glob<Messages>('../../locales/*/phrases.po', { import: 'messages' })

const known = new Map<Locale, I18n>()

async function loadGuestWords(locale: Locale): Promise<I18n> {
  const messages = await catalogs[`../../locales/${locale}/phrases.po`]?.()
  if (!messages) throw new Error(`There are no phrases in '${locale}'`)
  const i18n = known.get(locale) ?? setupI18n({ locale, messages: { [locale]: messages } })
  known.set(locale, i18n)
  return i18n
}

/**
 * Loads the phrases in `locale`, the language of a guest or driver.
 * `i18n` is `null` until they have loaded. `failed` is `true` if they can't be loaded, for example
 * offline.
 */
export function useGuestWords(locale: Locale): { i18n: I18n | null; failed: boolean } {
  const [failed, setFailed] = useState<Locale | null>(null)
  const [, setArrived] = useState<Locale | null>(null)

  useEffect(() => {
    let left = false
    loadGuestWords(locale).then(
      () => left || setArrived(locale),
      () => left || setFailed(locale),
    )
    return () => {
      left = true
    }
  }, [locale])

  return { i18n: known.get(locale) ?? null, failed: failed === locale }
}

const office = business.name

/** Returns the beginning of a WhatsApp message to a guest. `name` is `null` if unknown. */
export function guestNote(name: string | null, reference: string) {
  return name
    ? msg`Hello ${name}, this is ${office}. It’s about your booking ${reference}:`
    : msg`Hello, this is ${office}. It’s about your booking ${reference}:`
}
