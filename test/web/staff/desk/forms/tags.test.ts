import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  tagNumbers,
  tagsInUse,
  tagTexts,
  withTagsOf,
} from '../../../../../web/staff/desk/forms/tags.ts'

const online = (...known: number[]) => ({ known, others: [], slot: undefined })

describe('the tags of new bags', () => {
  it('default to the lowest free numbers', () => {
    expect(tagTexts(3, {}, online())).toEqual(['1', '2', '3'])
    expect(tagTexts(3, {}, online(1, 2, 4, 7))).toEqual(['3', '5', '6'])
  })

  it('stay as typed, and the defaults avoid them', () => {
    expect(tagTexts(3, { 2: '1' }, online())).toEqual(['2', '3', '1'])
    expect(tagTexts(2, { 0: '' }, online())).toEqual(['', '1'])
  })

  it('offline are the device’s own, and none that waits or is known from elsewhere', () => {
    const taken = { known: [2], others: [12, 17], slot: 2 }
    expect(tagTexts(3, { 1: '7' }, taken)).toEqual(['22', '7', '27'])
  })

  it('are none that a bag of the stay has had', () => {
    const had = (tag: number, status: 'collected' | 'voided') => {
      return { id: `bag ${tag}`, tag, status, outTo: null, collectorId: null, photo: null }
    }
    const bags = [had(1, 'collected'), had(2, 'voided')]
    expect(tagTexts(2, {}, withTagsOf({ bags }, online(3)))).toEqual(['2', '4'])
  })

  it('are different and free by default', () => {
    const tag = fc.integer({ min: 1, max: 30 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(tag), (count, taken) => {
        const numbers = tagNumbers(tagTexts(count, {}, online(...taken)))
        expect(numbers).toHaveLength(count)
        expect(numbers?.filter((one) => taken.includes(one))).toEqual([])
      }),
    )
  })

  it.each([[['1', '1']], [['', '2']], [['0']], [['a']], [['-3']], [['1.5']], [['1234567']]])(
    'are null for invalid or repeated numbers: %j',
    (texts) => {
      expect(tagNumbers(texts)).toBeNull()
    },
  )

  it('may have spaces around them', () => {
    expect(tagNumbers([' 7', '12'])).toEqual([7, 12])
  })

  it('in use are those that the list names, or all if it names none of them', () => {
    expect(tagsInUse([1, 2, 3], [2, 9])).toEqual([2])
    expect(tagsInUse([1, 2], [9])).toEqual([1, 2])
  })
})
