import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'

export type StayEntry = Exclude<
  AttentionEntry,
  { kind: 'dropped' | 'email' | 'mailbox' | 'message' | 'orphan' | 'till_open' }
>

/** `id` repeats if a stay has several entries. */
export function nameOf({ kind, id }: AttentionEntry): string {
  return `${kind} ${id}`
}
