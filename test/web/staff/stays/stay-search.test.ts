import { describe, expect, it } from 'vitest'
import { filterIn, queryOf, stayIn } from '../../../../web/staff/stays/stay-search.ts'

describe('the address of a stay search', () => {
  it.each([
    {},
    { q: 'Ana & Ëngjëll +355' },
    { day: '2026-11-21', status: 'no_show', service: 'taxi' } as const,
    { q: 'ana', status: 'confirmed' } as const,
  ])('keeps %j', (filter) => {
    expect(filterIn(queryOf(filter))).toEqual(filter)
  })

  it('leaves out invalid values', () => {
    expect(filterIn('?q=%20&day=2026-02-30&status=gone&service=&month=2026-11')).toEqual({})
  })

  it('has no query if there are no filters', () => {
    expect(queryOf({ q: ' ' })).toBe('')
  })
})

describe('the id in the address of a stay', () => {
  it.each([
    ['/admin/stays/2d0f', '2d0f'],
    ['/sq/admin/stays/2d0f', '2d0f'],
    ['/admin/stays', undefined],
    ['/admin/stays/', undefined],
  ])('at %s is %s', (pathname, id) => {
    expect(stayIn(pathname)).toBe(id)
  })

  it("that can't be decoded is used as it is", () => {
    expect(stayIn('/admin/stays/%E0%A4%A')).toBe('%E0%A4%A')
  })
})
