import type { PaymentConfig } from '../../../../../domain/api.ts'
import { read } from '../../../../api.ts'

export function getPaymentConfig(): Promise<PaymentConfig> {
  return read('GET /api/config')
}
