import type { ServiceType } from '../../../domain/business/services.ts'
import { savedInTab, saveInTab } from '../../browser/saved-in-tab.ts'
import { receiptSavedAs } from './has-receipt.ts'

/** Receipt of a request. The instant is ISO in UTC. */
export interface Requested {
  id: string
  reference: string
  serviceType: ServiceType
  startDate: string
  customerEmail: string
}

/** Saved for reloads and other languages, because no email contains the request's ids. */
export function saveReceipt(requested: Requested): void {
  saveInTab(receiptSavedAs, requested)
}

export function savedReceipt(): Requested | null {
  const saved = savedInTab(receiptSavedAs) as Partial<Requested> | null
  // Ignore data from other versions of the site.
  if (!saved || Number.isNaN(Date.parse(String(saved.startDate)))) return null
  return typeof saved.reference === 'string' ? (saved as Requested) : null
}
