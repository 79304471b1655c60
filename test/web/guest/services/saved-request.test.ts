import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blankRequest } from '../../../../web/guest/services/request-values.ts'
import {
  forgetRequest,
  restoredRequest,
  saveRequest,
} from '../../../../web/guest/services/saved-request.ts'
import { tabStorage } from '../../tab-storage.ts'
import { filledIn } from './filled-in.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

const restored = (saved: object) => {
  saveRequest(filledIn(saved))
  return restoredRequest()
}

describe('the request dialog after a reload, or in another language', () => {
  it('holds what was typed, the plan and the pieces among it', () => {
    const typed = { storageType: 'mid', pieces: 'more', morePieces: '7', days: 'ten' } as const
    expect(restored(typed)).toEqual(filledIn(typed))
  })

  it('is as it starts where nothing was typed, and after what was sent', () => {
    expect(restoredRequest()).toEqual(blankRequest)
    saveRequest(filledIn())
    forgetRequest()
    expect(restoredRequest()).toEqual(blankRequest)
  })

  it('drops plans, pieces and fields that it does not know', () => {
    expect(restored({ storageType: 'forever', pieces: '2.5', colour: 'red' })).toEqual(filledIn())
  })
})
