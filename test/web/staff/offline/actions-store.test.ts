import { describe, expect, it } from 'vitest'
import { actionIn } from '../../../../web/staff/offline/actions-store.ts'
import { kept } from './kept.ts'

describe('an act that the device has kept', () => {
  it('is as it was stored, by the release that stored it', () => {
    const action = kept()
    expect(actionIn({ ...action, format: 1 })).toEqual(action)
  })

  it('of another release is kept, without the stay that stood beside it', () => {
    const action = kept({ refused: { code: 'tag_in_use' } })
    expect(actionIn(action)).toEqual({ ...action, before: undefined })
    expect(actionIn({ ...action, format: 0 })).toEqual({ ...action, before: undefined })
  })
})
