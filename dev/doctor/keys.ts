import { isLinkSecret } from '../../domain/business/setting-formats.ts'
import {
  isPublishableKey,
  isSecretKey,
  isWebhookSecret,
  modeOfKey,
} from '../../domain/stripe/stripe-keys.ts'

/** Values by the names of their settings or environment variables. */
export type Keys = Readonly<Record<string, string | undefined>>

/** Ignores empty and missing keys. */
export function keyProblems(keys: Keys): string[] {
  return [...stripeProblems(keys), ...linkProblems(keys)]
}

function stripeProblems(keys: Keys): string[] {
  const { STRIPE_PUBLISHABLE_KEY: publishable = '', STRIPE_SECRET_KEY: secret = '' } = keys
  const { STRIPE_WEBHOOK_SECRET: webhook = '' } = keys
  return [
    ...(secret === '' || isSecretKey(secret) ? [] : [secretProblem(secret)]),
    ...(webhook === '' || isWebhookSecret(webhook)
      ? []
      : [
          'STRIPE_WEBHOOK_SECRET has to begin with whsec_: it is the signing secret of the endpoint',
        ]),
    ...(areMixed(publishable, secret)
      ? ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY mix test and live: take both from one mode']
      : []),
  ]
}

function secretProblem(key: string): string {
  return isPublishableKey(key)
    ? 'STRIPE_SECRET_KEY is a publishable key: it was swapped with STRIPE_PUBLISHABLE_KEY'
    : 'STRIPE_SECRET_KEY has to begin with sk_test_, sk_live_, rk_test_ or rk_live_'
}

function areMixed(publishable: string, secret: string): boolean {
  const [one, other] = [modeOfKey(publishable), modeOfKey(secret)]
  return one !== null && other !== null && one !== other
}

function linkProblems({ LINK_SECRET: now = '', LINK_SECRET_BEFORE: before = '' }: Keys): string[] {
  const short = Object.entries({ LINK_SECRET: now, LINK_SECRET_BEFORE: before })
    .filter(([, value]) => value !== '' && !isLinkSecret(value))
    .map(([name]) => `${name} has to have 32 characters or more: \`openssl rand -base64 32\``)
  const isSame = before !== '' && now === before
  return isSame ? [...short, 'LINK_SECRET equals LINK_SECRET_BEFORE: give one a new value'] : short
}

/** Returns the names of the settings that contain live Stripe keys. */
export function liveKeys(keys: Keys): string[] {
  return ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'].filter(
    (name) => modeOfKey(keys[name] ?? '') === 'live',
  )
}
