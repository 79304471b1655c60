import type { Bindings } from '../env.ts'
import { failureOf } from '../failure.ts'
import { errorFacts, log } from '../log.ts'
import { sendMail } from '../mail/send.ts'
import { checkPayments } from './check-payments.ts'

const jobs = { checkPayments, sendMail }

type Job = (env: Bindings, now: Date) => Promise<void>

async function attempt(name: string, job: Job, env: Bindings, now: Date): Promise<void> {
  try {
    await job(env, now)
  } catch (error) {
    const { code, details } = failureOf(error)
    log('error', 'job_failed', { job: name, code, reason: details.reason, ...errorFacts(error) })
  }
}

/** Every job of the minute, side by side: one that fails or waits keeps none of the others. */
export async function runJobs(env: Bindings, now: Date): Promise<void> {
  await Promise.all(Object.entries(jobs).map(([name, job]) => attempt(name, job, env, now)))
}
