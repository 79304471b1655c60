import { afterAll, vi } from 'vitest'
import type { SystemStatus } from '../../../domain/reports/system-status.ts'
import { asStaff } from './access.ts'
import type { Site } from './site.ts'

const minute = 60_000

/** Lets minutes pass at a site: each has a run of the jobs, if they run, and a probe from outside. */
export function openMinutes(site: Site) {
  // The clock never goes back between the tests of a file.
  afterAll(() => void vi.useRealTimers())

  interface Passing {
    /** False if nothing starts the jobs any more. */
    jobsRun?: boolean
    /** The site as it is now; several share a database. */
    as?: Site
  }

  /** Returns the probe's statuses, one per minute. */
  async function pass(minutes: number, { jobsRun = true, as = site }: Passing = {}) {
    const statuses: number[] = []
    for (let passed = 0; passed < minutes; passed += 1) {
      moveTo(new Date(Date.now() + minute))
      if (jobsRun) await as.runJobs()
      statuses.push((await as.fetch('/api/health')).status)
    }
    return statuses
  }

  function moveTo(time: Date): void {
    vi.useFakeTimers({ toFake: ['Date'], now: time })
  }

  async function status(as = site): Promise<SystemStatus> {
    const headers = await asStaff({ expiresInSeconds: 7 * 86_400 })
    return (await as.fetch('/api/staff/status', { headers })).json()
  }

  /** How old what is signed now has to say that it is, to be new at the site. */
  const ageSeconds = () => String(Math.round((vi.getRealSystemTime() - Date.now()) / 1000))

  return { pass, moveTo, status, ageSeconds }
}
