import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spelled } from '../../../domain/search/letters.ts'
import { anyText } from '../support/arbitraries.ts'

describe('a name in other letters', () => {
  it.each([
    ['Søren Kjær', ['soren kjaer']],
    ['Щерба', ['shcherba', 'shterba']],
    ['Алексеев', ['alekseev', 'alekseyev']],
    ['Χρήστος', ['christos', 'xristos', 'chrestos', 'xrestos']],
    ['ΠΑΠΑΔΟΠΟΥΛΟΣ', ['papadopoulos']],
    ['İpek Işık', ['ipek isik']],
    ['Đoković', ['dokovic', 'djokovic', 'dokovich', 'djokovich']],
    ['山田', ['山田']],
  ])('%s is spelled %j', (name, spellings) => {
    expect(spelled(name)).toEqual(spellings)
  })

  it('has a bounded number of spellings, whatever it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spellings = spelled(text)
        expect(spellings.length).toBeGreaterThan(0)
        expect(spellings.length).toBeLessThanOrEqual(24)
      }),
    )
    expect(spelled('ђёєжґгѓѕў ћќцчџщъαυευοιυιμπηυχγβ')).toHaveLength(24)
  })
})
