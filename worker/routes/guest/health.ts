import { Hono } from 'hono'
import type { SystemStatus } from '../../../domain/reports/system-status.ts'
import type { AppContext, AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { sendSoon } from '../../email/send.ts'
import { failureOf } from '../../failure.ts'
import { log } from '../../log.ts'
import { raiseAlerts } from '../../reports/alerts.ts'
import { type Health, healthOf } from '../../reports/health.ts'

/** Only returns `ok`, because anyone may request it. Staff see the reasons in System Status. */
export const health = new Hono<AppEnv>().get('/health', async (c) => {
  const now = new Date()
  const { ok, status } = await checked(c, now)
  // If the jobs aren't running, only a request can still send the alert about them.
  if (status && isStopped(status)) sendSoon(c, () => raiseAlerts(database(c.env), status, now))
  return c.json({ ok }, ok ? 200 : 503)
})

function isStopped({ jobs }: SystemStatus<Date>): boolean {
  return jobs.state === 'stopped' || jobs.state === 'never_run'
}

async function checked(c: AppContext, now: Date): Promise<Health> {
  try {
    return await healthOf(c.env, now)
  } catch (error) {
    const { code, details } = failureOf(error)
    log('error', 'health_check_failed', { code, reason: details.reason })
    return { ok: false, status: null }
  }
}
