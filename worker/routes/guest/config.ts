import { Hono } from 'hono'
import type { PaymentConfig } from '../../../domain/api.ts'
import { isPublishableKey } from '../../../domain/stripe/stripe-keys.ts'
import type { AppEnv } from '../../context.ts'
import { settingsOf } from '../../env.ts'
import { log } from '../../log.ts'

export const config = new Hono<AppEnv>().get('/config', (c) => {
  const { STRIPE_PUBLISHABLE_KEY, STRIPE_SCRIPT_URL } = settingsOf(c.env)
  const config: PaymentConfig = {
    stripePublishableKey: publishable(STRIPE_PUBLISHABLE_KEY),
    stripeScriptUrl: STRIPE_SCRIPT_URL ?? null,
  }
  return c.json(config)
})

/**
 * Returns `null` for any other kind of key.
 * A secret key would let every visitor move money. Guests can still reserve without a key.
 */
function publishable(key: string | undefined): string | null {
  if (key === undefined) return null
  if (isPublishableKey(key)) return key
  log('error', 'misconfigured_key', { setting: 'STRIPE_PUBLISHABLE_KEY' })
  return null
}
