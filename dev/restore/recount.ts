import type { DatabaseSync } from 'node:sqlite'
import { accountOf } from '../../domain/payments/account.ts'
import type {
  Account,
  Charge,
  Dispute,
  MoneyRows,
  Payment,
  Refund,
} from '../../domain/payments/money-rows.ts'
import type { MergedTable } from './merge-table.ts'

export interface Recount {
  stayId: string
  /** Columns of `stays` whose stored value differs from the recounted one. Amounts are in cents. */
  differences: { column: string; stored: number | string; counted: number | string }[]
}

const columns: Record<keyof Account, string> = {
  totalPrice: 'total_price',
  netPrice: 'net_price',
  received: 'received',
  refunded: 'refunded',
  chargedBack: 'charged_back',
  balance: 'balance',
  disputed: 'disputed',
  paymentStatus: 'payment_status',
}

/**
 * Recounts a stay's account from its charges, payments, refunds and disputes, by the Worker's rule.
 */
export function recount(db: DatabaseSync, stayId: string): Recount {
  const account = accountOf(moneyRows(db, stayId))
  const stored = db.prepare('SELECT * FROM stays WHERE id = ?').get(stayId) ?? {}
  const differences = Object.entries(columns).flatMap(([name, column]) => {
    const value = account[name as keyof Account]
    const counted = typeof value === 'boolean' ? Number(value) : value
    return stored[column] === counted
      ? []
      : [{ column, stored: stored[column] as number | string, counted }]
  })
  return { stayId, differences }
}

function moneyRows(db: DatabaseSync, stayId: string): MoneyRows {
  const rows = <Row>(sql: string) => db.prepare(sql).all(stayId) as unknown[] as Row[]
  const paid = 'payment_id IN (SELECT id FROM payments WHERE stay_id = ?)'
  return {
    charges: rows<Charge>('SELECT kind, cents FROM charges WHERE stay_id = ?'),
    payments: rows<Payment>(
      `SELECT id, method, status, currency, cents, received_cents AS receivedCents,
        refunded_cents AS refundedCents, pending_change AS pendingChange FROM payments WHERE stay_id = ?`,
    ),
    refunds: rows<Refund>(
      `SELECT id, payment_id AS paymentId, status, cents FROM refunds WHERE ${paid}`,
    ),
    disputes: rows<Dispute>(
      `SELECT id, payment_id AS paymentId, status, cents FROM disputes WHERE ${paid}`,
    ),
  }
}

/**
 * Returns the ids of stays that the merge changes.
 * A changed stay has a change in its own row, or in a row that refers to the stay or to one of its
 * payments. Leaves out stays that aren't in `db`.
 */
export function changedStays(db: DatabaseSync, merged: readonly MergedTable[]): string[] {
  const ids = new Set<string>()
  const stayOf = db.prepare('SELECT stay_id AS id FROM payments WHERE id = ?')
  for (const { table, inserts, updates, deletes } of merged) {
    const rows = [...inserts.values(), ...updates.map(({ row }) => row), ...deletes.values()]
    for (const row of rows) {
      if (table.name === 'stays') ids.add(text(row.get('id')))
      else if (row.has('stay_id')) ids.add(text(row.get('stay_id')))
      else if (row.has('payment_id')) ids.add(String(stayOf.get(text(row.get('payment_id')))?.id))
    }
  }
  const known = db.prepare('SELECT 1 FROM stays WHERE id = ?')
  return [...ids].filter((id) => known.get(id))
}

/**
 * Returns the value of a text literal. Only works for text without the character NUL, such as ids.
 */
function text(literal = ''): string {
  return literal.slice(1, -1).replaceAll("''", "'")
}
