import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { business } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'

/** The same files that pages in these languages have their words from. */
const catalogs = import.meta.glob<Messages>('../../locales/*/phrases.po', { import: 'messages' })

const known = new Map<Locale, I18n>()

/** The sentences in a language, beside the page's own; fetched once. */
async function loadGuestWords(locale: Locale): Promise<I18n> {
  const messages = await catalogs[`../../locales/${locale}/phrases.po`]?.()
  if (!messages) throw new Error(`There are no phrases in '${locale}'`)
  const i18n = known.get(locale) ?? setupI18n({ locale, messages: { [locale]: messages } })
  known.set(locale, i18n)
  return i18n
}

/** The sentences in a guest's language: null while they are on their way, or where there is no line. */
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

/** How staff begin what they write to a guest, in the guest's language: who writes, and what about. */
export function guestNote(name: string | null, reference: string) {
  return name
    ? msg`Hello ${name}, this is ${office}. It’s about your booking ${reference}:`
    : msg`Hello, this is ${office}. It’s about your booking ${reference}:`
}
