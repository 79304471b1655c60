import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idPrefix, readReference, reference } from '../../../domain/stay/reference.ts'
import { dayOfYear } from '../../../domain/time/calendar.ts'
import { calendarDate } from '../support/arbitraries.ts'

/** The format of section 8, in the characters that can't be mistaken for one another. */
const format = /^TIR-\d{4}-\d{3}-[A-HJ-NP-Z2-9]{4}$/
const bytes = fc.uint8Array({ minLength: 4, maxLength: 16 })

describe('a reference', () => {
  it('has the year, the day of the year and four characters', () => {
    expect(reference('2026-11-21', new Uint8Array([0, 1, 2, 31]))).toBe('TIR-2026-325-ABC9')
    expect(reference('2026-01-01', new Uint8Array(4))).toBe('TIR-2026-001-AAAA')
    expect(reference('2028-12-31', new Uint8Array(4))).toBe('TIR-2028-366-AAAA')
  })

  it('has the same format on every day and for any random bytes', () => {
    fc.assert(
      fc.property(calendarDate, bytes, (date, random) => {
        const made = reference(date, random)
        expect(made).toMatch(format)
        expect(Number(made.slice(9, 12))).toBe(dayOfYear(date))
      }),
    )
  })

  it('uses each of its 32 characters equally often', () => {
    const count = new Map<string, number>()
    for (let byte = 0; byte < 256; byte++) {
      const last = reference('2026-11-21', new Uint8Array([0, 0, 0, byte])).slice(-1)
      count.set(last, (count.get(last) ?? 0) + 1)
    }
    expect(count.size).toBe(32)
    expect(new Set(count.values())).toEqual(new Set([8]))
  })
})

describe('the short form of an id', () => {
  it('is its first eight characters in capitals, or UNKNOWN without an id', () => {
    expect(idPrefix('3f2a9c1e-77aa-4b0c-8d2e-000000000000')).toBe('3F2A9C1E')
    expect(idPrefix(undefined)).toBe('UNKNOWN')
    expect(idPrefix('')).toBe('UNKNOWN')
  })
})

describe('a reference as people type it', () => {
  it.each([
    'TIR-2026-325-K7QM',
    'tir-2026-325-k7qm',
    ' TIR 2026 325 K7QM ',
    'tir2026325k7qm',
    'TIR–2026–325–K7QM',
    '2026-325-K7QM',
    'ＴＩＲ－２０２６－３２５－Ｋ７ＱＭ',
    'Tir- 2026 -325-\u200BK7QM.',
  ])('is read: %j', (typed) => {
    expect(readReference(typed)).toBe('TIR-2026-325-K7QM')
  })

  it.each([
    '',
    'K7QM',
    'TIR-2026-325-K7Q',
    'TIR-2026-325-K7QM9',
    'TIR-2026-325-KOQM',
    'ada@guest.example',
  ])('is refused: %j', (typed) => {
    expect(readReference(typed)).toBeNull()
  })
})
