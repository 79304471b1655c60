import { describe, expect, it } from 'vitest'
import { stillOffered } from '../../../../../web/guest/pass/collect/offered-items.ts'

const having = (luggageCount: number, ...tags: number[]) => ({
  luggageCount,
  bags: tags.map((tag) => ({ tag, outTo: null })),
})
const all = { tags: null, items: null }
const someOf = (items: number) => ({ tags: null, items })
const tagged = (...tags: number[]) => ({ tags, items: null })

describe('what a guest has chosen for somebody to collect', () => {
  it('stands as long as the desk leaves the bags as they are', () => {
    expect(stillOffered(having(3), someOf(2))).toEqual(someOf(2))
    expect(stillOffered(having(3, 7, 8, 9), tagged(9))).toEqual(tagged(9))
  })

  it('is ticked anew once bags have tags: a number of them names none', () => {
    expect(stillOffered(having(2, 7, 8), someOf(1))).toEqual(tagged())
    expect(stillOffered(having(3, 9), someOf(1))).toEqual(tagged())
  })

  it('loses a bag that has left, and gains none', () => {
    expect(stillOffered(having(3, 8, 9), tagged(7, 8))).toEqual(tagged(8))
    expect(stillOffered(having(3, 8, 9), tagged(7))).toEqual(tagged())
    expect(stillOffered(having(3, 8, 9), tagged(8, 9))).toEqual(tagged(8, 9))
  })

  it('is not the only bag that is left, unless that was chosen', () => {
    expect(stillOffered(having(3, 9), tagged(7))).toEqual(tagged())
    expect(stillOffered(having(3, 9), tagged(9))).toEqual(tagged(9))
  })

  it('is chosen anew once the bags have no tags any more', () => {
    expect(stillOffered(having(3), tagged(7))).toEqual(tagged())
    expect(stillOffered(having(1), tagged(7))).toEqual(tagged())
  })

  it('is no more items than the stay has, and never all that may still come', () => {
    expect(stillOffered(having(2), someOf(2))).toEqual(someOf(2))
    expect(stillOffered(having(1), someOf(2))).toEqual(someOf(1))
  })

  it('is all that is here, where nothing was narrowed', () => {
    for (const luggage of [having(1), having(3), having(3, 9), having(3, 7, 8, 9)]) {
      expect(stillOffered(luggage, all)).toEqual(all)
    }
  })
})
