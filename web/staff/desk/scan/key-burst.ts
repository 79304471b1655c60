import { scannedReference } from './scanned-reference.ts'

/** What a keyboard event tells of a key. */
export type Stroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing'
> & { /** Milliseconds. */ timeStamp: number }

export interface Scan {
  text: string
  /** What it says on an American keyboard, where that is a reference too: staff's layout may swap Y and Z. */
  otherLayout?: string
}

/** Hand scanners leave 1 to 40 ms between two keys, the slowest of the wireless ones now and then 100. */
const longestPause = 100
const usualPause = 50
/** Shorter ones are a person's, who may hit two or three keys at once. */
const shortestScan = 6

/**
 * Tells a hand scanner, which types a code at once and ends it with Enter, from a person at the keys.
 * `press` answers with the scan that a stroke completes, and `isScanning` with whether the last stroke
 * came too fast for a hand.
 */
export function keyBurst() {
  let strokes: Stroke[] = []

  function press(stroke: Stroke): Scan | null {
    // A shifted letter comes as two keys. AltGr, which makes some layouts' signs, is none of these.
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

/** An input method's keys are not what is meant, and a shortcut or a held key is no code's. */
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
  // With a true hyphen, the device's own layout is most likely the right one.
  if (typed.kind === 'unknown' || !text.includes('-')) return { text: otherLayout }
  return typed.reference === american.reference ? { text } : { text, otherLayout }
}

/** What a key says on an American keyboard, which scanners come set to, as far as references need it. */
function americanKey({ code, key, shiftKey }: Stroke): string {
  const [, capital] = /^Key([A-Z])$/.exec(code) ?? []
  if (capital) return capital
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  if (digit) return shiftKey ? key : digit
  return code === 'Minus' ? '-' : key
}
