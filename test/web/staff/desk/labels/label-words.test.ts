import { describe, expect, it } from 'vitest'
import { labelName, labelPlace } from '../../../../../web/staff/desk/labels/label-words.ts'

describe('the name on a bag label', () => {
  it.each([
    ['Ana Hoxha', 'Ana H.'],
    ['  ana   maria de la cruz ', 'ana C.'],
    ['Ëngjëll Çela', 'Ëngjëll Ç.'],
    ['Cher', 'Cher'],
    ['李 小龍', '李 小.'],
    ['Ana 𐐶olf', 'Ana 𐐎.'],
    ['', ''],
    [null, ''],
  ])('of %j is %j', (name, short) => {
    expect(labelName(name)).toBe(short)
  })
})

describe('the number of a bag on its label', () => {
  it('counts all bags inside, in the order of their tags', () => {
    expect(labelPlace(41, [41], [52, 40, 41])).toEqual({ place: 2, count: 3 })
  })

  it('counts the printed bags before check-in', () => {
    expect(labelPlace(41, [40, 41], [])).toEqual({ place: 2, count: 2 })
  })
})
