import { currentTariff, prices } from '../business/business.ts'
import { noMoney } from '../payments/account.ts'
import type { Stay, StayRecord } from '../stay/stay-record.ts'

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

type Typed = Pick<Stay, 'customerName'> & {
  [Field in 'customerEmail' | 'customerPhone' | 'specialRequests']?: Stay[Field] | undefined
}

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
