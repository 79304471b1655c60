import * as z from 'zod/mini'
import { optionalRequests } from '../input/fields.ts'
import type { Refusal } from '../input/refusal.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { type ActionContext, type StayUpdate, unchanged } from '../stay/stay-update.ts'

/**
 * `POST /api/staff/stays/:id/note`
 * Without `note`, the note is cleared. `shownNote` is the note that the screen showed, `null` if
 * none.
 */
export const deskNoteRequest = z.object({
  note: optionalRequests,
  shownNote: z.nullable(z.string()),
})

/**
 * Sets or clears the note for colleagues.
 * Refused if the note has changed since it was shown, so nobody overwrites a note unread.
 */
export function noteForDesk(
  { stay, ...rows }: StayRecord,
  { note, shownNote }: z.output<typeof deskNoteRequest>,
  context: ActionContext,
): StayUpdate | Refusal {
  const deskNote = note ?? null
  if (stay.customerName === null) return { refused: 'not_allowed' }
  if (stay.deskNote !== shownNote) return { refused: 'stay_changed' }
  if (stay.deskNote === deskNote) return { refused: 'already_done' }
  const base = unchanged({ stay, ...rows }, context.actor)
  return { ...base, action: 'desk_noted', data: { details: 'note' }, written: { deskNote } }
}
