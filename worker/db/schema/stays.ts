import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
} from 'drizzle-orm/sqlite-core'
import { serviceTypes } from '../../../domain/business/services.ts'
import { stayStatuses, storageTypes } from '../../../domain/business/stay.ts'

import { paidStatuses } from '../../../domain/payments/payment.ts'
import { createdAt, facts, id, instant, language, noCents, oneOf, whole } from './columns.ts'

export const stayStatusNames = sqliteTable('stay_statuses', { name: text().primaryKey() })

export const paymentStatusNames = sqliteTable('payment_statuses', { name: text().primaryKey() })

export const staff = sqliteTable('staff', {
  id: id(),
  /** Email address that Access verified. */
  username: text().notNull().unique(),
  createdAt: createdAt(),
})

export const stays = sqliteTable(
  'stays',
  {
    id: id(),
    kind: text({ enum: ['booking', 'reservation'] }).notNull(),
    source: text().notNull().default('website'),
    /** `TIR-<year>-<day of the year>-<4 characters>`, kept after erasure and never reused. */
    reference: text().notNull().unique(),
    customerName: text(),
    customerEmail: text(),
    customerPhone: text(),
    /** The `mailboxKey` of the email address. `null` if there is none. */
    emailKey: text(),
    specialRequests: text(),
    deskNote: text(),
    // Has no CHECK, because adding one to an existing table rebuilds the table and drops its
    // triggers.
    linkNumber: integer().notNull().default(0),
    locale: language(),
    serviceType: text({ enum: serviceTypes }).notNull().default('storage'),
    storageType: text({ enum: storageTypes }).notNull().default('daily'),
    luggageCount: integer().notNull().default(1),
    startDate: instant().notNull(),
    endDate: instant(),
    pickUpAt: instant().notNull(),
    /** Hours for the short plan, days otherwise. */
    duration: integer(),
    /** When the stay was first moved late. `null` if never. */
    movedLateAt: instant(),
    tariff: integer().notNull(),
    status: text({ enum: stayStatuses })
      .notNull()
      .references(() => stayStatusNames.name),
    endedAt: instant(),
    /** When the current conflict arose (see `conflictSides`). `null` if there is none. */
    conflictAt: instant(),
    /**
     * When the price stopped matching the items.
     * `null` if it matches or staff resolved the issue.
     */
    unpricedAt: instant(),
    currency: text().notNull().default('EUR'),
    // These amounts and statuses always equal `accountOf` for the stay's rows.
    totalPrice: noCents(),
    netPrice: noCents(),
    received: noCents(),
    refunded: noCents(),
    chargedBack: noCents(),
    balance: noCents(),
    paymentStatus: text({ enum: paidStatuses })
      .notNull()
      .default('pending')
      .references(() => paymentStatusNames.name),
    disputed: integer({ mode: 'boolean' }).notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    erasedAt: instant(),
  },
  (t) => [
    check('stays_kind', oneOf(t.kind, ['booking', 'reservation'])),
    check('stays_luggage_count', whole(t.luggageCount, 1)),
    check('stays_duration', sql`${t.duration} IS NULL OR (${whole(t.duration, 1)})`),
    check('stays_tariff', whole(t.tariff, 1)),
    check('stays_currency', oneOf(t.currency, ['EUR'])),
    check('stays_total_price', whole(t.totalPrice, 0)),
    check('stays_net_price', whole(t.netPrice, 0)),
    check('stays_received', whole(t.received, 0)),
    check('stays_refunded', sql`${whole(t.refunded, 0)} AND ${t.refunded} <= ${t.received}`),
    check('stays_charged_back', whole(t.chargedBack, 0)),
    check(
      'stays_balance',
      sql`${t.balance} = ${t.netPrice} - ${t.received} + ${t.refunded} + ${t.chargedBack}`,
    ),
    check('stays_disputed', sql`${t.disputed} IN (0, 1)`),
    check('stays_version', whole(t.version, 1)),
    check('stays_pick_up', sql`${t.startDate} <= ${t.pickUpAt}`),
    check('stays_end_date', sql`${t.endDate} IS NULL OR ${t.endDate} >= ${t.startDate}`),
    check(
      'stays_ended',
      sql`${t.endedAt} IS NULL OR ${t.status} NOT IN ('pending', 'confirmed', 'checked_in')`,
    ),
    check('stays_erased_name', sql`(${t.erasedAt} IS NULL) = (${t.customerName} IS NOT NULL)`),
    check(
      'stays_erased',
      sql`${t.erasedAt} IS NULL OR (${t.endedAt} IS NOT NULL AND coalesce(${t.customerEmail}, ${t.customerPhone}, ${t.emailKey}, ${t.specialRequests}, ${t.deskNote}) IS NULL)`,
    ),
    // The order matters, because SQLite uses the one created last among equally good indexes
    // (`query-plans.test.ts`).
    index('stays_newest').on(t.kind, t.createdAt, t.id),
    index('stays_by_start').on(t.status, t.startDate),
    index('stays_by_pick_up').on(t.status, t.pickUpAt),
    index('stays_by_mailbox').on(t.emailKey, t.createdAt),
    index('stays_to_erase')
      .on(t.endedAt)
      .where(sql`${t.erasedAt} IS NULL AND ${t.endedAt} IS NOT NULL`),
    index('stays_unsettled').on(t.balance).where(sql`${t.balance} <> 0`),
    index('stays_by_time').on(t.createdAt, t.id),
    index('stays_of_status').on(t.status, t.createdAt, t.id),
    index('stays_of_service').on(t.serviceType, t.createdAt, t.id),
    index('stays_of_both').on(t.status, t.serviceType, t.createdAt, t.id),
    index('stays_by_day').on(t.startDate, t.id),
    index('stays_in_conflict').on(t.conflictAt).where(sql`${t.conflictAt} IS NOT NULL`),
    index('stays_unpriced').on(t.unpricedAt).where(sql`${t.unpricedAt} IS NOT NULL`),
    index('stays_to_refund').on(t.updatedAt).where(sql`${t.balance} < 0`),
    index('stays_left_unpaid')
      .on(t.endedAt)
      .where(sql`${t.balance} > 0 AND ${t.netPrice} > 0 AND ${t.endedAt} IS NOT NULL`),
  ],
)

