import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialledNumber, phoneKey, textKey } from '../../../domain/reports/search-key.ts'

import { anyText } from '../support/arbitraries.ts'

describe('the search key of a name', () => {
  it.each([
    ['Ëngjëll  Çela', 'engjell cela'],
    [' ADA\u00A0Lovelace\n', 'ada lovelace'],
    ['Jos\u00E9', 'jose'],
    ['Jose\u0301', 'jose'],
    ['İpek', 'ipek'],
    ['山田 太郎', '山田 太郎'],
    ['', ''],
  ])('for %j is %j', (typed, key) => {
    expect(textKey(typed)).toBe(key)
  })

  it('is the same for its own key and in any Unicode normalization', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(textKey(textKey(typed))).toBe(textKey(typed))
        expect(textKey(typed.normalize('NFC'))).toBe(textKey(typed.normalize('NFD')))
      }),
    )
  })
})

describe('the search key of a phone number', () => {
  it('ignores spacing and a leading + or 00', () => {
    for (const typed of ['+355 69 000 0001', '00355690000001', '(355) 69/000-0001'])
      expect(phoneKey(typed)).toBe('355690000001')
  })

  it('keeps the zero of a local number', () => {
    expect(phoneKey('069 000 0001')).toBe('0690000001')
  })

  it.each([
    '+355 69 000 0001 ext. 12',
    '+355 69 000 0001 (WhatsApp)',
    '+355 69 000 0001 #12',
    'WhatsApp: +355 69 000 0001, after 6',
    'Mobile 00355-69-000-0001',
    '+٣٥٥ ٦٩ ٠٠٠ ٠٠٠١',
    '۰۰۳۵۵ ۶۹ ۰۰۰ ۰۰۰۱',
    '+३५५ ६९ ००० ०००१',
    '＋３５５－６９－０００－０００１',
    '\u202A+355 69 000 0001\u202C',
  ])('ignores text around it and reads any digits: %j', (typed) => {
    expect(phoneKey(typed)).toBe('355690000001')
  })

  it('reads the digits of every numbering system', () => {
    for (const system of [
      'arab',
      'arabext',
      'beng',
      'deva',
      'fullwide',
      'khmr',
      'mathsanb',
      'thai',
    ])
      expect(
        phoneKey(
          new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890),
        ),
        system,
      ).toBe('1234567890')
  })

  it('contains only digits, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[+()\d /-]{0,20}$/)), (typed) => {
        expect(phoneKey(typed)).toMatch(/^\d*$/)
      }),
    )
  })
})

describe('the number dialled for a guest’s phone', () => {
  it.each([
    ['+355 69 000 0001', '+355690000001'],
    ['069 000 0001 ext. 12', '0690000001'],
    ['00355 69 000 0001', '00355690000001'],
    ['WhatsApp: +٣٥٥ ٦٩ ٠٠٠ ٠٠٠١', '+355690000001'],
    ['call me', ''],
  ])('for %j is %j', (typed, dialled) => {
    expect(dialledNumber(typed)).toBe(dialled)
  })
})
