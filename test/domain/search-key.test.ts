import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phoneKey, textKey } from '../../domain/search-key.ts'

import { anyText } from './arbitraries.ts'

describe('staff find a guest by name', () => {
  it.each([
    ['Ëngjëll  Çela', 'engjell cela'],
    [' ADA\u00A0Lovelace\n', 'ada lovelace'],
    ['Jos\u00E9', 'jose'],
    ['Jose\u0301', 'jose'],
    ['İpek', 'ipek'],
    ['山田 太郎', '山田 太郎'],
    ['', ''],
  ])('%j as %j', (typed, key) => {
    expect(textKey(typed)).toBe(key)
  })

  it('whether they type it as the guest did or as the list shows it', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(textKey(textKey(typed))).toBe(textKey(typed))
        expect(textKey(typed.normalize('NFC'))).toBe(textKey(typed.normalize('NFD')))
      }),
    )
  })
})

describe('staff find a guest by phone', () => {
  it('however the number is spaced, and with + or 00 in front', () => {
    for (const typed of ['+355 69 000 0001', '00355690000001', '(355) 69/000-0001'])
      expect(phoneKey(typed)).toBe('355690000001')
  })

  it('keeps the zero of a local number', () => {
    expect(phoneKey('069 000 0001')).toBe('0690000001')
  })
})
