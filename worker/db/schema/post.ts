import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import type { MailKind } from '../../mail/kinds.ts'
import { createdAt, facts, id, instant, language, oneOf } from './columns.ts'
import { audit, stays } from './stays.ts'

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text(),
    message: text().notNull(),
    read: integer({ mode: 'boolean' }).notNull().default(false),
    locale: language(),
    createdAt: createdAt(),
  },
  (t) => [
    check('contact_messages_read', sql`${t.read} IN (0, 1)`),
    index('contact_messages_newest').on(t.createdAt, t.id),
  ],
)

/** Mail to be sent, written in the batch of the change that causes it. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    /** The occasion: the same change writes each letter once to each stay. */
    changeId: text()
      .notNull()
      .references(() => audit.id),
    stayId: text().references(() => stays.id),
    kind: text().$type<MailKind>().notNull(),
    /** Figures of that occasion; no personal data. */
    data: facts(),
    /** `held`: written, and not sent before staff release it. */
    status: text({ enum: ['held', 'queued', 'sent', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    /** The sender holds the row until then. */
    leasedUntil: instant(),
    /**
     * The kind of the last failure, never its text, which may name the recipient; `subject_gone`
     * where there was nothing left to write about.
     */
    lastError: text(),
    /** Since when it is to be sent, where that is later than when it was written: released, or sent again. */
    queuedAt: instant(),
    sentAt: instant(),
    /** When staff told its reader in another way; of a dead mail. */
    handledAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('outbox_once').on(t.changeId, t.kind, t.stayId),
    check('outbox_data', sql`json_valid(${t.data})`),
    check('outbox_status', oneOf(t.status, ['held', 'queued', 'sent', 'dead'])),
    index('outbox_due').on(t.status, t.nextAttemptAt),
    index('outbox_of').on(t.stayId),
    index('outbox_dead')
      .on(t.status, t.nextAttemptAt)
      .where(
        sql`${t.status} = 'dead' AND ${t.lastError} <> 'subject_gone' AND ${t.handledAt} IS NULL`,
      ),
  ],
)

/** A timed job's lease, its last run, and where its next run begins. */
export const jobRuns = sqliteTable('job_runs', {
  name: text().primaryKey(),
  leasedUntil: instant(),
  startedAt: instant(),
  okAt: instant(),
  failedAt: instant(),
  lastError: text(),
  /** Moved when a run succeeds, and only then. */
  cursor: integer(),
  /** The last name that was dealt with, of work that is longer than a run; null once all of it is done. */
  place: text(),
})

/** Stripe's events under their own ids: what was delivered, and what has had its effect. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    id: id(),
    type: text().notNull(),
    intentId: text(),
    receivedAt: createdAt(),
    processedAt: instant(),
  },
  (t) => [index('stripe_events_old').on(t.receivedAt)],
)
