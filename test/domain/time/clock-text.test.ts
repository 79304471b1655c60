import { expect, it } from 'vitest'
import type { Locale } from '../../../domain/business/locales.ts'
import { clockText } from '../../../domain/time/clock-text.ts'

const written: Record<Locale, readonly string[]> = {
  en: ['08:00', '08:30', '23:00'],
  sq: ['8:00', '8:30', '23:00'],
  it: ['8', '8:30', '23'],
  de: ['8', '8:30', '23'],
  fr: ['8\u00a0h', '8\u00a0h\u00a030', '23\u00a0h'],
  es: ['8:00', '8:30', '23:00'],
  da: ['8', '8:30', '23'],
}

it.each(Object.entries(written))(
  'clock times are written as in a sentence in %s',
  (locale, expected) => {
    const times = ['08:00', '08:30', '23:00'].map((time) => clockText(time, locale as Locale))
    expect(times).toEqual(expected)
  },
)
