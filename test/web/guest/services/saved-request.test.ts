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

describe('the request dialog after a reload or a change of language', () => {
  it('keeps what was typed, with the plan and the items', () => {
    const typed = { storageType: 'mid', pieces: 'more', morePieces: '7', days: 'ten' } as const
    expect(restored(typed)).toEqual(filledIn(typed))
  })

  it('is blank if nothing was typed, and after it was sent', () => {
    expect(restoredRequest()).toEqual(blankRequest)
    saveRequest(filledIn())
    forgetRequest()
    expect(restoredRequest()).toEqual(blankRequest)
  })

  it('drops unknown plans, items and fields', () => {
    expect(restored({ storageType: 'forever', pieces: '2.5', colour: 'red' })).toEqual(filledIn())
  })
})
