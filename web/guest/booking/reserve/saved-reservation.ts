import type { Cents } from '../../../../domain/business/money.ts'
import type { StorageType } from '../../../../domain/business/stay.ts'
import type { Pass } from '../../../../domain/pass/pass.ts'
import { forgetInTab, savedInTab, saveInTab } from '../../../browser/saved-in-tab.ts'

/** A reservation as its receipt shows it, with the price list that binds it. Instants are ISO, in UTC. */
export interface Reserved extends Partial<Pick<Pass, 'tariff'>> {
  id: string
  reference: string
  startDate: string
  endDate?: string
  luggageCount: number
  storageType: StorageType
  customerEmail: string
  /** What the form showed. */
  total: Cents
  /** Of the guest's own link. */
  passToken?: string
}

const savedAs = 'reservation'

/** A reload shows what was reserved, not an empty form that invites a second one. */
export function saveReservation(reserved: Reserved): void {
  saveInTab(savedAs, reserved)
}

export function savedReservation(): Reserved | null {
  const saved = savedInTab(savedAs) as Partial<Reserved> | null
  // What another version of the site kept must not take the page down with it.
  if (!saved || Number.isNaN(Date.parse(String(saved.startDate)))) return null
  if (typeof saved.reference !== 'string') return null
  return { storageType: 'daily', ...saved } as Reserved
}

export function forgetReservation(): void {
  forgetInTab(savedAs)
}
