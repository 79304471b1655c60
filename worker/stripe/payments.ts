import { database } from '../db/database.ts'
import { type Bindings, settingsOf } from '../env.ts'
import { stripeClient } from './stripe.ts'
import type { Payments } from './sync.ts'

/**
 * Returns our database and Stripe.
 * A missing or malformed key throws `misconfigured` only once Stripe is needed, so cash at the desk doesn't depend on
 * it.
 */
export function stripePayments(env: Bindings): Payments {
  return {
    db: database(env),
    get stripe() {
      return stripeClient(settingsOf(env))
    },
  }
}
