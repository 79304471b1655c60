import { jobNames } from '../../domain/reports/job-status.ts'
import { answerLimit, type SystemFacts } from '../../domain/reports/system-status.ts'
import { database } from '../db/database.ts'
import {
  type Bindings,
  missingSettings,
  settingOrNull,
  settingsOf,
  settingsProblems,
} from '../env.ts'
import { failureOf } from '../failure.ts'
import { errorFacts, log } from '../log.ts'
import { raceTimeout } from '../race-timeout.ts'
import { askStripe, stripeClient } from '../stripe/stripe.ts'
import { readRecords } from './system-records.ts'

type Records = Pick<SystemFacts, 'records' | 'isSchemaBehind'>

/** Reads the database and asks Stripe at the same time, within about `answerLimit` milliseconds. */
export async function systemFacts(env: Bindings, now: Date): Promise<SystemFacts> {
  const [records, stripe] = await Promise.all([recordsInTime(env, now), stripeInTime(env)])
  return { ...records, ...setUp(env), stripe }
}

export async function ownFacts(env: Bindings, now: Date): Promise<SystemFacts> {
  return { ...(await recordsInTime(env, now)), ...setUp(env), stripe: 'not_asked' }
}

function setUp(env: Bindings) {
  return {
    hasBackups: Boolean(env.BACKUPS && settingOrNull(env, 'BACKUP_KEY')),
    malformedSettings: settingsProblems(env),
    missingSettings: missingSettings(env),
  }
}

/**
 * Asks Stripe and waits up to `answerLimit` milliseconds.
 * Returns `refuses_key` without asking if the key or Stripe's origin is missing or malformed.
 */
async function stripeInTime(env: Bindings) {
  const settings = ['STRIPE_SECRET_KEY', 'STRIPE_API_ORIGIN'] as const
  if (settings.some((name) => settingOrNull(env, name) === null)) return 'refuses_key'
  return askStripe(stripeClient(settingsOf(env)), answerLimit)
}

/**
 * Reads the records from the database.
 * `records` is `null` if that fails or takes more than `answerLimit` milliseconds.
 */
async function recordsInTime(env: Bindings, now: Date): Promise<Records> {
  try {
    return await raceTimeout(readRecords(database(env), jobNames, now), answerLimit)
  } catch (error) {
    const { code, details } = failureOf(error)
    log('error', 'database_check_failed', { code, reason: details.reason, ...errorFacts(error) })
    return { records: null, isSchemaBehind: code === 'schema_behind' }
  }
}
