import { readPickUpCode } from '../../../../domain/stay/collectors.ts'
import { readReference } from '../../../../domain/stay/reference.ts'

/** Booking reference, pick-up code, or a text that isn't ours */
export type Scanned =
  | { kind: 'reference' | 'pick_up'; reference: string }
  | { kind: 'unknown'; text: string }

/**
 * Spaces, dashes, and a hand scanner's hyphen on a mismatched keyboard layout: ß in German, ' in Italian and
 * Spanish, ) in French, + in Danish, / or & in the reverse case
 */
const between = /[^\p{L}\p{Nd}]+|ß/gu

export function scannedReference(text: string): Scanned {
  const plain = text.normalize('NFKC').replace(between, '-').replace(/^-/, '').toUpperCase()
  const pickUp = readPickUpCode(plain)
  if (pickUp) return { kind: 'pick_up', reference: pickUp }
  // Requires our prefix, because numbers from other sources may look like the rest.
  const reference = plain.startsWith('TIR') ? readReference(plain) : null
  return reference ? { kind: 'reference', reference } : { kind: 'unknown', text: text.trim() }
}
