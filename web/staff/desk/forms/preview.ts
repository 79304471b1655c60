import type { Cents } from '../../../../domain/business/money.ts'
import { checkOut } from '../../../../domain/desk/custody.ts'
import { payable } from '../../../../domain/desk/desk-payment.ts'
import { isRefused, type Refusal } from '../../../../domain/input/refusal.ts'
import { accountOf, claimOf } from '../../../../domain/payments/account.ts'
import type { ChargeKind, MoneyRows, Refund } from '../../../../domain/payments/money-rows.ts'
import { bagsInside, type StayRecord } from '../../../../domain/stay/stay-record.ts'
import { transitionStay } from '../../../../domain/stay/stay-transition.ts'
import {
  type ActionContext,
  recordAfter,
  rowsAfter,
  type StayUpdate,
} from '../../../../domain/stay/stay-update.ts'

/** What an act would do to a stay's money, before it is done. */
export interface Preview {
  /** What is owed more, or, below 0, no longer: by its reason. */
  charges: { kind: ChargeKind; cents: Cents }[]
  /** What goes back, by the way it goes. */
  back: { method: Refund['method']; cents: Cents }[]
  /** What is due then; below 0, what staff still have to return. */
  balance: Cents
  record: StayRecord
  change: StayUpdate
}

/** Runs the very rule that the server will run; the ids of new rows are nobody's. */
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

/** Cents that a guest is asked for at the counter: of a lapsed booking its price, which it owes again once paid. */
export function dueAtDesk(record: StayRecord, at: Date): Cents {
  return Math.max(0, claimOf(accountOf(onceConfirmed(record, at))))
}

/** Cents that the counter may take without asking for them: what was written off, or lost to a bank. */
export function settledAtDesk(record: StayRecord, at: Date): Cents {
  return payable(onceConfirmed(record, at)) - dueAtDesk(record, at)
}

function onceConfirmed(record: StayRecord, at: Date): MoneyRows {
  const move = transitionStay(record.stay, record, 'confirm', at)
  return isRefused(move) ? record : rowsAfter(record, move)
}

/** What is due if all bags leave now, with unused days taken off and extra ones added; null where none is here. */
export function dueOnLeaving(record: StayRecord, at: Date): Cents | null {
  const tags = bagsInside(record).map(({ tag }) => tag)
  const preview = previewOf(record, at, (before, context) =>
    checkOut(before, tags, 'guest', context),
  )
  return isRefused(preview) ? null : Math.max(0, preview.balance)
}

/** Bags that leave now cost extra days: once they are checked out, one payment covers all of it. */
export function owesExtraDays(record: StayRecord, at: Date): boolean {
  return (dueOnLeaving(record, at) ?? 0) > dueAtDesk(record, at)
}
