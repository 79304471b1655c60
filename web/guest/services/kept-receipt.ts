import type { ServiceType } from '../../../domain/business/services.ts'
import { keepInTab, keptInTab } from '../../browser/kept-in-tab.ts'
import { receiptKeptAs } from './has-receipt.ts'

/** What the receipt says of a request. The instant is ISO, in UTC. */
export interface Requested {
  id: string
  reference: string
  serviceType: ServiceType
  startDate: string
  customerEmail: string
}

/** No mail carries a request's ids: a reload, or another language, must not cost them. */
export function keepReceipt(requested: Requested): void {
  keepInTab(receiptKeptAs, requested)
}

/** Of the last request; another one takes its place. */
export function keptReceipt(): Requested | null {
  const kept = keptInTab(receiptKeptAs) as Partial<Requested> | null
  // What another version of the site kept must not take the page down with it.
  if (!kept || Number.isNaN(Date.parse(String(kept.startDate)))) return null
  return typeof kept.reference === 'string' ? (kept as Requested) : null
}
