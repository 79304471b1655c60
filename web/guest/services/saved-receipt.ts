import type { ServiceType } from '../../../domain/business/services.ts'
import { savedInTab, saveInTab } from '../../browser/saved-in-tab.ts'
import { receiptSavedAs } from './has-saved-receipt.ts'

/** Receipt of a request. `startDate` is an ISO string in UTC. */
export interface Requested {
  id: string
  reference: string
  serviceType: ServiceType
  startDate: string
  customerEmail: string
}

export function saveReceipt(requested: Requested): void {
  saveInTab(receiptSavedAs, requested)
}

export function savedReceipt(): Requested | null {
  const saved = savedInTab(receiptSavedAs) as Partial<Requested> | null
  // Ignores invalid data, for example from another version of the site.
  if (!saved || Number.isNaN(Date.parse(String(saved.startDate)))) return null
  return typeof saved.reference === 'string' ? (saved as Requested) : null
}
