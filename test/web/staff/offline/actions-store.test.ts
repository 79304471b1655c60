import { describe, expect, it } from 'vitest'
import { actionIn } from '../../../../web/staff/offline/actions-store.ts'
import { kept } from './kept.ts'

describe('a stored action', () => {
  it('is restored as it was stored by the same release', () => {
    const action = kept()
    expect(actionIn({ ...action, format: 1 })).toEqual(action)
  })

  it('of another release is restored without its stay', () => {
    const action = kept({ refused: { code: 'tag_in_use' } })
    expect(actionIn(action)).toEqual({ ...action, before: undefined })
    expect(actionIn({ ...action, format: 0 })).toEqual({ ...action, before: undefined })
  })
})
