import { describe, expect, it } from 'vitest'
import { labelName, labelPlace } from '../../../../../web/staff/desk/labels/label-words.ts'

describe('a name on a label', () => {
  it.each([
    ['Ana Hoxha', 'Ana H.'],
    ['  ana   maria de la cruz ', 'ana C.'],
    ['Ëngjëll Çela', 'Ëngjëll Ç.'],
    ['Cher', 'Cher'],
    ['李 小龍', '李 小.'],
    ['Ana 𐐶olf', 'Ana 𐐎.'],
    ['', ''],
    [null, ''],
  ])('%j is %j', (name, short) => {
    expect(labelName(name)).toBe(short)
  })
})

describe('which of the guest’s bags it is', () => {
  it('counts all that are in the house, in the order of their tags', () => {
    expect(labelPlace(41, [41], [52, 40, 41])).toEqual({ place: 2, count: 3 })
  })

  it('counts those that are printed, before they are checked in', () => {
    expect(labelPlace(41, [40, 41], [])).toEqual({ place: 2, count: 2 })
  })
})
