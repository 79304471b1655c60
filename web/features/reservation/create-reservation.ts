import type { MadeReservation } from '../../../domain/answers.ts'
import type { StorageType } from '../../../domain/services.ts'
import { request } from '../../api.ts'
import type { StayRequest } from '../stay/stay-values.ts'

export interface ReservationOrder extends StayRequest {
  storageType: StorageType
  source: string
}

export function createReservation(
  body: ReservationOrder,
  idempotencyKey: string,
): Promise<MadeReservation> {
  return request('/api/reservations', { method: 'POST', body, idempotencyKey })
}
