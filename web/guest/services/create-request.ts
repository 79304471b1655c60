import type { MadeBooking } from '../../../domain/api.ts'
import { send } from '../../api.ts'
import type { PricedOrder } from './request-values.ts'

export function createRequest(body: PricedOrder, idempotencyKey: string): Promise<MadeBooking> {
  return send('POST /api/bookings', body, { idempotencyKey })
}
