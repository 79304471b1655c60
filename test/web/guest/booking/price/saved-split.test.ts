import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cheapestSplit } from '../../../../../domain/pricing/cheapest-split.ts'
import { saveInTab } from '../../../../../web/browser/saved-in-tab.ts'
import {
  forgetSplit,
  partValues,
  savedSplit,
  saveSplit,
} from '../../../../../web/guest/booking/price/saved-split.ts'
import { stayPrice } from '../../../../../web/guest/booking/price/stay-price.ts'
import { tabStorage } from '../../../tab-storage.ts'
import { filledIn } from '../form/filled-in.ts'

const { luggageCount, plan, dropOffDate, dropOffTime, pickUpDate, pickUpTime } = filledIn({
  pickUpDate: '2026-12-20',
  luggageCount: '3',
})
const whole = { luggageCount, plan, dropOffDate, dropOffTime, pickUpDate, pickUpTime }
const first = { ...whole, luggageCount: '2', plan: 'long' as const }
const second = { ...whole, luggageCount: '1', plan: 'long' as const }

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('a stay split into two bookings', () => {
  it("fills the form with each booking's values", () => {
    const price = stayPrice(whole)
    expect(price && cheapestSplit(price.stay)?.parts.map(partValues)).toEqual([first, second])
  })

  it('is saved while the form holds the first booking', () => {
    saveSplit('form', { whole, first, second })
    expect(savedSplit('form', filledIn(first))).toEqual({ whole, first, second })
    expect(savedSplit('form', filledIn({ ...first, luggageCount: '1' }))).toBeNull()
    expect(savedSplit('other-form', filledIn(first))).toBeNull()
    forgetSplit('form')
    expect(savedSplit('form', filledIn(first))).toBeNull()
  })

  it.each([null, 'first', 7, {}, { first }, { first: null, second: null }])(
    'is null if something else is stored: %j',
    (saved) => {
      saveInTab('form-split', saved)
      expect(savedSplit('form', filledIn(first))).toBeNull()
    },
  )
})