/**
 * Counts and sums of stays, for the dashboard.
 * Only triggers on `stays` write to this table (decision 0082).
 */
export const stayTallies = sqliteTable(
  'stay_tallies',
  {
    kind: text({ enum: ['booking', 'reservation'] }).notNull(),
    serviceType: text({ enum: serviceTypes }).notNull(),
    paymentStatus: text({ enum: paidStatuses }).notNull(),
    status: text({ enum: stayStatuses }).notNull(),
    stays: integer().notNull(),
    priced: integer().notNull(),
    totalPrice: integer().notNull(),
    received: integer().notNull(),
    refunded: integer().notNull(),
    chargedBack: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.serviceType, t.paymentStatus, t.status] })],
)

export const stayKeys = sqliteTable(
  'stay_keys',
  {
    key: text().notNull(),
    stayId: text()
      .notNull()
      .references(() => stays.id),
  },
  (t) => [primaryKey({ columns: [t.key, t.stayId] }), index('stay_keys_of').on(t.stayId, t.key)],
)

/**
 * Search keys of names, for searches with a slip (decision 0085).
 * `slip` is the key itself, or the key without one of its letters. A trigger on `stay_keys` deletes
 * the rows of a key that no stay has.
 */
export const keySlips = sqliteTable(
  'key_slips',
  { slip: text().notNull(), key: text().notNull() },
  (t) => [primaryKey({ columns: [t.slip, t.key] }), index('key_slips_of').on(t.key)],
)

/**
 * Ids of stays whose search keys are missing or outdated.
 * Triggers on `stays` add an id. Writing the stay's keys removes it.
 */
export const staysToKey = sqliteTable('stays_to_key', { stayId: text().primaryKey() })

/** Condition of the index `audit_typed`, which SQLite only uses for exactly this text. */
export const isTyped = sql.raw(`actor = 'staff' AND data ->> 'reason' IS NOT NULL`)

/** Condition of the index `audit_counts`, which SQLite only uses for exactly this text. */
export const isCount = sql.raw(`action = 'drawer_counted'`)

/** One row per update of a stay, and per other recorded action. */
export const audit = sqliteTable(
  'audit',
  {
    id: id(),
    stayId: text().references(() => stays.id),
    version: integer(),
    /** Subject of the action if `stayId` is `null`, for example the id of a closure or bag. */
    subjectId: text(),
    action: text().notNull(),
    actor: text({ enum: ['guest', 'staff', 'stripe', 'system'] }).notNull(),
    staffId: text().references(() => staff.id),
    fromStatus: text({ enum: stayStatuses }),
    toStatus: text({ enum: stayStatuses }),
    data: facts(),
    /** When the action happened. Can be earlier than `at` if the device was offline. */
    happenedAt: instant().notNull(),
    at: instant().notNull(),
    /** `<path>:<UUID>`, or derived from the subject's id. `null` if the action needs none. */
    idempotencyKey: text().unique(),
    requestDigest: text(),
  },
  (t) => [
    unique('audit_of_stay').on(t.stayId, t.version),
    check('audit_actor', oneOf(t.actor, ['guest', 'staff', 'stripe', 'system'])),
    check('audit_version', sql`(${t.stayId} IS NULL) = (${t.version} IS NULL)`),
    check('audit_staff', sql`(${t.actor} = 'staff') = (${t.staffId} IS NOT NULL)`),
    check('audit_data', sql`json_valid(${t.data})`),
    check('audit_time', sql`${t.happenedAt} <= ${t.at}`),
    index('audit_by_subject').on(t.subjectId, t.at).where(sql`${t.subjectId} IS NOT NULL`),
    index('audit_by_time').on(t.at),
    index('audit_typed').on(t.at).where(isTyped),
    index('audit_counts').on(t.at).where(isCount),
    index('audit_orphans').on(t.at).where(sql`${t.action} = 'orphan_payment'`),
    index('audit_dropped').on(t.at).where(sql`${t.action} = 'entry_dropped'`),
    // Only used by earlier releases, which ignore added bags.
    index('audit_check_ins').on(t.happenedAt).where(sql`${t.action} IN ('check_in', 'walked_in')`),
    index('audit_arrivals')
      .on(t.happenedAt)
      .where(sql`${t.action} IN ('check_in', 'walked_in', 'bags_added')`),
  ],
)
