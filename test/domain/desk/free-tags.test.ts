import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeTags, isOwnTag, tagSlots } from '../../../domain/desk/free-tags.ts'

const slots = [...Array.from({ length: tagSlots }, (_, slot) => slot + 1), null]

describe('promise 33: the tag numbers that a device proposes', () => {
  it('are the lowest free ones online', () => {
    expect(freeTags(3, new Set([1, 3]), undefined)).toEqual([2, 4, 5])
  })

  it('are every fifth number offline, and so stay low', () => {
    expect(freeTags(3, new Set([6]), 1)).toEqual([1, 11, 16])
    expect(freeTags(2, new Set(), 4)).toEqual([4, 9])
    expect(freeTags(2, new Set(), null)).toEqual([5, 10])
  })

  it('are never those of another device, whatever each knows to be taken', () => {
    const known = fc.uniqueArray(fc.integer({ min: 1, max: 60 }))
    const count = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(fc.tuple(...slots.map(() => fc.tuple(count, known))), (devices) => {
        const proposed = devices.flatMap(([bags, taken], place) =>
          freeTags(bags, new Set(taken), slots[place]),
        )
        expect(new Set(proposed).size).toBe(proposed.length)
      }),
    )
  })

  it('of all devices together are all numbers', () => {
    for (let tag = 1; tag < 100; tag += 1)
      expect(slots.filter((slot) => isOwnTag(tag, slot))).toHaveLength(1)
  })
})
