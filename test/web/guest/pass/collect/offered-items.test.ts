import { describe, expect, it } from 'vitest'
import { stillOffered } from '../../../../../web/guest/pass/collect/offered-items.ts'

const having = (luggageCount: number, ...tags: number[]) => ({
  luggageCount,
  bags: tags.map((tag) => ({ tag, outTo: null })),
})
const all = { tags: null, items: null }
const someOf = (items: number) => ({ tags: null, items })
const tagged = (...tags: number[]) => ({ tags, items: null })

describe('the items that a guest has chosen for a collector', () => {
  it('stay the same while the bags do', () => {
    expect(stillOffered(having(3), someOf(2))).toEqual(someOf(2))
    expect(stillOffered(having(3, 7, 8, 9), tagged(9))).toEqual(tagged(9))
  })

  it('are empty once bags have tags if a number was chosen before', () => {
    expect(stillOffered(having(2, 7, 8), someOf(1))).toEqual(tagged())
    expect(stillOffered(having(3, 9), someOf(1))).toEqual(tagged())
  })

  it('lose bags that have left, and gain none', () => {
    expect(stillOffered(having(3, 8, 9), tagged(7, 8))).toEqual(tagged(8))
    expect(stillOffered(having(3, 8, 9), tagged(7))).toEqual(tagged())
    expect(stillOffered(having(3, 8, 9), tagged(8, 9))).toEqual(tagged(8, 9))
  })

  it('do not become the last bag unless it was chosen', () => {
    expect(stillOffered(having(3, 9), tagged(7))).toEqual(tagged())
    expect(stillOffered(having(3, 9), tagged(9))).toEqual(tagged(9))
  })

  it('are empty once the bags have no tags any longer', () => {
    expect(stillOffered(having(3), tagged(7))).toEqual(tagged())
    expect(stillOffered(having(1), tagged(7))).toEqual(tagged())
  })

  it('are limited to the number of items in the stay', () => {
    expect(stillOffered(having(2), someOf(2))).toEqual(someOf(2))
    expect(stillOffered(having(1), someOf(2))).toEqual(someOf(1))
  })

  it('stay "all" if the guest has not narrowed them', () => {
    for (const luggage of [having(1), having(3), having(3, 9), having(3, 7, 8, 9)]) {
      expect(stillOffered(luggage, all)).toEqual(all)
    }
  })
})
