import { scannedReference } from './scanned-reference.ts'

export type Stroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing'
> & { /** Milliseconds. */ timeStamp: number }

export interface Scan {
  text: string
  /** Text of the same keys on a US layout. Only set if it is another valid reference. */
  otherLayout?: string
}

/**
 * Maximum milliseconds between two keys of a scan.
 * Hand scanners take 1 to 40 ms, slow wireless ones sometimes 100 ms.
 */
const longestPause = 100
/** Maximum average of the milliseconds between the keys of a scan. */
const usualPause = 50
/** Minimum number of keys in a scan. People may press two or three at once. */
const shortestScan = 6

/**
 * Recognizes a hand scanner, which types a whole code fast and ends it with Enter.
 * `press` returns the scan that a key completes, otherwise `null`.
 */
export function keyBurst() {
  let strokes: Stroke[] = []

  function press(stroke: Stroke): Scan | null {
    // Shift and AltGr are separate key events before a character.
    if (stroke.key === 'Shift' || stroke.key === 'AltGraph') return null
    const last = strokes.at(-1)
    const follows = last && stroke.timeStamp - last.timeStamp <= longestPause
    if (stroke.key === 'Enter') {
      const scan = follows ? scanOf(strokes) : null
      strokes = []
      return scan
    }
    if (!isCharacter(stroke)) strokes = []
    else strokes = follows ? [...strokes, stroke] : [stroke]
    return null
  }

  return { press, isScanning: () => strokes.length > 1 && isFast(strokes) }
}

/** True if the key types one character. False for input methods, shortcuts and held keys. */
function isCharacter({ key, ctrlKey, altKey, metaKey, repeat, isComposing }: Stroke): boolean {
  if (isComposing || repeat || metaKey || ctrlKey !== altKey) return false
  return [...key].length === 1
}

function isFast(strokes: readonly Stroke[]): boolean {
  const took = (strokes.at(-1)?.timeStamp ?? 0) - (strokes[0]?.timeStamp ?? 0)
  return took <= usualPause * (strokes.length - 1)
}

function scanOf(strokes: readonly Stroke[]): Scan | null {
  if (strokes.length < shortestScan || !isFast(strokes)) return null
  const text = strokes.map(({ key }) => key).join('')
  const otherLayout = strokes.map(americanKey).join('')
  const [typed, american] = [scannedReference(text), scannedReference(otherLayout)]
  if (american.kind === 'unknown') return { text }
  // A hyphen suggests that the scanner and the device use the same layout.
  if (typed.kind === 'unknown' || !text.includes('-')) return { text: otherLayout }
  return typed.reference === american.reference ? { text } : { text, otherLayout }
}

/**
 * Returns the key's character on a US layout, which hand scanners use by default.
 * Only maps the characters of references: letters, digits and the hyphen.
 */
function americanKey({ code, key, shiftKey }: Stroke): string {
  const [, capital] = /^Key([A-Z])$/.exec(code) ?? []
  if (capital) return capital
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  if (digit) return shiftKey ? key : digit
  return code === 'Minus' ? '-' : key
}
