import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { createAccess } from './access/app.ts'
import { newKey, type SigningKey, type StoredKey, signingKey } from './access/keys.ts'
import { signAccessToken, type TokenWish } from './access/tokens.ts'
import { createHeartbeat } from './heartbeat/app.ts'
import { homePage } from './home-page.ts'
import { createMailbox } from './mail/app.ts'
import type { Mailbox } from './mail/mailbox.ts'
import { KeptState } from './saved-state.ts'
import { createStripe } from './stripe/create-stripe.ts'
import { restore, type StoredAccount, storedFrom } from './stripe/stored-account.ts'
import type { WebhookSettings } from './stripe/webhooks/courier.ts'
import { createWeather, fairSky } from './weather/app.ts'

export interface StandInOptions {
  port: number
  siteOrigin: string
  accessAudience: string
  webhookSecret: string
  /** URL for Stripe's events. If `null`, events are listed but not delivered. */
  webhookUrl: string | null
  webhooks?: Partial<WebhookSettings>
  stateFile?: string
}

export interface StandIns {
  /** Origin of all stand-ins, such as `http://localhost:8788`. */
  origin: string
  signAccessToken: (requested?: TokenWish) => Promise<string>
  close: () => Promise<void>
}

interface State {
  accessKey: StoredKey
  mailbox: Mailbox
  accounts: StoredAccount[]
}

export async function startStandIns(options: StandInOptions): Promise<StandIns> {
  const { siteOrigin, accessAudience, webhookUrl, webhookSecret, webhooks = {} } = options
  const stateFile = options.stateFile ?? null
  const before = KeptState.load<State>(stateFile)
  let origin = ''

  let accessKey = before?.accessKey ?? (await newKey())
  let key = await signingKey(accessKey)
  let previousKey: SigningKey | undefined
  const issuer = () => ({ issuer: origin, audience: accessAudience, key, previousKey })
  const rotate = async () => {
    previousKey = key
    accessKey = await newKey()
    key = await signingKey(accessKey)
  }
  const mailbox = before?.mailbox ?? { emails: [], failNext: 0 }
  const siteOrigins = [siteOrigin]
  const stripe = createStripe({
    webhookUrl,
    webhookSecret,
    webhooks,
    siteOrigins,
    origin: () => origin,
  })
  for (const stored of before?.accounts ?? []) restore(stripe.accounts.byName(stored.name), stored)
  const kept = new KeptState<State>(stateFile, () => ({
    accessKey,
    mailbox,
    accounts: stripe.accounts.all().map(storedFrom),
  }))

  const app = new Hono()
  app.use(localOnly)
  app.use(async (c, next) => {
    await next()
    if (c.req.method !== 'GET') kept.changed()
  })
  app.get('/', (c) => c.html(homePage(siteOrigin, accessAudience)))
  app.route('/', createAccess(issuer, siteOrigin, rotate))
  app.route('/', createMailbox(mailbox))
  app.route('/', createHeartbeat())
  app.route('/', createWeather({ ...fairSky }))
  // Must be last, because Stripe's stand-in responds to all other /v1 paths.
  app.route('/', stripe.app)

  // Longer than Node's default, which may close a connection that workerd is reusing.
  const serverOptions = { keepAliveTimeout: 60_000 }
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(options.port, 'localhost', listening)
  })
  origin = `http://localhost:${(server.address() as AddressInfo).port}`

  return {
    origin,
    signAccessToken: (requested) => signAccessToken(issuer(), requested),
    close: () => {
      stripe.accounts.stop()
      kept.write()
      return new Promise((closed) => {
        server.close(() => closed())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    },
  }
}

const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Refuses requests to host names that aren't local.
 * Otherwise, another site could use DNS rebinding to read the mailbox and sign in as staff.
 */
const localOnly: MiddlewareHandler = async (c, next) => {
  if (!local.test(c.req.header('host') ?? '')) return c.text('Only for this machine.', 403)
  await next()
}
