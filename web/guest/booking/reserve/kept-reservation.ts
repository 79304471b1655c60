import type { Cents } from '../../../../domain/business/money.ts'
import type { StorageType } from '../../../../domain/business/stay.ts'
import type { Pass } from '../../../../domain/pass/pass.ts'
import { forgetInTab, keepInTab, keptInTab } from '../../../browser/kept-in-tab.ts'

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

const keptAs = 'reservation'

/** A reload shows what was reserved, not an empty form that invites a second one. */
export function keepReservation(reserved: Reserved): void {
  keepInTab(keptAs, reserved)
}

export function keptReservation(): Reserved | null {
  const kept = keptInTab(keptAs) as Partial<Reserved> | null
  // What another version of the site kept must not take the page down with it.
  if (!kept || Number.isNaN(Date.parse(String(kept.startDate)))) return null
  if (typeof kept.reference !== 'string') return null
  return { storageType: 'daily', ...kept } as Reserved
}

export function forgetReservation(): void {
  forgetInTab(keptAs)
}
