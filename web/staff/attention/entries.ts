import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'

/** An entry of a stay, which the acts of the counter settle. */
export type StayEntry = Exclude<AttentionEntry, { kind: 'email' | 'mailbox' | 'orphan' }>

/** Tells an entry from every other: a stay may need attention for more than one reason. */
export function nameOf({ kind, id }: AttentionEntry): string {
  return `${kind} ${id}`
}
