import { setTimeout as wait } from 'node:timers/promises'

const timeoutMs = 60_000

/** Throws with the Worker's last response after a minute. */
export async function untilHealthy(siteOrigin: string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let last = 'no answer'
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(`${siteOrigin}/api/health`, { signal: AbortSignal.timeout(5000) })
      if (answer.ok) return
      last = `${answer.status} ${await answer.text()}`
    } catch {
      // Not listening yet.
    }
    await wait(250)
  }
  throw new Error(`The Worker did not come up: ${last}`)
}
