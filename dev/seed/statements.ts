import { literal, type Value } from '../restore/literals.ts'
import { demandShort, insertOf } from '../restore/statements.ts'
import type { SeedOffice } from './office.ts'

/** Tables that are copied, each after the tables that it refers to. */
export const copied = [
  'staff',
  'stays',
  'audit',
  'closures',
  'pass_links',
  'bags',
  'charges',
  'payments',
  'refunds',
  'disputes',
  'drawer',
  'drawer_counts',
  'stay_keys',
  'outbox',
  'mailbox_turns',
  'contact_messages',
  'stripe_events',
  'money_days',
] as const

/** Tables that aren't copied. The target's migrations, triggers, jobs and requests fill them. */
export const left = [
  'd1_migrations',
  'stay_statuses',
  'payment_statuses',
  'stay_tallies',
  'stays_to_key',
  'key_slips',
  'job_runs',
  'devices',
  'webhook_refusals',
] as const

/** Tables that show whether the site is in use. If one has rows, nothing is seeded. */
export const written = ['stays', 'contact_messages', 'closures', 'drawer', 'drawer_counts'] as const

/**
 * Returns the statements that copy the office's rows into an unused database.
 * Unless `keepsAddresses` is true, stays get no email address, and unsent emails count as sent.
 * Throws if a statement is too long for D1.
 */
export async function statementsOf(
  db: SeedOffice['db'],
  { keepsAddresses }: { keepsAddresses: boolean },
): Promise<string[]> {
  const statements = ['PRAGMA defer_foreign_keys = TRUE;']
  for (const name of copied) {
    const { results } = await db.prepare(`SELECT * FROM ${name} ORDER BY rowid`).all()
    const rows = keepsAddresses ? results : results.flatMap((row) => withoutAddress(name, row))
    for (const row of rows) statements.push(demandShort(insertInto(name, row)))
  }
  return statements
}

/**
 * Returns the row without an email address, or an empty list for a search key made from one.
 * Marks an unsent email as sent, so the site never sends it.
 */
function withoutAddress(name: (typeof copied)[number], row: Record<string, unknown>) {
  if (name === 'stays') return [{ ...row, customer_email: null, email_key: null }]
  if (name === 'stay_keys') return String(row.key).includes('@') ? [] : [row]
  if (name === 'outbox' && (row.status === 'queued' || row.status === 'held'))
    return [{ ...row, status: 'sent', sent_at: row.created_at }]
  return [row]
}

/**
 * Returns the statement that inserts the row.
 * The statement keeps an existing row of `staff` and replaces one of `money_days`, because an
 * unused database may have both.
 */
function insertInto(name: string, row: object): string {
  const values = Object.entries(row).map(([column, value]) => [column, sqlOf(value)] as const)
  const columns = values.map(([column]) => column)
  const insert = insertOf({ name, columns, key: [], references: [] }, new Map(values))
  if (name === 'staff') return insert.replace('INSERT', 'INSERT OR IGNORE')
  return name === 'money_days' ? insert.replace('INSERT', 'INSERT OR REPLACE') : insert
}

const sqlOf = (value: unknown) =>
  literal(typeof value === 'number' ? BigInt(value) : (value as Value))
