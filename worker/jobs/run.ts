import type { Bindings } from '../env.ts'
import { failureOf } from '../failure.ts'
import { errorFacts, log } from '../log.ts'
import { sendMail } from '../mail/send.ts'
import { checkPayments } from './check-payments.ts'

const jobs = { checkPayments, sendMail }

/** Every job of the minute; one that fails keeps none of the others from running. */
export async function runJobs(env: Bindings, now: Date): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run(env, now)
    } catch (error) {
      const { code, details } = failureOf(error)
      log('error', 'job_failed', { job, code, reason: details.reason, ...errorFacts(error) })
    }
  }
}
