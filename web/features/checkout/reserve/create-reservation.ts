import type { MadeReservation } from '../../../../domain/api.ts'
import type { StorageType } from '../../../../domain/storage-types.ts'
import { send } from '../../../api.ts'
import type { StayRequest } from '../stay/stay-values.ts'

export interface ReservationOrder extends StayRequest {
  storageType: StorageType
  source: 'website'
}

export function createReservation(
  body: ReservationOrder,
  idempotencyKey: string,
): Promise<MadeReservation> {
  return send('POST /api/reservations', body, { idempotencyKey })
}
