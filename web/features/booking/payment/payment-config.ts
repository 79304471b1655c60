import { request } from '../../../api.ts'

export interface PaymentConfig {
  stripePublishableKey: string | null
  /** A script that has to be there before Stripe's own. */
  stripeScriptUrl: string | null
}

export function getPaymentConfig(): Promise<PaymentConfig> {
  return request('/api/config')
}
