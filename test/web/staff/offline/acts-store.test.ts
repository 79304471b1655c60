import { describe, expect, it } from 'vitest'
import { actIn } from '../../../../web/staff/offline/acts-store.ts'
import { kept } from './kept.ts'

describe('an act that the device has kept', () => {
  it('is as it was stored, by the release that stored it', () => {
    const act = kept()
    expect(actIn({ ...act, format: 1 })).toEqual(act)
  })

  it('of another release is kept, without the stay that stood beside it', () => {
    const act = kept({ refused: { code: 'tag_in_use' } })
    expect(actIn(act)).toEqual({ ...act, before: undefined })
    expect(actIn({ ...act, format: 0 })).toEqual({ ...act, before: undefined })
  })
})
