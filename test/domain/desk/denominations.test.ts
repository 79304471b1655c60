import { describe, expect, it } from 'vitest'
import { denominations, usualNotes } from '../../../domain/desk/denominations.ts'
import { cashCurrencies } from '../../../domain/payments/drawer.ts'

describe.each(cashCurrencies)('notes and coins of %s', (currency) => {
  it('are counted from the largest to the smallest, each once', () => {
    const counted = denominations[currency]
    expect(counted).toEqual([...new Set(counted)].toSorted((a, b) => b - a))
  })

  it('are those that guests pay with, and more', () => {
    for (const note of usualNotes[currency]) expect(denominations[currency]).toContain(note)
  })
})
