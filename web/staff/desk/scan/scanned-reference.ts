import { readPickUpCode } from '../../../../domain/stay/collectors.ts'
import { readReference } from '../../../../domain/stay/reference.ts'

export type Scanned =
  | { kind: 'reference' | 'pick_up'; reference: string }
  | { kind: 'unknown'; text: string }

/**
 * Separators in a code.
 * If the scanner and the device use different keyboard layouts, a hyphen becomes another character,
 * such as ß.
 */
const between = /[^\p{L}\p{Nd}]+|ß/gu

export function scannedReference(text: string): Scanned {
  const plain = text.normalize('NFKC').replace(between, '-').replace(/^-/, '').toUpperCase()
  const pickUp = readPickUpCode(plain)
  if (pickUp) return { kind: 'pick_up', reference: pickUp }
  // The prefix is required. Otherwise, another company's code may look like a reference.
  const reference = plain.startsWith('TIR') ? readReference(plain) : null
  return reference ? { kind: 'reference', reference } : { kind: 'unknown', text: text.trim() }
}

/** Maximum number of characters shown of another company's code. */
const shownLength = 40

export function shortened(text: string): string {
  const signs = [...text]
  return signs.length > shownLength ? `${signs.slice(0, shownLength).join('')}…` : text
}
