import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differByOneSlip, slipsIntoBeginning, withOneLeftOut } from '../../../domain/search/slip.ts'

const word = fc.stringMatching(/^[a-e]{1,8}$/)

/** What one slip makes of a word, letter by letter. */
function slipsOf(text: string): Set<string> {
  const slips = new Set([text])
  for (let at = 0; at <= text.length; at += 1) {
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    if (tail) slips.add(head + tail.slice(1))
    if (tail.length > 1) slips.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`)
    for (const letter of 'abcde') slips.add(head + letter + tail).add(head + letter + tail.slice(1))
  }
  return slips
}

describe('two words', () => {
  it('differ by one slip if a letter is missing, too much, another or swapped', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(differByOneSlip(one, other)).toBe(slipsOf(one).has(other))
      }),
    )
  })

  it('that differ by one slip have one left if a letter is left out', () => {
    fc.assert(
      fc.property(word, fc.nat(), (one, which) => {
        const slips = [...slipsOf(one)]
        const other = slips[which % slips.length] ?? one
        const left = new Set(withOneLeftOut(other))
        expect(withOneLeftOut(one).some((rest) => left.has(rest))).toBe(true)
      }),
    )
  })
})

it.each([
  ['papadopuol', true],
  ['papadpou', true],
  ['papodopu', false],
])('%s slips into the beginning of papadopoulos: %s', (typed, slips) => {
  expect(slipsIntoBeginning(typed, 'papadopoulos')).toBe(slips)
})
