import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitOf } from '../../../domain/search/found-stays.ts'
import { parseSearch } from '../../../domain/search/parse-search.ts'
import {
  keysOf,
  lookUps,
  mostKeys,
  mostSlipRows,
  pairLookUps,
  slippedKeys,
} from '../../../domain/search/stay-keys.ts'
import { anyText } from '../support/arbitraries.ts'

const ada = {
  id: '8f14e45f-0000-4000-8000-000000000000',
  reference: 'TIR-2026-326-K7QM',
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@guest.example',
  customerPhone: '+355 69 012 3456',
}

describe('a stay', () => {
  it('has a key for each way to find it without a slip', () => {
    const name = fc.oneof(
      anyText,
      fc.stringMatching(/^[A-Za-zëçüøßшщюχη’' -]{1,24}$/),
      fc.constantFrom('Щербаков Юрий', 'Jean-Pierre O’Brien', 'Anna van der Meer', 'Müller Groß'),
    )
    fc.assert(
      fc.property(name, name, fc.nat(12), (customerName, other, length) => {
        const { stay } = { stay: { ...ada, customerName } }
        const keys = keysOf(stay)
        for (const typed of [customerName.slice(0, length), customerName, other]) {
          const search = parseSearch(typed)
          const fit = fitOf(search, { stay, bags: [], collectors: [] })
          if (fit === null || fit === 'slip' || fit === 'slip_within') continue
          const isKept = search.some((words) =>
            words.every((word) =>
              lookUps(word).some((start) => keys.some((key) => key.startsWith(start))),
            ),
          )
          expect(isKept, JSON.stringify([customerName, typed, keys])).toBe(true)
        }
      }),
    )
  })

  it('has one key for two of its words, in either order', () => {
    const keys = keysOf({ ...ada, customerName: 'Jürgen Щербаков' })
    const [one, other] = parseSearch('shcherbak juergen')[0] ?? []
    const starts = one && other ? pairLookUps(one, other) : []
    expect(starts.filter((start) => keys.some((key) => key.startsWith(start)))).toHaveLength(1)
  })

  it('has these keys', () => {
    expect(keysOf(ada).toSorted()).toEqual(
      [
        ...[
          'ada',
          'lovelace',

          'adalovelake',
          'lovelake',
          'lovelakeada',
          'ada@guest.example',
          '8f14e45f',
        ],
        ...['tir-2026-326-k7qm', '326k7qm', 'k7qm'],
        ...['355690123456', '55690123456', '5690123456', '690123456', '90123456', '0123456'],
        ...['123456', '23456', '3456', '456'],
      ].toSorted(),
    )
    expect(slippedKeys(ada)).toEqual(['lovelace', 'lovelake'])
  })

  it('has no endless keys, and no endless number of them', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 120 }),
        fc.array(fc.string(), { maxLength: 20 }),
        (one, more) => {
          const keys = keysOf({ ...ada, customerName: [one, ...more].join(' ') })
          expect(Math.max(...keys.map(({ length }) => length))).toBeLessThanOrEqual(60)
          expect(keys.length).toBeLessThanOrEqual(mostKeys)
        },
      ),
    )
  })

  it.each([
    ['99 letters in short words', Array(20).fill('гжхц чгжх цчгж').join(' ').slice(0, 99)],
    ['two long words', `${'гжхцч'.repeat(5).slice(1)} ${'цчгжх'.repeat(5).slice(1)}`],
    ['one word in many parts', 'г-ж-х-ц-ч-'.repeat(9)],
    ['many words in a–z', 'abcdefg hijklmno pqrstu '.repeat(4)],
    ['different words', 'гжхц жхцч хцчг цчгж чгжх ггжж ххцц ччгг жжхх'],
  ])('has no more keys or slips than others if its name is made for it: %s', (_, name) => {
    const customerName = name.slice(0, 120)
    const stay = { ...ada, customerName, customerPhone: '+355 69 012 345 678 901' }
    const slips = slippedKeys(stay).reduce((rows, key) => rows + key.length + 1, 0)
    expect(keysOf(stay).length).toBeLessThanOrEqual(mostKeys)
    expect(slips).toBeLessThanOrEqual(mostSlipRows)
    const [first = ''] = customerName.split(' ')
    const [search, bare] = [parseSearch(first), { stay, bags: [], collectors: [] }]
    expect(fitOf(search, bare)).toBe('exact')
    expect(keysOf(stay)).toContain('326k7qm')
  })
})
