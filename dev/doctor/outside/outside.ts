import type { Finding } from '../finding.ts'
import type { Keys } from '../keys.ts'
import type { Site } from '../site.ts'

/** Settings that are compared with those at Cloudflare and Stripe. */
export interface Inside {
  site: Site
  secrets: Keys
  /** File names of this release's migrations, in order. */
  migrations: readonly string[]
}

export interface Question<Api> {
  about: string
  permission: string
  ask: (inside: Inside, api: Api) => Promise<Finding[]>
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names)
}
