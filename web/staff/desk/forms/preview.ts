import type { Cents } from '../../../../domain/business/money.ts'
import { checkOut } from '../../../../domain/desk/custody.ts'
import { payable } from '../../../../domain/desk/desk-payment.ts'
import { isRefused, type Refusal } from '../../../../domain/input/refusal.ts'
import { accountOf, claimOf } from '../../../../domain/payments/account.ts'
import type { ChargeKind, MoneyRows, Refund } from '../../../../domain/payments/money-rows.ts'
import { moveStay } from '../../../../domain/stay/move-stay.ts'
import {
  type Doing,
  fileAfter,
  rowsAfter,
  type StayUpdate,
} from '../../../../domain/stay/stay-change.ts'
import { bagsInside, type StayFile } from '../../../../domain/stay/stay-file.ts'

/** What an act would do to a stay's money, before it is done. */
export interface Preview {
  /** What is owed more, or, below 0, no longer: by its reason. */
  charges: { kind: ChargeKind; cents: Cents }[]
  /** What goes back, by the way it goes. */
  back: { method: Refund['method']; cents: Cents }[]
  /** What is due then; below 0, what staff still have to return. */
  balance: Cents
  file: StayFile
  change: StayUpdate
}

/** Runs the very rule that the server will run; the ids of new rows are nobody's. */
export function previewOf(
  file: StayFile,
  at: Date,
  rule: (file: StayFile, doing: Doing) => StayUpdate | Refusal,
  handsOver = true,
): Preview | Refusal {
  let rows = 0
  const newId = () => {
    rows += 1
    return `preview ${rows}`
  }
  const change = rule(file, { actor: 'staff', handsOver, at, newId })
  if (isRefused(change)) return change
  const after = fileAfter(file, change, at)
  return {
    charges: summed(change.charges, ({ kind }) => kind).map(([kind, cents]) => ({ kind, cents })),
    back: summed(change.refunds, ({ method }) => method).map(([method, cents]) => ({
      method,
      cents,
    })),
    balance: claimOf(after.stay),
    file: after,
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
export function dueAtDesk(file: StayFile, at: Date): Cents {
  return Math.max(0, claimOf(accountOf(onceConfirmed(file, at))))
}

/** Cents that the counter may take without asking for them: what was written off, or lost to a bank. */
export function settledAtDesk(file: StayFile, at: Date): Cents {
  return payable(onceConfirmed(file, at)) - dueAtDesk(file, at)
}

function onceConfirmed(file: StayFile, at: Date): MoneyRows {
  const move = moveStay(file.stay, file, 'confirm', at)
  return isRefused(move) ? file : rowsAfter(file, move)
}

/** What is due if all bags leave now, with unused days taken off and extra ones added; null where none is here. */
export function dueOnLeaving(file: StayFile, at: Date): Cents | null {
  const tags = bagsInside(file).map(({ tag }) => tag)
  const preview = previewOf(file, at, (before, doing) => checkOut(before, tags, 'guest', doing))
  return isRefused(preview) ? null : Math.max(0, preview.balance)
}

/** Bags that leave now cost extra days: once they are checked out, one payment covers all of it. */
export function owesExtraDays(file: StayFile, at: Date): boolean {
  return (dueOnLeaving(file, at) ?? 0) > dueAtDesk(file, at)
}
