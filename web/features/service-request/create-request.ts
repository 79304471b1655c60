import type { StayStatus } from '../../../domain/stay.ts'
import { request } from '../../api.ts'
import type { PricedOrder } from './request-values.ts'

export interface MadeRequest {
  id?: string
  reference: string
  status: StayStatus
  totalPrice: number
}

export function createRequest(body: PricedOrder, idempotencyKey: string): Promise<MadeRequest> {
  return request('/api/bookings', { method: 'POST', body, idempotencyKey })
}
