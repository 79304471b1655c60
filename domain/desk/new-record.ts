import { currentTariff, prices } from '../business/business.ts'
import { noMoney } from '../payments/account.ts'
import type { Stay, StayRecord } from '../stay/stay-record.ts'

/** What staff and the price list decide about a stay that is entered at the desk. */
type Entered = Pick<
  Stay,
  | 'id'
  | 'kind'
  | 'reference'
  | 'locale'
  | 'serviceType'
  | 'storageType'
  | 'luggageCount'
  | 'startDate'
  | 'endDate'
  | 'pickUpAt'
  | 'duration'
>

/** What staff typed about the guest. An omitted field is empty. */
type Typed = Pick<Stay, 'customerName'> & {
  [Field in 'customerEmail' | 'customerPhone' | 'specialRequests']?: Stay[Field] | undefined
}

/** Returns the record, at version 0, of a stay that is entered at the desk. It has no rows yet. */
export function newRecord(entered: Entered, typed: Typed, at: Date): StayRecord {
  return {
    charges: [],
    payments: [],
    refunds: [],
    disputes: [],
    drawer: [],
    bags: [],
    collectors: [],
    stay: {
      ...entered,
      source: 'desk',
      customerName: typed.customerName,
      customerEmail: typed.customerEmail ?? null,
      customerPhone: typed.customerPhone ?? null,
      specialRequests: typed.specialRequests ?? null,
      deskNote: null,
      linkNumber: 0,
      tariff: currentTariff,
      status: 'confirmed',
      endedAt: null,
      conflictAt: null,
      unpricedAt: null,
      movedLateAt: null,
      currency: prices.currency,
      ...noMoney,
      version: 0,
      createdAt: at,
      updatedAt: at,
    },
  }
}
