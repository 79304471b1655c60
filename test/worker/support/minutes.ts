import { env } from 'cloudflare:workers'

/** Milliseconds; less than the gap after which the jobs are held. */
const often = 5 * 60_000
let last = 0

/** The jobs' clock, as if they had run each minute until then: most tests jump over hours and days. */
export async function minutesRan(until: Date): Promise<void> {
  const time = until.getTime()
  if (Math.abs(time - last) < often) return
  last = time
  await env.DB.prepare(
    "UPDATE job_runs SET ok_at = ?1 WHERE name = 'clock' AND failed_at IS NULL AND ok_at < ?1",
  )
    .bind(time)
    .run()
}

/** The jobs' clock as a restored database has it: they ran last so long ago. */
export async function ranLast(milliseconds: number): Promise<void> {
  last = Date.now()
  await env.DB.prepare("INSERT OR REPLACE INTO job_runs (name, ok_at) VALUES ('clock', ?1)")
    .bind(Date.now() - milliseconds)
    .run()
}
