import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant, whole } from './columns.ts'

/**
 * Number of refused webhook requests per day.
 * Only counted if some of them may have come from Stripe (see `noteRefusal`). There is one row per
 * day, so strangers can't fill the table.
 */
export const webhookRefusals = sqliteTable(
  'webhook_refusals',
  {
    /** Tirana date. */
    date: text().primaryKey(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [check('webhook_refusals_count', whole(t.count, 1))],
)

/** Cents received online per day, according to Stripe and to our records. */
export const moneyDays = sqliteTable(
  'money_days',
  {
    /** Tirana date. */
    date: text().primaryKey(),
    stripeCents: integer().notNull(),
    booksCents: integer().notNull(),
    comparedAt: instant().notNull(),
  },
  (t) => [
    check('money_days_stripe', whole(t.stripeCents, 0)),
    check('money_days_books', whole(t.booksCents, 0)),
    index('money_days_differ').on(t.date).where(sql`${t.stripeCents} <> ${t.booksCents}`),
  ],
)
