import { readPickUpCode } from '../../../../domain/stay/collectors.ts'
import { readReference } from '../../../../domain/stay/reference.ts'

/**
 * What a scanned text is: a booking's reference or a pick-up pass's code as we wrote it, or nothing that we
 * made.
 */
export type Scanned =
  | { kind: 'reference' | 'pick_up'; reference: string }
  | { kind: 'unknown'; text: string }

/**
 * Blanks, any dash, and what a hand scanner's hyphen turns into where its keyboard layout is not the
 * device's: ß in German, ' in Italian and Spanish, ) in French, + in Danish, / or & the other way round.
 */
const between = /[^\p{L}\p{Nd}]+|ß/gu

export function scannedReference(text: string): Scanned {
  const plain = text.normalize('NFKC').replace(between, '-').replace(/^-/, '').toUpperCase()
  const pickUp = readPickUpCode(plain)
  if (pickUp) return { kind: 'pick_up', reference: pickUp }
  // A number of some other trade is no reference that was typed without its first letters.
  const reference = plain.startsWith('TIR') ? readReference(plain) : null
  return reference ? { kind: 'reference', reference } : { kind: 'unknown', text: text.trim() }
}
