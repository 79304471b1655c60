import { describe, expect, it } from 'vitest'
import {
  passCancelRequest,
  passChangeRequest,
  passPreviewRequest,
} from '../../../domain/pass/pass.ts'

const nothing = { toCard: 0, atDesk: 0, due: 0 }

describe('what a guest sends from the pass', () => {
  it('names what would change, and may leave everything as it is', () => {
    expect(passPreviewRequest.parse({})).toEqual({})
    expect(passPreviewRequest.parse({ luggageCount: 3 })).toEqual({ luggageCount: 3 })
    expect(passPreviewRequest.safeParse({ luggageCount: 0 }).success).toBe(false)
    expect(passPreviewRequest.safeParse({ luggageCount: 21 }).success).toBe(false)
    expect(passPreviewRequest.safeParse({ startDate: 'soon' }).success).toBe(false)
  })

  it('says what it was shown, in whole cents and never below nothing', () => {
    expect(passCancelRequest.safeParse({ shown: nothing }).success).toBe(true)
    for (const wrong of [-1, 1.5, '1', null]) {
      const shown = { ...nothing, toCard: wrong }
      expect(passCancelRequest.safeParse({ shown }).success, String(wrong)).toBe(false)
      expect(passChangeRequest.safeParse({ shown }).success, String(wrong)).toBe(false)
    }
    expect(passCancelRequest.safeParse({}).success).toBe(false)
  })
})
