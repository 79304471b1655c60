import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'

export type StayEntry = Exclude<
  AttentionEntry,
  { kind: 'dropped' | 'email' | 'mailbox' | 'message' | 'orphan' | 'till_open' }
>

/**
 * Returns a unique name.
 * `id` alone isn't unique, because a stay can have several entries.
 */
export function nameOf({ kind, id }: AttentionEntry): string {
  return `${kind} ${id}`
}
