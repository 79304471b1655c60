import type { MadeBooking } from '../../../domain/answers.ts'
import { request } from '../../api.ts'
import type { PricedOrder } from './request-values.ts'

export function createRequest(body: PricedOrder, idempotencyKey: string): Promise<MadeBooking> {
  return request('/api/bookings', { method: 'POST', body, idempotencyKey })
}
