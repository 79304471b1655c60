import { type SystemFacts, systemStatus } from '../../domain/reports/system-status.ts'
import { database } from '../db/database.ts'
import type { Job } from '../db/job.ts'
import { moveCursor } from '../db/job-runs.ts'
import { raiseAlerts } from '../reports/alerts.ts'
import { systemFacts } from '../reports/system-facts.ts'

/** Minimum number of seconds between two checks. */
const every = 5 * 60

/**
 * Removes the job `watch` itself from the facts.
 * Its last success is from before this run, so `watch` would look late after an outage.
 */
function withoutItself(facts: SystemFacts): SystemFacts {
  const { records } = facts
  const jobs = records?.jobs.filter(({ name }) => name !== 'watch') ?? []
  return { ...facts, records: records && { ...records, jobs } }
}

/** Checks the system status, and emails the office about each cause at most once a day. */
export const watch: Job = async (env, now, run) => {
  const seconds = Math.floor(now.getTime() / 1000)
  if (run.cursor && seconds - run.cursor < every) return { counts: { alerts: 0 }, failure: null }
  const db = database(env)
  const status = systemStatus(withoutItself(await systemFacts(env, now)), now)
  const alerts = await raiseAlerts(db, status, now)
  await moveCursor(db, run, seconds)
  return { counts: { alerts }, failure: null }
}
