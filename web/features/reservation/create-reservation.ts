import type { StayStatus } from '../../../domain/stay.ts'
import { request } from '../../api.ts'
import type { StayRequest } from '../stay/stay-values.ts'

export interface MadeReservation {
  id: string
  reference: string
  status: StayStatus
}

export interface ReservationOrder extends StayRequest {
  source: string
}

export function createReservation(
  body: ReservationOrder,
  idempotencyKey: string,
): Promise<MadeReservation> {
  return request('/api/reservations', { method: 'POST', body, idempotencyKey })
}
