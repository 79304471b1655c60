import type { ServiceType } from '../../../domain/business/services.ts'
import { savedInTab, saveInTab } from '../../browser/saved-in-tab.ts'
import { receiptSavedAs } from './has-receipt.ts'

/** What the receipt says of a request. The instant is ISO, in UTC. */
export interface Requested {
  id: string
  reference: string
  serviceType: ServiceType
  startDate: string
  customerEmail: string
}

/** No mail carries a request's ids: a reload, or another language, must not cost them. */
export function saveReceipt(requested: Requested): void {
  saveInTab(receiptSavedAs, requested)
}

/** Of the last request; another one takes its place. */
export function savedReceipt(): Requested | null {
  const saved = savedInTab(receiptSavedAs) as Partial<Requested> | null
  // What another version of the site kept must not take the page down with it.
  if (!saved || Number.isNaN(Date.parse(String(saved.startDate)))) return null
  return typeof saved.reference === 'string' ? (saved as Requested) : null
}
