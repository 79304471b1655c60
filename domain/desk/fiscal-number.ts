import type { Refusal } from '../input/refusal.ts'
import { isReturned } from '../payments/account.ts'
import { type Doing, type StayChange, unchanged } from '../stay/stay-change.ts'
import type { StayFile } from '../stay/stay-file.ts'

/** Which money a receipt was printed for: a payment, or else a refund. */
export interface Receipted {
  payment?: string | undefined
  refund?: string | undefined
}

/**
 * Notes the number of the receipt that was printed for a payment or a refund, once: a wrong one is taken back
 * like any other mistake, and noted anew.
 */
export function noteFiscalNumber(
  file: StayFile,
  of: Receipted,
  fiscalNumber: string,
  doing: Doing,
): StayChange | Refusal {
  const base = { ...unchanged(file, doing.actor), action: 'fiscal_noted' as const }
  if (of.payment) {
    const row = file.payments.find(({ id }) => id === of.payment)
    if (!row || row.receivedCents === 0) return { refused: 'not_allowed' }
    if (row.fiscalNumber) return { refused: known(row.fiscalNumber, fiscalNumber) }
    return {
      ...base,
      data: { payment: row.id, fiscalNumber },
      payments: [{ ...row, fiscalNumber }],
    }
  }
  const row = file.refunds.find(({ id }) => id === of.refund)
  if (!row || !isReturned(row)) return { refused: 'not_allowed' }
  if (row.fiscalNumber) return { refused: known(row.fiscalNumber, fiscalNumber) }
  return { ...base, data: { refund: row.id, fiscalNumber }, refunds: [{ ...row, fiscalNumber }] }
}

/** Whoever notes another number has to hear that theirs is not noted. */
function known(before: string, fiscalNumber: string) {
  return before === fiscalNumber ? ('already_done' as const) : ('not_allowed' as const)
}
