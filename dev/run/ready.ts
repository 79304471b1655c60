import { setTimeout as wait } from 'node:timers/promises'

const timeoutMs = 60_000

/**
 * Waits until the Worker responds to a health check.
 * An unhealthy site counts as running, because after a long pause the jobs are late until they have
 * run. Throws an error with the last response after 60 seconds.
 */
export async function untilHealthy(siteOrigin: string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let last = 'no answer'
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(`${siteOrigin}/api/health`, { signal: AbortSignal.timeout(5000) })
      const body = await answer.text()
      if (answer.ok || body === JSON.stringify({ ok: false })) return
      last = `${answer.status} ${body}`
    } catch {
      // The site isn't listening yet, or took more than five seconds.
    }
    await wait(250)
  }
  throw new Error(`The Worker did not come up: ${last}`)
}
