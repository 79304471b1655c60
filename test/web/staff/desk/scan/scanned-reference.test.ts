import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reference } from '../../../../../domain/stay/reference.ts'
import {
  scannedReference,
  shortened,
} from '../../../../../web/staff/desk/scan/scanned-reference.ts'

describe('a scanned text', () => {
  it.each([
    'TIR-2026-325-K7QM',
    'tir-2026-325-k7qm',
    ' TIR-2026-325-K7QM\r\n',
    'TIR 2026 325 K7QM',
    'TIR - 2026 - 325 - K7QM',
    'TIR–2026–325–K7QM',
    'TIR\u{2011}2026\u{2011}325\u{2011}K7QM',
    'TIR−2026−325−K7QM',
    'TIRß2026ß325ßK7QM',
    "TIR'2026'325'K7QM",
    'TIR/2026/325/K7QM',
    'TIR)2026)325)K7QM',
    'TIR+2026+325+K7QM',
    'TIR2026325K7QM',
    'TIR-2026-32-5K7QM',
    'ＴＩＲ－２０２６－３２５－Ｋ７ＱＭ',
  ])('%j is read as the reference TIR-2026-325-K7QM', (text) => {
    expect(scannedReference(text)).toEqual({ kind: 'reference', reference: 'TIR-2026-325-K7QM' })
  })

  it.each(['PICK-7H3P-K9QM', ' pick-7h3p-k9qm', 'PICKß7H3PßK9QM', 'PICK 7H3P K9QM'])(
    '%j is read as the pick-up code PICK-7H3P-K9QM',
    (text) => {
      expect(scannedReference(text)).toEqual({ kind: 'pick_up', reference: 'PICK-7H3P-K9QM' })
    },
  )

  it.each([
    'PICK-7H3P-K0QM',
    'PICK-7H3P',
    'WIFI:T:WPA;S:Hotel;P:secret;;',
    'https://example.com/pass#TIR-2026-325-K7QM',
    '5901234123457',
    'TIR-2026-325-K7Q',
    'TIR-2026-325-K7QMM',
    'TIR-2026-325-K0QM',
    '20263257777',
    '',
  ])('%j is unknown and unchanged', (text) => {
    expect(scannedReference(text)).toEqual({ kind: 'unknown', text })
  })

  it('is recognised as a reference for every date and random part', () => {
    const dates = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    })
    const random = fc.uint8Array({ minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(dates, random, (date, bytes) => {
        const given = reference(date.toISOString().slice(0, 10), bytes)
        expect(scannedReference(given.toLowerCase())).toEqual({
          kind: 'reference',
          reference: given,
        })
      }),
    )
  })
})

describe('another company’s code', () => {
  it('is shown shortened, by whole characters', () => {
    expect(shortened('https://menu.example')).toBe('https://menu.example')
    expect(shortened('🧳'.repeat(60))).toBe(`${'🧳'.repeat(40)}…`)
  })
})
