import { describe, expect, it } from 'vitest'
import { stillOffered } from '../../../../../web/features/pass/collect/offered-items.ts'

const having = (luggageCount: number, ...tags: number[]) => ({
  ...{ luggageCount, bags: tags.map((tag) => ({ tag, outTo: null })) },
})
const all = { tags: null, items: null }

describe('what a guest has chosen for somebody to collect', () => {
  it('stands as long as the desk leaves the bags as they are', () => {
    expect(stillOffered(having(3), { tags: null, items: 2 })).toEqual({ tags: null, items: 2 })
    expect(stillOffered(having(3, 7, 8, 9), { tags: [9], items: null })).toEqual({
      ...{ tags: [9], items: null },
    })
    expect(stillOffered(having(3, 7, 8, 9), all)).toEqual(all)
  })

  it('is ticked anew once bags have tags: a number of them names none', () => {
    expect(stillOffered(having(2, 7, 8), { tags: null, items: 1 })).toEqual({
      ...{ tags: [], items: null },
    })
  })

  it('loses a bag that has left, and gains none', () => {
    expect(stillOffered(having(3, 8, 9), { tags: [7, 8], items: null })).toEqual({
      ...{ tags: [8], items: null },
    })
    expect(stillOffered(having(3, 8, 9), { tags: [7], items: null })).toEqual({
      ...{ tags: [], items: null },
    })
    expect(stillOffered(having(3, 8, 9), { tags: [8, 9], items: null })).toEqual(all)
  })

  it('is no number any more of which the stay has too few items', () => {
    expect(stillOffered(having(2), { tags: null, items: 2 })).toEqual(all)
  })
})
