import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tagNumbers, tagsInUse, tagTexts } from '../../../../../web/staff/desk/forms/tags.ts'

describe('the tags of bags that come in', () => {
  it('are proposed: the lowest numbers that no other bag has', () => {
    expect(tagTexts(3, {}, [])).toEqual(['1', '2', '3'])
    expect(tagTexts(3, {}, [1, 2, 4, 7])).toEqual(['3', '5', '6'])
  })

  it('stay as typed, and the others make room for them', () => {
    expect(tagTexts(3, { 2: '1' }, [])).toEqual(['2', '3', '1'])
    expect(tagTexts(2, { 0: '' }, [])).toEqual(['', '1'])
  })

  it('are always different and free, unless typed otherwise', () => {
    const tag = fc.integer({ min: 1, max: 30 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(tag), (count, taken) => {
        const numbers = tagNumbers(tagTexts(count, {}, taken))
        expect(numbers).toHaveLength(count)
        expect(numbers?.filter((one) => taken.includes(one))).toEqual([])
      }),
    )
  })

  it.each([[['1', '1']], [['', '2']], [['0']], [['a']], [['-3']], [['1.5']], [['1234567']]])(
    'are no numbers to send: %j',
    (texts) => {
      expect(tagNumbers(texts)).toBeNull()
    },
  )

  it('are numbers, with spaces around them or without', () => {
    expect(tagNumbers([' 7', '12'])).toEqual([7, 12])
  })

  it('are in use where the list says so, and all of them where it knows of none', () => {
    expect(tagsInUse([1, 2, 3], [2, 9])).toEqual([2])
    expect(tagsInUse([1, 2], [9])).toEqual([1, 2])
  })
})
