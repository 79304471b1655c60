import { describe, expect, it } from 'vitest'
import { locales } from '../../../domain/business/locales.ts'
import {
  euroRangeText,
  euroText,
  numberText,
  totalText,
} from '../../../domain/business/money-text.ts'

describe('money as travellers read it', () => {
  it('stands before the amount in English and behind it elsewhere', () => {
    expect(euroText(300, 'en')).toBe('€3')
    expect(euroText(300, 'de')).toBe('3\u00a0€')
    expect(euroText(300, 'sq')).toBe('3\u00a0€')
  })

  it('shows cents where there are any', () => {
    expect(euroText(1050, 'en')).toBe('€10.50')
    expect(euroText(1005, 'fr')).toBe('10,05\u00a0€')
    expect(euroText(5, 'it')).toBe('0,05\u00a0€')
  })

  it('names the sign of a range once', () => {
    expect(euroRangeText(1500, 2000, 'en')).toBe('€15–20')
    expect(euroRangeText(1500, 2050, 'de')).toBe('15–20,50\u00a0€')
  })

  it('always has its cents as a total', () => {
    expect(totalText(300, 'en')).toBe('€3.00')
    expect(totalText(1050, 'de')).toBe('10,50\u00a0€')
    expect(totalText(1005, 'en')).toBe('€10.05')
    expect(totalText(123_400, 'it')).toBe('1.234,00\u00a0€')
    expect(totalText(0, 'fr')).toBe('0,00\u00a0€')
  })

  it('groups thousands', () => {
    expect(numberText(20_559, 'en')).toBe('20,559')
    expect(numberText(20_559, 'de')).toBe('20.559')
    expect(euroText(123_456_700, 'es')).toBe('1.234.567\u00a0€')
    expect(numberText(999, 'da')).toBe('999')
  })

  it('keeps amount and sign on one line in every language', () => {
    for (const locale of locales) expect(euroText(300, locale)).not.toContain(' ')
  })
})

describe('a rating', () => {
  it('has one decimal behind the mark of the language', () => {
    expect(numberText(4.9, 'en', 1)).toBe('4.9')
    expect(numberText(4.9, 'es', 1)).toBe('4,9')
    expect(numberText(5, 'de', 1)).toBe('5,0')
  })
})
