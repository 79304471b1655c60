import type { StartedPayment } from '../../../../domain/answers.ts'
import type { PaymentProof } from '../../../../domain/booking.ts'
import { prices } from '../../../../domain/business.ts'
import { type Cents, eurosFromCents } from '../../../../domain/money.ts'
import type { StorageType } from '../../../../domain/services.ts'
import { request } from '../../../api.ts'
import type { StayRequest } from '../../stay/stay-values.ts'

export interface BookingOrder extends StayRequest {
  storageType: StorageType
}

/** What is sent for a booking; `total`, in cents, is what the form showed. */
export function paymentIntentBody(order: BookingOrder, total: Cents) {
  return {
    amount: eurosFromCents(total),
    currency: prices.currency.toLowerCase(),
    customerData: order,
  }
}

export function createPaymentIntent(
  body: ReturnType<typeof paymentIntentBody> & { replaces?: PaymentProof },
  idempotencyKey: string,
): Promise<StartedPayment> {
  return request('/api/create-payment-intent', { method: 'POST', body, idempotencyKey })
}
