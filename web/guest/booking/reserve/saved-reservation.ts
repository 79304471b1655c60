import type { Cents } from '../../../../domain/business/money.ts'
import type { StorageType } from '../../../../domain/business/stay.ts'
import type { Pass } from '../../../../domain/pass/pass.ts'
import { forgetInTab, savedInTab, saveInTab } from '../../../browser/saved-in-tab.ts'

/** Instants are ISO strings in UTC. */
export interface Reserved extends Partial<Pick<Pass, 'tariff'>> {
  id: string
  reference: string
  startDate: string
  endDate?: string
  luggageCount: number
  storageType: StorageType
  customerEmail: string
  total: Cents
  passToken?: string
}

const savedAs = 'reservation'

export function saveReservation(reserved: Reserved): void {
  saveInTab(savedAs, reserved)
}

export function savedReservation(): Reserved | null {
  const saved = savedInTab(savedAs) as Partial<Reserved> | null
  // Ignores invalid data, for example from another version of the site.
  if (!saved || Number.isNaN(Date.parse(String(saved.startDate)))) return null
  if (typeof saved.reference !== 'string') return null
  return { storageType: 'daily', ...saved } as Reserved
}

export function forgetReservation(): void {
  forgetInTab(savedAs)
}
