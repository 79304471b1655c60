import { Hono } from 'hono'
import type { PaymentConfig } from '../../../domain/api.ts'
import type { AppEnv } from '../../context.ts'
import { settingOrNull } from '../../env.ts'

/** Settings for online payments. Without a publishable key, guests can't pay online. */
export const config = new Hono<AppEnv>().get('/config', (c) => {
  const config: PaymentConfig = {
    stripePublishableKey: settingOrNull(c.env, 'STRIPE_PUBLISHABLE_KEY'),
    stripeScriptUrl: settingOrNull(c.env, 'STRIPE_SCRIPT_URL'),
  }
  return c.json(config)
})
