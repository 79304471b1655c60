import type { Finding } from '../finding.ts'
import { askCloudflare } from './ask-cloudflare.ts'
import { askStripe } from './ask-stripe.ts'
import type { Inside } from './outside.ts'

/**
 * Compares the settings with what Cloudflare and Stripe know, as far as there are keys to ask them.
 * `patience` is in milliseconds for each answer.
 */
export async function askOutside(inside: Inside, patience: number): Promise<Finding[]> {
  // The site's address is in the questions. `wrongOrigin` names it.
  if (!URL.canParse(inside.site.origin)) return []
  const answers = [askCloudflare(inside, patience), askStripe(inside, patience)]
  return (await Promise.all(answers)).flat()
}
