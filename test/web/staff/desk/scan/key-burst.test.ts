import { describe, expect, it } from 'vitest'
import { keyBurst, type Scan, type Stroke } from '../../../../../web/staff/desk/scan/key-burst.ts'

const plain = {
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
}

/** The key of an American keyboard for a character. */
function codeOf(character: string): string {
  if (/[a-z]/i.test(character)) return `Key${character.toUpperCase()}`
  if (/\d/.test(character)) return `Digit${character}`
  return { '-': 'Minus', '/': 'Slash' }[character] ?? ''
}

/** The key strokes of a text and Enter, `pause` ms apart; `layout` maps keys to the device's layout. */
function strokes(text: string, pause: number, layout: Record<string, string> = {}): Stroke[] {
  const keys = [...text].map((character) => ({
    key: layout[character] ?? character,
    code: codeOf(character),
  }))
  return [...keys, { key: 'Enter', code: 'Enter' }].map((key, index) => ({
    ...plain,
    ...key,
    timeStamp: 5000 + index * pause,
  }))
}

function scansOf(pressed: readonly Stroke[]): Scan[] {
  const { press } = keyBurst()
  return pressed.map(press).filter((scan) => scan !== null)
}

describe('a hand scanner', () => {
  it.each([1, 10, 40])('is recognised with %i ms between its keys', (pause) => {
    expect(scansOf(strokes('TIR-2026-325-K7QM', pause))).toEqual([{ text: 'TIR-2026-325-K7QM' }])
  })

  it('is recognised if it presses Shift for each capital', () => {
    const shifted = strokes('TIR-2026-325-K7QM', 10).flatMap((stroke) => [
      { ...stroke, key: 'Shift', code: 'ShiftLeft', shiftKey: true },
      stroke,
    ])
    expect(scansOf(shifted)).toEqual([{ text: 'TIR-2026-325-K7QM' }])
  })

  it('is recognised once per code', () => {
    const first = strokes('TIR-2026-325-K7QM', 10)
    const second = strokes('TIR-2026-325-ABCD', 10).map((stroke) => ({
      ...stroke,
      timeStamp: stroke.timeStamp + 1000,
    }))
    expect(scansOf([...first, ...second]).map(({ text }) => text)).toEqual([
      'TIR-2026-325-K7QM',
      'TIR-2026-325-ABCD',
    ])
  })

  it('may pause once for a moment, as wireless ones do', () => {
    const stalled = strokes('TIR-2026-325-K7QM', 10).map((stroke, index) =>
      index < 8 ? stroke : { ...stroke, timeStamp: stroke.timeStamp + 85 },
    )
    expect(scansOf(stalled)).toHaveLength(1)
  })

  it('is recognised after a key that a person pressed just before', () => {
    const [before] = strokes('x', 1)
    const scan = strokes('TIR-2026-325-K7QM', 10)
    expect(scansOf([{ ...before, timeStamp: 4800 } as Stroke, ...scan])).toEqual([
      { text: 'TIR-2026-325-K7QM' },
    ])
  })

  it('may read codes that are not ours', () => {
    expect(scansOf(strokes('5901234123457', 10))).toEqual([{ text: '5901234123457' }])
  })
})

describe('a person who types', () => {
  it('is not a scanner at the fastest typing speed', () => {
    expect(scansOf(strokes('TIR-2026-325-K7QM', 70))).toEqual([])
    expect(scansOf(strokes('TIR-2026-325-K7QM', 150))).toEqual([])
  })

  it('is not a scanner for a few fast keys', () => {
    expect(scansOf(strokes('hello', 5))).toEqual([])
    expect(scansOf(strokes('', 5))).toEqual([])
  })

  it('is not a scanner if Enter comes later', () => {
    const pressed = strokes('TIR-2026-325-K7QM', 10)
    const enter = { ...(pressed.at(-1) as Stroke), timeStamp: 9000 }
    expect(scansOf([...pressed.slice(0, -1), enter])).toEqual([])
  })

  it.each([
    ['holds a key down', { repeat: true }],
    ['uses an input method', { isComposing: true }],
    ['presses a shortcut', { ctrlKey: true }],
    ['presses a Mac shortcut', { metaKey: true }],
  ])('is not a scanner who %s', (_, how) => {
    expect(scansOf(strokes('aaaaaaaaaa', 30).map((stroke) => ({ ...stroke, ...how })))).toEqual([])
  })

  it('is not a scanner if arrow keys are pressed in between', () => {
    const pressed = strokes('TIR-2026-325-K7QM', 10)
    const arrow = { ...(pressed[12] as Stroke), key: 'ArrowLeft', code: 'ArrowLeft' }
    expect(scansOf([...pressed.slice(0, 13), arrow, ...pressed.slice(13)])).toEqual([])
  })
})

describe('a scanner with another keyboard layout than the device', () => {
  const german = { '-': 'ß', Y: 'Z', Z: 'Y' }
  const french = { '2': 'é', '0': 'à', '6': '-', '3': '"', '5': '(', '7': 'è', '-': ')', Q: 'A' }
  const albanian = { Y: 'Z', Z: 'Y' }

  it('is read by the position of its keys', () => {
    expect(scansOf(strokes('TIR-2026-325-KYQZ', 10, german))).toEqual([
      { text: 'TIR-2026-325-KYQZ' },
    ])
    expect(scansOf(strokes('TIR-2026-325-K7QM', 10, french))).toEqual([
      { text: 'TIR-2026-325-K7QM' },
    ])
  })

  it('gives two readings if both are possible', () => {
    expect(scansOf(strokes('TIR-2026-325-KYQM', 10, albanian))).toEqual([
      { text: 'TIR-2026-325-KZQM', otherLayout: 'TIR-2026-325-KYQM' },
    ])
  })

  it('is read as typed if that is a reference', () => {
    // A scanner set to German: its hyphen is on the American slash's key.
    const set = strokes('TIR-2026-325-K7QM', 10).map((stroke) =>
      stroke.key === '-' ? { ...stroke, code: 'Slash' } : stroke,
    )
    expect(scansOf(set)).toEqual([{ text: 'TIR-2026-325-K7QM' }])
  })

  it('may have Caps Lock on', () => {
    expect(scansOf(strokes('tir-2026-325-k7qm', 10))).toEqual([{ text: 'tir-2026-325-k7qm' }])
  })

  it('keeps the case of other texts', () => {
    expect(scansOf(strokes('https-abc', 10))).toEqual([{ text: 'https-abc' }])
  })
})
