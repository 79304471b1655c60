import { expect, it } from 'vitest'
import { parseSearch } from '../../../domain/search/parse-search.ts'

const read = (text: string) =>
  parseSearch(text).map((words) =>
    words.map(({ plain, code, text: typed }) => plain || code || typed),
  )

it.each([
  ['', []],
  [' – ', []],
  ['Ada', [['ada']]],
  ["o'brien", [['obrien'], ['o', 'brien']]],
  ['o brien', [['o', 'brien'], ['obrien']]],
  [
    'van der meer',
    [['van', 'der', 'meer'], ['vander', 'meer'], ['van', 'dermeer'], ['vandermeer']],
  ],
  ['+355 (69) 012-34', [['3556901234']]],
  ['tir 2026 326 k7qm', [['tir2026326k7qm']]],
  ['pick-aaaa-aaaa', [['pickaaaaaaaa']]],
])('%j is read as %j', (text, readings) => {
  expect(read(text)).toEqual(readings)
})

it('a number of up to four digits may be on a tag', () => {
  const tagOf = (text: string) => parseSearch(text)[0]?.[0]?.tag
  expect(['17', '#17', '160', '1600', '16000', '+17', 'a17'].map(tagOf)).toEqual([
    ...[17, 17, 160, 1600, null, null, null],
  ])
})
