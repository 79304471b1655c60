import { isHealthy } from '../../domain/reports/causes.ts'
import { systemStatus } from '../../domain/reports/system-status.ts'
import { type Bindings, settingsOf } from '../env.ts'
import { log } from '../log.ts'
import { ownFacts } from '../reports/system-facts.ts'

/** Milliseconds until the request times out. */
const timeout = 5_000

/**
 * Requests `HEARTBEAT_URL`, if it is set and the site is healthy.
 * An external service notices when the requests stop. Never throws, because a failed heartbeat
 * isn't a failed job.
 */
export async function sendHeartbeat(env: Bindings, now: Date): Promise<void> {
  try {
    const { HEARTBEAT_URL: url } = settingsOf(env)
    if (!url || !isHealthy(systemStatus(await ownFacts(env, now), now))) return
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    await answer.body?.cancel()
    if (!answer.ok) log('warn', 'heartbeat_failed', { status: answer.status })
  } catch (error) {
    // The error's message may contain the address, which is a secret.
    log('warn', 'heartbeat_failed', { error: error instanceof Error ? error.name : typeof error })
  }
}
