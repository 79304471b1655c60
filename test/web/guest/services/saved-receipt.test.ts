import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveInTab } from '../../../../web/browser/saved-in-tab.ts'
import { savedReservation } from '../../../../web/guest/booking/reserve/saved-reservation.ts'
import { savedReceipt } from '../../../../web/guest/services/saved-receipt.ts'
import { tabStorage } from '../../tab-storage.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['requested', savedReceipt],
  ['reservation', savedReservation],
])('ignores a saved %s without a valid time', (name, saved) => {
  const startDate = '2026-11-21T09:00:00.000Z'
  const receipt = { id: 'a', reference: 'TIR-1', storageType: 'daily', startDate }
  saveInTab(name, receipt)
  expect(saved()).toEqual(receipt)
  saveInTab(name, { ...receipt, startDate: 'soon' })
  expect(saved()).toBeNull()
  saveInTab(name, { reference: 'TIR-1' })
  expect(saved()).toBeNull()
})
