/**
 * What a scanned text is: a booking's reference or a pick-up pass's code as we wrote it, or nothing that we
 * made.
 */
export type Scanned =
  | { kind: 'reference' | 'pick_up'; reference: string }
  | { kind: 'unknown'; text: string }

/** The parts of a reference as `domain/reference.ts` makes it; its last has no I, O, 0 or 1. */
const parts = /^TIR-?(\d{4})-?(\d{3})-?([A-HJ-NP-Z2-9]{4})$/

/** The same of a pick-up pass's code, as `domain/collectors.ts` makes it. */
const pickUpParts = /^PICK-?([A-HJ-NP-Z2-9]{4})-?([A-HJ-NP-Z2-9]{4})$/

/**
 * Blanks, any dash, and what a hand scanner's hyphen turns into where its keyboard layout is not the
 * device's: ß in German, ' in Italian and Spanish, ) in French, + in Danish, / or & the other way round.
 */
const between = /[^\p{L}\p{Nd}]+|ß/gu

export function scannedReference(text: string): Scanned {
  const plain = text.normalize('NFKC').replace(between, '-').replace(/^-|-$/g, '').toUpperCase()
  const [, first, last] = pickUpParts.exec(plain) ?? []
  if (last) return { kind: 'pick_up', reference: `PICK-${first}-${last}` }
  const [, year, day, suffix] = parts.exec(plain) ?? []
  return suffix
    ? { kind: 'reference', reference: `TIR-${year}-${day}-${suffix}` }
    : { kind: 'unknown', text: text.trim() }
}
