import { isHealthy } from '../../domain/reports/causes.ts'
import type { SystemStatus } from '../../domain/reports/system-status.ts'
import { systemStatus } from '../../domain/reports/system-status.ts'
import type { Bindings } from '../env.ts'
import { ownFacts } from './system-facts.ts'

/**
 * Milliseconds for which an isolate returns the same result.
 * Otherwise, strangers could overload the database.
 */
const repeats = 5_000

export interface Health {
  ok: boolean
  /** `null` if an earlier result is repeated or the check failed. */
  status: SystemStatus<Date> | null
}

interface Checked {
  ok: boolean
  until: number
}

const checkedOf = new WeakMap<D1Database, Checked>()

/** Checks the site's health, unless this isolate did so in the last `repeats` milliseconds. */
export async function healthOf(env: Bindings, now: Date): Promise<Health> {
  const known = checkedOf.get(env.DB)
  if (known && now.getTime() < known.until) return { ok: known.ok, status: null }
  // While this request checks, other requests get the earlier result.
  if (known) known.until = now.getTime() + repeats
  const status = systemStatus(await ownFacts(env, now), now)
  const ok = isHealthy(status)
  checkedOf.set(env.DB, { ok, until: now.getTime() + repeats })
  return { ok, status }
}
