import { Hono } from 'hono'
import { Accounts } from './accounts.ts'
import { createApi } from './api/app.ts'
import { createControl } from './control/app.ts'
import { challengeRoutes } from './pages/challenge.ts'
import { elementRoutes } from './pages/elements.ts'
import type { WebhookSettings } from './webhooks/courier.ts'

export interface StripeOptions {
  webhookUrl: string | null
  webhookSecret: string
  siteOrigins: readonly string[]
  origin: () => string
  webhooks?: Partial<WebhookSettings>
}

export interface StripeStandIn {
  app: Hono
  accounts: Accounts
}

export function createStripe(options: StripeOptions): StripeStandIn {
  const accounts = new Accounts({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    ...options.webhooks,
  })
  const app = new Hono()
  app.route('/v1', createApi(accounts, options.siteOrigins, options.origin))
  app.route('/control/stripe', createControl(accounts))
  app.route('/', elementRoutes(accounts, options.siteOrigins))
  app.route('/stripe/challenge', challengeRoutes(accounts))
  return { app, accounts }
}
