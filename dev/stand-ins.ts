import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { createAccess } from './access/app.ts'
import { newSigningKey } from './access/keys.ts'
import { signAccessToken, type TokenWish } from './access/tokens.ts'
import { homePage } from './home-page.ts'
import { createMail } from './mail/app.ts'
import type { Mailbox } from './mail/mailbox.ts'
import { createStripe } from './stripe/create-stripe.ts'
import type { WebhookSettings } from './stripe/webhooks/courier.ts'
import { createWeather, FAIR_SKY } from './weather/app.ts'

export type StandInOptions = {
  /** 0 takes any free port */
  port: number
  /** where the site is, for redirects and for the pages that may call Stripe's API */
  siteOrigin: string
  accessAudience: string
  webhookSecret: string
  /** null keeps events on the list only, for a Worker without an address */
  webhookUrl: string | null
  webhooks?: Partial<WebhookSettings>
}

export type StandIns = {
  /** the value for STRIPE_API_ORIGIN, ACCESS_TEAM_DOMAIN and WEATHER_ORIGIN alike */
  origin: string
  signAccessToken: (wish?: TokenWish) => Promise<string>
  close: () => Promise<void>
}

/** Starts everything the site knows of the outside world on one port of this machine. */
export async function startStandIns(options: StandInOptions): Promise<StandIns> {
  let origin = ''
  const key = await newSigningKey()
  const issuer = () => ({ issuer: origin, audience: options.accessAudience, key })
  const siteOrigin = () => options.siteOrigin
  const { webhookUrl, webhookSecret, webhooks = {} } = options
  const mailbox: Mailbox = { mails: [], failNext: 0 }
  const stripe = createStripe({
    webhookUrl,
    webhookSecret,
    webhooks,
    siteOrigins: [options.siteOrigin],
    origin: () => origin,
  })

  const app = new Hono()
  const host = new URL(options.siteOrigin).host
  const signIn = `/cdn-cgi/access/login/${host}?kid=${options.accessAudience}&redirect_url=%2Fadmin`
  app.get('/', (c) => c.html(homePage(options.siteOrigin, signIn)))
  app.route('/', createAccess(issuer, siteOrigin))
  app.route('/', createMail(mailbox))
  app.route('/', createWeather({ ...FAIR_SKY }))
  // After the weather: both live under /v1, and Stripe answers whatever else is asked there.
  app.route('/', stripe.app)

  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(options.port, 'localhost', listening)
  })
  origin = `http://localhost:${(server.address() as AddressInfo).port}`

  return {
    origin,
    signAccessToken: (wish) => signAccessToken(issuer(), wish),
    close: () => {
      stripe.accounts.stop()
      return new Promise((closed) => {
        server.close(() => closed())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    },
  }
}
