import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../domain/business/locales.ts'
import {
  centsFromEuros,
  euroRangeText,
  eurosFromCents,
  euroText,
  numberText,
  totalText,
} from '../../../domain/business/money.ts'

describe('an amount in euros', () => {
  it('is converted to a whole number of cents', () => {
    expect(centsFromEuros(3)).toBe(300)
    expect(centsFromEuros(0.01)).toBe(1)
    expect(centsFromEuros(1.1 * 3)).toBe(330)
    expect(centsFromEuros(8.7)).toBe(870)
  })

  it.each([
    ['a fraction of a cent', 3.005],
    ['zero', 0],
    ['negative', -3],
    ['less than half a cent', 0.004],
    ['not a number', Number.NaN],
    ['infinite', Number.POSITIVE_INFINITY],
    ['too much to count', 1e15],
    ['the largest number there is', Number.MAX_VALUE],
  ])('is refused when it is %s', (_, euros) => {
    expect(centsFromEuros(euros)).toBeNull()
  })

  it('survives the conversion from cents to euros and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        expect(centsFromEuros(eurosFromCents(cents))).toBe(cents)
        expect(centsFromEuros(JSON.parse(JSON.stringify(eurosFromCents(cents))))).toBe(cents)
      }),
    )
  })

  it('is refused if it is off a whole cent by a hundred-thousandth of a cent or more', () => {
    const off = fc.double({ min: 1e-5, max: 1 - 1e-5, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), off, (cents, more) => {
        expect(centsFromEuros((cents + more) / 100)).toBeNull()
      }),
    )
  })
})

describe('money as guests read it', () => {
  it('has the euro sign before the amount in English and after it elsewhere', () => {
    expect(euroText(300, 'en')).toBe('€3')
    expect(euroText(300, 'de')).toBe('3\u00a0€')
    expect(euroText(300, 'sq')).toBe('3\u00a0€')
  })

  it('shows cents only if the amount has any', () => {
    expect(euroText(1050, 'en')).toBe('€10.50')
    expect(euroText(1005, 'fr')).toBe('10,05\u00a0€')
    expect(euroText(5, 'it')).toBe('0,05\u00a0€')
  })

  it('shows the euro sign of a range once', () => {
    expect(euroRangeText(1500, 2000, 'en')).toBe('€15–20')
    expect(euroRangeText(1500, 2050, 'de')).toBe('15–20,50\u00a0€')
  })

  it('always shows the cents of a total', () => {
    expect(totalText(300, 'en')).toBe('€3.00')
    expect(totalText(1050, 'de')).toBe('10,50\u00a0€')
    expect(totalText(1005, 'en')).toBe('€10.05')
    expect(totalText(123_400, 'it')).toBe('1.234,00\u00a0€')
    expect(totalText(0, 'fr')).toBe('0,00\u00a0€')
  })

  it('puts a minus sign before the euro sign', () => {
    expect(totalText(-600, 'en')).toBe('−€6.00')
    expect(euroText(-1050, 'de')).toBe('−10,50\u00a0€')
  })

  it('groups thousands', () => {
    expect(numberText(20_559, 'en')).toBe('20,559')
    expect(numberText(20_559, 'de')).toBe('20.559')
    expect(euroText(123_456_700, 'es')).toBe('1.234.567\u00a0€')
    expect(numberText(999, 'da')).toBe('999')
  })

  it('has no breaking space between amount and sign in any language', () => {
    for (const locale of locales) expect(euroText(300, locale)).not.toContain(' ')
  })
})

describe('a rating', () => {
  it('has one decimal, with the decimal separator of the language', () => {
    expect(numberText(4.9, 'en', 1)).toBe('4.9')
    expect(numberText(4.9, 'es', 1)).toBe('4,9')
    expect(numberText(5, 'de', 1)).toBe('5,0')
  })
})
