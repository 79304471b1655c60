import Stripe from 'stripe'
import { isSecretKey } from '../../../domain/stripe/stripe-keys.ts'
import { type Finding, note, warning, wrong } from '../finding.ts'
import type { Keys } from '../keys.ts'
import { type Inside, listed, type Question } from './outside.ts'
import { accountQuestion, endpointQuestion, walletsQuestion } from './stripe-questions.ts'

const questions = [accountQuestion, endpointQuestion, walletsQuestion]

/**
 * Asks Stripe all the questions, or returns a note if there is no secret key.
 * Returns nothing for a malformed key, which `wrongKeys` reports. `patience` is in milliseconds per
 * response.
 */
export async function askStripe(inside: Inside, patience: number): Promise<Finding[]> {
  const { STRIPE_SECRET_KEY: key = '' } = inside.secrets
  if (key === '') {
    const subjects = listed(questions.map(({ about }) => about))
    return [
      note(
        `Stripe was not asked about ${subjects}: STRIPE_SECRET_KEY in the environment would allow it`,
      ),
    ]
  }
  if (!isSecretKey(key)) return []
  const stripe = stripeOf(key, inside.secrets, patience)
  const answers = await Promise.all(
    questions.map((question) =>
      question.ask(inside, stripe).catch((error: unknown) => [unanswered(question, error)]),
    ),
  )
  const findings = answers.flat()
  return findings.includes(refusedKey) ? [refusedKey] : findings
}

/** Returns a client for Stripe or, with `STRIPE_API_ORIGIN`, for its stand-in. */
function stripeOf(key: string, { STRIPE_API_ORIGIN: origin }: Keys, timeout: number): Stripe {
  const { protocol, hostname, port } = new URL(origin || 'https://api.stripe.com')
  const isPlain = protocol === 'http:'
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(),
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    maxNetworkRetries: 0,
    timeout,
    telemetry: false,
  })
}

const refusedKey = wrong(
  'Secrets: Stripe refuses STRIPE_SECRET_KEY: it was rolled, or belongs to nobody',
)

/**
 * Returns a warning for an error at Stripe, which must not stop a deploy, or `refusedKey`.
 * Throws any other error.
 */
function unanswered({ about, permission }: Question<Stripe>, error: unknown): Finding {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return refusedKey
  if (error instanceof Stripe.errors.StripePermissionError)
    return warning(
      `Stripe said nothing about ${about}, because STRIPE_SECRET_KEY has no permission ${permission}`,
    )
  if (error instanceof Stripe.errors.StripeError)
    return warning(`Stripe said nothing about ${about} (${error.type}): try again`)
  throw error
}
