import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'

export type StayEntry = Exclude<AttentionEntry, { kind: 'email' | 'mailbox' | 'orphan' }>

/** Returns a unique key. A stay can need attention for several reasons. */
export function nameOf({ kind, id }: AttentionEntry): string {
  return `${kind} ${id}`
}
