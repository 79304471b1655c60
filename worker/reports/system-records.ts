import {
  and,
  between,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  max,
  min,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import { recipientRefusal } from '../../domain/reports/email-problem.ts'
import type { JobName } from '../../domain/reports/job-status.ts'
import { differenceMemory } from '../../domain/reports/money-day.ts'
import {
  deadEmailMemory,
  deliveryGrace,
  type SystemFacts,
  type SystemRecords,
} from '../../domain/reports/system-status.ts'
import { addDays, tiranaDate } from '../../domain/time/calendar.ts'
import { clockTimes } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { readerOf } from '../db/kinds.ts'
import { newestMigration } from '../db/newest-migration.ts'
import { payments } from '../db/schema/money.ts'
import { jobRuns, outbox, stripeEvents } from '../db/schema/post.ts'
import { staff } from '../db/schema/stays.ts'
import { moneyDays, webhookRefusals } from '../db/schema/watch.ts'

/**
 * Reads the records for System Status and the health check, in one batch.
 * The schema is behind if this build's newest migration is missing. Newer migrations do no harm.
 */
export async function readRecords(
  db: Database,
  jobNames: readonly JobName[],
  now: Date,
): Promise<Pick<SystemFacts, 'isSchemaBehind'> & { records: SystemRecords }> {
  const givenUp = and(
    eq(outbox.status, 'dead'),
    gte(outbox.nextAttemptAt, new Date(now.getTime() - deadEmailMemory)),
    ne(outbox.lastError, 'subject_gone'),
    isNull(outbox.resolvedAt),
  )
  const queuedAt = sql`coalesce(${outbox.queuedAt}, ${outbox.createdAt})`
  // An email that its recipient's server refuses doesn't count as late if another email was sent
  // after it was queued.
  const lastSent = sql`(SELECT sent.next_attempt_at FROM ${outbox} sent WHERE sent.status = 'sent' ORDER BY sent.next_attempt_at DESC LIMIT 1)`
  const isTheirs = sql`(${outbox.lastError} IS ${recipientRefusal} AND ${queuedAt} <= coalesce(${lastSent}, 0))`
  const lateSince = sql<Date | null>`min(iif(${isTheirs}, NULL, ${queuedAt}))`.mapWith(
    outbox.createdAt,
  )
  const { date, stripeCents, booksCents } = moneyDays
  const earliest = addDays(tiranaDate(now), -differenceMemory)
  const differs = and(ne(stripeCents, booksCents), gte(date, earliest))
  const [
    [event],
    [processed],
    [payment],
    runs,
    [waiting],
    dead,
    [first],
    recent,
    applied,
    [refused],
    [compared],
    [differing],
  ] = await db.batch([
    db
      .select({ receivedAt: stripeEvents.receivedAt, processedAt: stripeEvents.processedAt })
      .from(stripeEvents)
      .orderBy(desc(stripeEvents.receivedAt))
      .limit(1),
    db
      .select({ at: max(stripeEvents.processedAt) })
      .from(stripeEvents)
      .where(isNotNull(stripeEvents.processedAt)),
    db
      .select({ paidAt: payments.paidAt })
      .from(payments)
      .where(and(eq(payments.method, 'stripe'), isNotNull(payments.paidAt)))
      .orderBy(desc(payments.paidAt))
      .limit(1),
    db.select().from(jobRuns),
    db
      .select({
        since: lateSince,
        codes: sql<string | null>`group_concat(DISTINCT ${outbox.lastError})`,
      })
      .from(outbox)
      // Excludes emails delayed on purpose, such as receipts, because they aren't late.
      .where(
        and(
          eq(outbox.status, 'queued'),
          or(gt(outbox.attempts, 0), lte(outbox.nextAttemptAt, now)),
        ),
      ),
    db
      .select({ kind: outbox.kind, emails: count() })
      .from(outbox)
      .where(givenUp)
      .groupBy(outbox.kind),
    db.select({ at: min(staff.createdAt) }).from(staff),
    selectRecentEmails(db, now),
    db
      .select({ name: sql<string>`name` })
      .from(sql`d1_migrations`)
      .where(sql`name = ${newestMigration}`),
    db
      .select({ at: webhookRefusals.lastAt })
      .from(webhookRefusals)
      .orderBy(desc(webhookRefusals.date))
      .limit(1),
    db.select().from(moneyDays).orderBy(desc(date)).limit(1),
    db.select().from(moneyDays).where(differs).orderBy(desc(date)).limit(1),
  ])
  const toGuests = recent.filter(({ kind }) => readerOf[kind] === 'guest')
  const deadTo = (reader: 'guest' | 'office') =>
    dead.reduce((total, { kind, emails }) => total + (readerOf[kind] === reader ? emails : 0), 0)
  const backup = runs.find(({ name }) => name === 'backUp')
  const never = { startedAt: null, okAt: null, lastError: null }
  const records = {
    ...clockTimes(runs),
    inUseSince: first?.at ?? now,
    lastEvent: event ?? null,
    lastProcessedAt: processed?.at ?? null,
    lastRefusedAt: refused?.at ?? null,
    lastPaymentAt: payment?.paidAt ?? null,
    money: { last: compared ?? null, differing: differing ?? null },
    jobs: jobNames.map((name) => {
      const { startedAt, okAt, lastError } = runs.find((run) => run.name === name) ?? never
      return { name, startedAt, okAt, lastError }
    }),
    oldestEmailAt: waiting?.since ?? null,
    waitingCodes: waiting?.codes?.split(',') ?? [],
    recentEmails: {
      sent: toGuests.length,
      reported: toGuests.filter(({ delivery }) => delivery !== null).length,
    },
    deadEmails: { toGuests: deadTo('guest'), toOffice: deadTo('office') },
    lastBackupAt: backup?.cursor ? new Date(backup.cursor * 1000) : null,
  }
  return { records, isSchemaBehind: applied.length === 0 }
}

/**
 * Selects the latest 20 sent emails whose delivery should have been reported by now.
 * Emails without a provider id are left out, because nothing can be reported for them.
 */
export function selectRecentEmails(db: Database, now: Date) {
  const from = new Date(now.getTime() - deadEmailMemory)
  const to = new Date(now.getTime() - deliveryGrace)
  return db
    .select({ kind: outbox.kind, delivery: outbox.delivery })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'sent'),
        between(outbox.nextAttemptAt, from, to),
        isNotNull(outbox.providerId),
      ),
    )
    .orderBy(desc(outbox.nextAttemptAt))
    .limit(20)
}
