import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../../../domain/input/errors.ts'
import { stayFilter } from '../../../domain/stay/stay-filter.ts'

describe('the filter of the stay list', () => {
  it('has any of a word, a day, a status and a service', () => {
    expect(stayFilter.parse({})).toEqual({})
    const all = { q: 'ana', day: '2026-11-21', status: 'no_show', service: 'taxi' }
    expect(stayFilter.parse(all)).toEqual(all)
  })

  it.each([
    [{ day: '2026-02-30' }, { day: 'date_invalid' }],
    [{ day: '' }, { day: 'date_invalid' }],
    [{ status: 'gone' }, { status: 'invalid' }],
    [{ service: 'storage,taxi' }, { service: 'invalid' }],
    [{ q: 'x'.repeat(255) }, { q: 'too_long' }],
  ])('is refused for %j', (wrong, told) => {
    expect(fieldErrors(stayFilter.safeParse(wrong).error?.issues ?? [])).toEqual(told)
  })
})
