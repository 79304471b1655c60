import type { RequestOf, StartedPayment } from '../../../domain/api.ts'
import { type Cents, eurosFromCents } from '../../../domain/business/money.ts'
import type { StorageType } from '../../../domain/business/stay.ts'
import { send } from '../../api.ts'

type BookingData = RequestOf<'POST /api/create-payment-intent'>['customerData']

/** Instants are ISO strings in UTC. */
export interface BookingOrder extends BookingData {
  storageType: StorageType
  luggageCount: number
  startDate: string
  endDate?: string
}

export function paymentIntentBody(order: BookingOrder, total: Cents) {
  return {
    amount: eurosFromCents(total),
    currency: 'eur' as const,
    customerData: order,
  }
}

export function createPaymentIntent(
  body: ReturnType<typeof paymentIntentBody> & { replaces: string[]; again: boolean },
  idempotencyKey: string,
): Promise<StartedPayment> {
  return send('POST /api/create-payment-intent', body, { idempotencyKey })
}
