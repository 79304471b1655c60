import type Stripe from 'stripe'
import { neededEvents } from '../../../domain/stripe/needed-events.ts'
import { modeOfKey } from '../../../domain/stripe/stripe-keys.ts'
import { type Finding, note, warning, wrong } from '../finding.ts'
import { listed, type Question } from './outside.ts'

export const accountQuestion: Question<Stripe> = {
  about: 'the account',
  permission: 'to read the account',
  ask: async ({ secrets }, stripe) => {
    const { country, charges_enabled: isOpen } = await stripe.accounts.retrieveCurrent()
    const known = note(`Stripe's account is one of ${country ?? 'no country'}`)
    if (isOpen) return [known]
    const isLive = modeOfKey(secrets.STRIPE_SECRET_KEY ?? '') === 'live'
    const text =
      'Stripe’s dashboard, Settings, Account status: the account can’t take real payments yet'
    return [known, isLive ? wrong(text) : warning(text)]
  },
}

export const endpointQuestion: Question<Stripe> = {
  about: 'the webhook endpoint',
  permission: 'to read webhook endpoints',
  ask: async ({ site }, stripe) => {
    const url = `${site.origin}/api/stripe/webhook`
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    return endpointProblems(
      url,
      data.filter((one) => one.url === url),
    ).map((problem) => wrong(`Stripe’s dashboard, Developers, Webhooks: ${problem}`))
  },
}

function endpointProblems(url: string, [own, ...others]: Stripe.WebhookEndpoint[]): string[] {
  if (!own) return [`no endpoint is ${url}. Add it with the events ${listed(neededEvents)}`]
  const sent = own.enabled_events
  const unsent = neededEvents.filter((event) => !sent.includes(event) && !sent.includes('*'))
  return [
    ...(others.length === 0
      ? []
      : ['several endpoints have the site’s address, but only one has its secret. Delete others']),
    ...(own.status === 'enabled' ? [] : ['the site’s endpoint is disabled. Enable it']),
    ...(unsent.length === 0 ? [] : [`the site’s endpoint lacks the events ${listed(unsent)}`]),
  ]
}

const wallets = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' } as const
type Wallet = keyof typeof wallets

/** Only warns about wallets that guests can't use, because cards work without them. */
export const walletsQuestion: Question<Stripe> = {
  about: 'Apple Pay, Google Pay and Link',
  permission: 'to read payment method domains',
  ask: async ({ site }, stripe) => {
    const { hostname } = new URL(site.origin)
    const { data } = await stripe.paymentMethodDomains.list({ domain_name: hostname })
    const [domain] = data.filter(({ enabled }) => enabled)
    const idle = (Object.keys(wallets) as Wallet[]).filter(
      (wallet) => domain?.[wallet].status !== 'active',
    )
    return idle.length === 0 ? [] : [idleWallets(hostname, idle)]
  },
}

function idleWallets(hostname: string, idle: Wallet[]): Finding {
  const names = listed(idle.map((wallet) => wallets[wallet]))
  return warning(
    `Stripe’s dashboard, Settings, Payment method domains: ${hostname} is not active for ${names}, so guests don't see them`,
  )
}
