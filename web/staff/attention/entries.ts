import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'

export type StayEntry = Exclude<
  AttentionEntry,
  { kind: 'dropped' | 'email' | 'mailbox' | 'message' | 'orphan' | 'till_open' }
>

/**
 * Returns a name that is unique in To do.
 * `id` alone isn't unique, because a stay can have several entries.
 */
export function nameOf({ kind, id }: AttentionEntry): string {
  return `${kind} ${id}`
}
