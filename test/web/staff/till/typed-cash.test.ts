import { describe, expect, it } from 'vitest'
import { asTyped, centsTyped, lekTyped, typedCash } from '../../../../web/staff/till/typed-cash.ts'

describe('an amount that staff type', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    [' 0,05 ', 5],
    [',5', 50],
    ['', 0],
    ['12.505', null],
    ['-3', null],
    ['twelve', null],
  ])('in euros: %j', (text, cents) => {
    expect(centsTyped(text)).toBe(cents)
  })

  it.each([
    ['1200', 1200],
    ['1.200', 1200],
    ['1,200', 1200],
    ['1 200', 1200],
    ['', 0],
    ['12.5', null],
    ['-3', null],
    ['x', null],
  ])('in Lek: %j', (text, lek) => {
    expect(lekTyped(text)).toBe(lek)
  })

  it('is in both currencies, or null if one is invalid', () => {
    expect(typedCash({ euro: '5', lek: '200' })).toEqual({ cents: 500, lek: 200 })
    expect(typedCash({ euro: '', lek: '' })).toEqual({ cents: 0, lek: 0 })
    expect(typedCash({ euro: 'x', lek: '200' })).toBeNull()
    for (const cash of [
      { cents: 1250, lek: 0 },
      { cents: 0, lek: 1200 },
    ])
      expect(typedCash(asTyped(cash))).toEqual(cash)
  })
})
