import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepInTab } from '../../../../web/browser/kept-in-tab.ts'
import { keptReservation } from '../../../../web/guest/booking/reserve/kept-reservation.ts'
import { keptReceipt } from '../../../../web/guest/services/kept-receipt.ts'
import { tabStorage } from '../../tab-storage.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['requested', keptReceipt],
  ['reservation', keptReservation],
])('ignores a kept %s without a valid time', (name, kept) => {
  const startDate = '2026-11-21T09:00:00.000Z'
  const receipt = { id: 'a', reference: 'TIR-1', storageType: 'daily', startDate }
  keepInTab(name, receipt)
  expect(kept()).toEqual(receipt)
  keepInTab(name, { ...receipt, startDate: 'soon' })
  expect(kept()).toBeNull()
  keepInTab(name, { reference: 'TIR-1' })
  expect(kept()).toBeNull()
})
