import { describe, expect, it } from 'vitest'
import {
  passCancelRequest,
  passChangeRequest,
  passPreviewRequest,
} from '../../../domain/pass/pass.ts'

const nothing = { toCard: 0, atDesk: 0, due: 0 }

describe('a request from the pass', () => {
  it('has only valid changes and can be empty', () => {
    expect(passPreviewRequest.parse({})).toEqual({})
    expect(passPreviewRequest.parse({ luggageCount: 3 })).toEqual({ luggageCount: 3 })
    expect(passPreviewRequest.safeParse({ luggageCount: 0 }).success).toBe(false)
    expect(passPreviewRequest.safeParse({ luggageCount: 21 }).success).toBe(false)
    expect(passPreviewRequest.safeParse({ startDate: 'soon' }).success).toBe(false)
  })

  it('has the amounts shown, in whole cents of at least zero', () => {
    expect(passCancelRequest.safeParse({ shown: nothing }).success).toBe(true)
    for (const wrong of [-1, 1.5, '1', null]) {
      const shown = { ...nothing, toCard: wrong }
      expect(passCancelRequest.safeParse({ shown }).success, String(wrong)).toBe(false)
      expect(passChangeRequest.safeParse({ shown }).success, String(wrong)).toBe(false)
    }
    expect(passCancelRequest.safeParse({}).success).toBe(false)
  })
})
