import { type CalendarDate, dayOfYear } from '../time/calendar.ts'

/** Letters and digits that can't be mistaken for one another at the counter: no I, O, 0, 1. */
export const codeSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * A reference for what was booked on `date`, in the format of section 8:
 * TIR-{year}-{day of year, 3 digits}-{4 characters}, such as `TIR-2026-325-K7QM`. `random` gives at
 * least four bytes; whoever calls keeps references unique.
 */
export function reference(date: CalendarDate, random: Uint8Array): string {
  const suffix = Array.from(random.subarray(0, 4), (byte) => codeSigns[byte % codeSigns.length])
  return `TIR-${date.slice(0, 4)}-${String(dayOfYear(date)).padStart(3, '0')}-${suffix.join('')}`
}

const referenceParts = new RegExp(`^(?:TIR)?(\\d{4})(\\d{3})([${codeSigns}]{4})$`)

/** A code's letters and digits alone, in capitals, however people type or paste it. */
export function bareCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * A reference as people type or paste it: in small letters, with spaces, other dashes or none, without
 * its first three letters. Null for what can be none.
 */
export function readReference(text: string): string | null {
  const [, year, day, suffix] = referenceParts.exec(bareCode(text)) ?? []
  return year && day && suffix ? `TIR-${year}-${day}-${suffix}` : null
}

/** The short form of an id that toasts and staff lists show (section 8). */
export function idPrefix(id: string | undefined): string {
  return id ? id.slice(0, 8).toUpperCase() : 'UNKNOWN'
}
