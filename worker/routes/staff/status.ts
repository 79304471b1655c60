import { Hono } from 'hono'
import { answerLimit, jobNames, systemStatus } from '../../../domain/reports/system-status.ts'
import type { AppContext, AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { settingOrNull, settingsOf } from '../../env.ts'
import { errorFacts, log } from '../../log.ts'
import { readRecords } from '../../reports/system-records.ts'
import { askStripe, stripeClient } from '../../stripe/stripe.ts'
import { withTimeout } from '../../with-timeout.ts'

/**
 * Checks all automatic services now.
 * Responds within about `answerLimit` milliseconds.
 */
export const staffStatus = new Hono<AppEnv>().get('/status', async (c) => {
  const now = new Date()
  const [records, stripe] = await Promise.all([recordsInTime(c, now), stripeInTime(c)])
  const hasBackups = Boolean(c.env.BACKUPS && settingOrNull(c.env, 'BACKUP_KEY'))
  return c.json(systemStatus({ stripe, records, hasBackups }, now))
})

/** Returns `null` if the database fails or is too slow. */
async function recordsInTime(c: AppContext, now: Date) {
  try {
    return await withTimeout(readRecords(database(c.env), jobNames, now), answerLimit)
  } catch (error) {
    log('error', 'database_check_failed', errorFacts(error))
    return null
  }
}

/** A malformed key is refused before Stripe could. */
async function stripeInTime(c: AppContext) {
  if (settingOrNull(c.env, 'STRIPE_SECRET_KEY') === null) return 'refuses_key'
  return askStripe(stripeClient(settingsOf(c.env)), answerLimit)
}
