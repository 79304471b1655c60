import { readFileSync } from 'node:fs'
import { prices } from '../../domain/business/business.ts'
import type { Locale } from '../../domain/business/locales.ts'
import { euroText } from '../../domain/business/money.ts'
import { hoursText } from '../../web/words/hours-text.ts'

const messages = {
  title: 'Luggage storage in the heart of Tirana',
  price: '<0>{price}</0> per item per day ({lek} Lek)',
  hours: '<0>{opens}–{closes}</0> every day',
} as const

export function homeWords(locale: Locale) {
  const file = new URL(`../../web/locales/${locale}/home.po`, import.meta.url)
  const catalog = readFileSync(file, 'utf8')
  // The picture has room for only one currency.
  const [, perItem] = split(translation(catalog, messages.price).replace(/ \([^)]*\)$/, ''))
  const [, everyDay] = split(translation(catalog, messages.hours))
  return {
    title: translation(catalog, messages.title),
    price: euroText(prices.dayPerItem, locale),
    perItem,
    hours: hoursText,
    everyDay,
  }
}

export type HomeWords = ReturnType<typeof homeWords>

function translation(catalog: string, message: string): string {
  const entry = catalog
    .split('\n\n')
    .find((text) => text.includes(`msgid ${JSON.stringify(message)}`))
  const text = entry?.match(/^msgstr (".+")$/m)?.[1]
  if (!text) throw new Error(`The home page's catalog has no translation of: ${message}`)
  return JSON.parse(text) as string
}

function split(text: string): [string, string] {
  const parts = text.match(/^<0>(.*)<\/0> (.*)$/)
  if (!parts) throw new Error(`Expected a strong part first: ${text}`)
  return [parts[1] ?? '', parts[2] ?? '']
}
