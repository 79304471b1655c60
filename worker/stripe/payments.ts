import { database } from '../db/database.ts'
import { type Bindings, settingsOf } from '../env.ts'
import { stripeClient } from './stripe.ts'
import type { Payments } from './sync.ts'

/**
 * Returns our database and Stripe's client.
 * If Stripe's key is missing or malformed, only reading `stripe` throws `misconfigured`, so that
 * the desk can take cash without a key. Throws like `database`.
 */
export function stripePayments(env: Bindings): Payments {
  return {
    db: database(env),
    get stripe() {
      return stripeClient(settingsOf(env))
    },
  }
}
