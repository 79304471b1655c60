import { type CalendarDate, dayOfYear } from '../time/calendar.ts'

/** Characters of our codes. Excludes I, O, 0 and 1, because they are easily confused. */
export const codeSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Returns a reference such as `TIR-2026-325-K7QM` (specification, section 8).
 * `random` must contain at least four bytes. The caller must ensure that the reference is unique.
 */
export function reference(date: CalendarDate, random: Uint8Array): string {
  const suffix = Array.from(random.subarray(0, 4), (byte) => codeSigns[byte % codeSigns.length])
  return `TIR-${date.slice(0, 4)}-${String(dayOfYear(date)).padStart(3, '0')}-${suffix.join('')}`
}

const referenceParts = new RegExp(`^(?:TIR)?(\\d{4})(\\d{3})([${codeSigns}]{4})$`)

export function bareCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Parses a typed reference, or returns `null`.
 * Ignores case, spaces and dashes. The prefix `TIR` may be missing.
 */
export function readReference(text: string): string | null {
  const [, year, day, suffix] = referenceParts.exec(bareCode(text)) ?? []
  return year && day && suffix ? `TIR-${year}-${day}-${suffix}` : null
}

/**
 * Shortens an id for display (specification, section 8).
 * Returns `UNKNOWN` without an id.
 */
export function idPrefix(id: string | undefined): string {
  return id ? id.slice(0, 8).toUpperCase() : 'UNKNOWN'
}
