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
import type { EmailDelivery } from '../../../domain/reports/email-delivery.ts'
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
    index('contact_messages_unread').on(t.createdAt).where(sql`${t.read} = 0`),
  ],
)

export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    auditId: text()
      .notNull()
      .references(() => audit.id),
    stayId: text().references(() => stays.id),
    kind: text().$type<EmailKind>().notNull(),
    data: facts(),
    /** `held` if staff must release the email, or if it has joined another email. */
    status: text({ enum: ['held', 'queued', 'sent', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    leasedUntil: instant(),
    /**
     * Short code for why the email last failed or was dropped.
     * Never an error's message, which may name the recipient.
     */
    lastError: text(),
    /** When the email was last due, not counting retries. `null` if it was never queued. */
    queuedAt: instant(),
    sentAt: instant(),
    resolvedAt: instant(),
    /** Id of the email that this one has joined and that covers it. `null` if there is none. */
    joinedId: text().references((): AnySQLiteColumn => outbox.id),
    createdAt: createdAt(),
    /** The provider's message id. Emails joined to this one get the same id. */
    providerId: text(),
    /** `null` until the provider reports the delivery. */
    delivery: text().$type<EmailDelivery>(),
    /** Code from the provider or from the recipient's server, such as `5.1.1`. */
    deliveryCode: text(),
  },
  (t) => [
    unique('outbox_once').on(t.auditId, t.kind, t.stayId),
    check('outbox_data', sql`json_valid(${t.data})`),
    check('outbox_status', oneOf(t.status, ['held', 'queued', 'sent', 'dead'])),
    index('outbox_due').on(t.status, t.nextAttemptAt),
    index('outbox_of').on(t.stayId),
    index('outbox_joined').on(t.joinedId).where(sql`${t.joinedId} IS NOT NULL`),
    index('outbox_at_provider').on(t.providerId).where(sql`${t.providerId} IS NOT NULL`),
    index('outbox_dead')
      .on(t.status, t.nextAttemptAt)
      .where(
        sql`${t.status} = 'dead' AND ${t.lastError} <> 'subject_gone' AND ${t.resolvedAt} IS NULL`,
      ),
  ],
)

/**
 * Emails that count against their mailbox's limit, or wait until the mailbox has room.
 * They still count after the guest is erased, so the mailbox is stored as a hash.
 */
export const mailboxTurns = sqliteTable(
  'mailbox_turns',
  {
    emailId: text()
      .primaryKey()
      .references(() => outbox.id),
    /** SHA-256 of the `mailboxKey` of the email address. */
    mailbox: text().notNull(),
    /** When the email was counted. `null` while it waits until the mailbox has room. */
    at: instant(),
  },
  (t) => [
    index('mailbox_turns_of').on(t.mailbox, t.at),
    index('mailbox_turns_over').on(t.at).where(sql`${t.at} IS NOT NULL`),
    uniqueIndex('mailbox_turns_waiting').on(t.mailbox).where(sql`${t.at} IS NULL`),
  ],
)

export const jobRuns = sqliteTable('job_runs', {
  name: text().primaryKey(),
  leasedUntil: instant(),
  startedAt: instant(),
  okAt: instant(),
  failedAt: instant(),
  lastError: text(),
  /**
   * Epoch seconds at which the job's work was last completed.
   * For `reconcile`, the time of the newest compared ledger entry. `null` if there is none.
   */
  cursor: integer(),
  /** Notes for the next run, in the job's own format. `null` if there are none. */
  place: text(),
})

export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    id: id(),
    type: text().notNull(),
    paymentIntentId: text(),
    receivedAt: createdAt(),
    processedAt: instant(),
  },
  (t) => [
    index('stripe_events_old').on(t.receivedAt),
    index('stripe_events_processed').on(t.processedAt).where(sql`${t.processedAt} IS NOT NULL`),
  ],
)
