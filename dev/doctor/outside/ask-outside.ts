import type { Finding } from '../finding.ts'
import { askCloudflare } from './ask-cloudflare.ts'
import { askStripe } from './ask-stripe.ts'
import type { Inside } from './outside.ts'

/**
 * Compares the settings with those at Cloudflare and Stripe.
 * `patience` is in milliseconds per response.
 */
export async function askOutside(inside: Inside, patience: number): Promise<Finding[]> {
  // The questions need a valid origin. `wrongOrigin` reports an invalid one.
  if (!URL.canParse(inside.site.origin)) return []
  const answers = [askCloudflare(inside, patience), askStripe(inside, patience)]
  return (await Promise.all(answers)).flat()
}
