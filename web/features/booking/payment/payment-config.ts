import type { PaymentConfig } from '../../../../domain/answers.ts'
import { request } from '../../../api.ts'

export function getPaymentConfig(): Promise<PaymentConfig> {
  return request('/api/config')
}
