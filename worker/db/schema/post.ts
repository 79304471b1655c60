import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { EmailKind } from '../kinds.ts'
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
    auditId: text()
      .notNull()
      .references(() => audit.id),
    stayId: text().references(() => stays.id),
    kind: text().$type<EmailKind>().notNull(),
    /** The audit's facts of that occasion. */
    data: facts(),
    /** `held`: not sent by itself: staff release it, or the email `joinedId` tells of it. */
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
    resolvedAt: instant(),
    /** The email to the same mailbox that tells of this one's subject too; `null` again if it was given up. */
    joinedId: text().references((): AnySQLiteColumn => outbox.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('outbox_once').on(t.auditId, t.kind, t.stayId),
    check('outbox_data', sql`json_valid(${t.data})`),
    check('outbox_status', oneOf(t.status, ['held', 'queued', 'sent', 'dead'])),
    index('outbox_due').on(t.status, t.nextAttemptAt),
    index('outbox_of').on(t.stayId),
    index('outbox_joined').on(t.joinedId).where(sql`${t.joinedId} IS NOT NULL`),
    index('outbox_dead')
      .on(t.status, t.nextAttemptAt)
      .where(
        sql`${t.status} = 'dead' AND ${t.lastError} <> 'subject_gone' AND ${t.resolvedAt} IS NULL`,
      ),
  ],
)

/**
 * Emails that count for their mailbox's limit, for a day (`domain/input/mailbox-limit.ts`). They count on after
 * their guest was erased, or erasing would make room for more: so the mailbox is a hash.
 */
export const mailboxTurns = sqliteTable(
  'mailbox_turns',
  {
    emailId: text()
      .primaryKey()
      .references(() => outbox.id),
    /** SHA-256 of the `mailboxKey` of its address. */
    mailbox: text().notNull(),
    /** When it was handed to the provider; `null` while it waits and others join it. */
    at: instant(),
  },
  (t) => [
    index('mailbox_turns_of').on(t.mailbox, t.at),
    index('mailbox_turns_over').on(t.at).where(sql`${t.at} IS NOT NULL`),
    uniqueIndex('mailbox_turns_waiting').on(t.mailbox).where(sql`${t.at} IS NULL`),
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
    paymentIntentId: text(),
    receivedAt: createdAt(),
    processedAt: instant(),
  },
  (t) => [index('stripe_events_old').on(t.receivedAt)],
)
