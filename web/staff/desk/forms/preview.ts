import type { Cents } from '../../../../domain/business/money.ts'
import { checkOut } from '../../../../domain/desk/custody.ts'
import { payable } from '../../../../domain/desk/desk-payment.ts'
import { dueNow, rowsNow } from '../../../../domain/desk/due-now.ts'
import { isRefused, type Refusal } from '../../../../domain/input/refusal.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import type { ChargeKind, Refund } from '../../../../domain/payments/money-rows.ts'
import { bagsInside, type StayRecord } from '../../../../domain/stay/stay-record.ts'
import {
  type ActionContext,
  recordAfter,
  type StayUpdate,
} from '../../../../domain/stay/stay-update.ts'

export interface Preview {
  /** Cents by kind of charge, negative for a credit. */
  charges: { kind: ChargeKind; cents: Cents }[]
  back: { method: Refund['method']; cents: Cents }[]
  /** Cents due after the action, negative if overpaid. */
  balance: Cents
  record: StayRecord
  change: StayUpdate
}

/** Returns what the server's rule would do, or its refusal. Row ids are placeholders. */
export function previewOf(
  record: StayRecord,
  at: Date,
  rule: (record: StayRecord, context: ActionContext) => StayUpdate | Refusal,
  inPerson = true,
): Preview | Refusal {
  let rows = 0
  const newId = () => {
    rows += 1
    return `preview ${rows}`
  }
  const change = rule(record, { actor: 'staff', inPerson, at, newId })
  if (isRefused(change)) return change
  const after = recordAfter(record, change, at)
  return {
    charges: summed(change.charges, ({ kind }) => kind).map(([kind, cents]) => ({ kind, cents })),
    back: summed(change.refunds, ({ method }) => method).map(([method, cents]) => ({
      method,
      cents,
    })),
    balance: claimOf(after.stay),
    record: after,
    change,
  }
}

function summed<Row extends { cents: Cents }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): [Key, Cents][] {
  const sums = new Map<Key, Cents>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.cents)
  return [...sums].filter(([, cents]) => cents !== 0)
}

/** Returns the cents that the desk accepts beyond the amount due, such as a written-off debt. */
export function settledAtDesk(record: StayRecord, at: Date): Cents {
  return payable(rowsNow(record, at)) - dueNow(record, at).cents
}

/**
 * Returns the cents due if all bags leave now, with unused days credited. Never negative.
 * `null` if checking out is refused.
 */
export function dueOnLeaving(record: StayRecord, at: Date): Cents | null {
  const tags = bagsInside(record).map(({ tag }) => tag)
  const preview = previewOf(record, at, (before, context) =>
    checkOut(before, tags, 'guest', context),
  )
  return isRefused(preview) ? null : Math.max(0, preview.balance)
}
