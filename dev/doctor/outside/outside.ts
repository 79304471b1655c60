import type { Finding } from '../finding.ts'
import type { Keys } from '../keys.ts'
import type { Site } from '../site.ts'

/** What is compared with the answers of Cloudflare and Stripe. */
export interface Inside {
  site: Site
  secrets: Keys
  /** Names of this release's migrations, in their order. */
  migrations: readonly string[]
}

export interface Question<Api> {
  about: string
  /** What the token or key has to be allowed. */
  permission: string
  ask: (inside: Inside, api: Api) => Promise<Finding[]>
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names)
}
