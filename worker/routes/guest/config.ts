import { Hono } from 'hono'
import type { PaymentConfig } from '../../../domain/api.ts'
import type { AppEnv } from '../../context.ts'
import { settingsOf } from '../../env.ts'

export const config = new Hono<AppEnv>().get('/config', (c) => {
  const { STRIPE_PUBLISHABLE_KEY, STRIPE_SCRIPT_URL } = settingsOf(c.env)
  const config: PaymentConfig = {
    stripePublishableKey: STRIPE_PUBLISHABLE_KEY ?? null,
    stripeScriptUrl: STRIPE_SCRIPT_URL ?? null,
  }
  return c.json(config)
})
