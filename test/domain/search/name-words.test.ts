import { expect, it } from 'vitest'
import { nameWords, partsOfWords } from '../../../domain/search/name-words.ts'

const plain = (name: string) => nameWords(name).words.map((word) => word.plain)
const joined = (name: string) => nameWords(name).joined

it.each(["O'Brien", 'O’Brien', 'O‘Brien', 'O`Brien', 'O´Brien', 'Oʼbrien', 'O-Brien', 'O.Brien'])(
  'the words of %s are the whole and its parts',
  (name) => {
    expect(plain(name).toSorted()).toEqual(['brien', 'o', 'obrien'])
  },
)

it('neighbours are also found as one word', () => {
  expect(joined('Joost van der Meer')).toContain('vandermer')
  expect(joined('Joost van der Meer')).not.toContain('joostder')
})

it('a name without letters has no words', () => {
  expect(plain(' - ’ ')).toEqual([])
  expect(partsOfWords('山田, 太郎')).toEqual([['山田'], ['太郎']])
})

it('a name is found by its first six words, and by those parts of one word', () => {
  expect(plain('a b c d e f g h')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(plain('a b c-d-e-f-g-h')).toEqual(['a', 'b', 'cdefgh', 'c', 'd', 'e', 'f'])
})
