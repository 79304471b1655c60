import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from '../../../domain/input/csv.ts'

/** Parses a CSV line as RFC 4180 defines it. */
function cellsOf(line: string): string[] {
  const cells = `,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)
  return [...cells].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
}

describe('promise 22: text that a guest typed is never a formula in an export', () => {
  it.each([
    '=1+1',
    '=HYPERLINK("http://evil.example","Click")',
    '+355 69 123 4567',
    '-2+3',
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '\u{A0}=1+1',
    '＝1+1',
    '﹦1+1',
    '\u{200B}=1+1',
    '\u{FEFF}=1+1',
    '\u{200F}\u{2060}=1+1',
    '\u{AD}＋1',
    '\u{0}@SUM(A1:A9)',
    '\u{3164}\u{FE0F}-2+3',
    '\u{2800}\u{E0020}＠A1',
    "=cmd|' /C calc'!A0",
  ])('%j gets an apostrophe in front', (words) => {
    expect(cellsOf(csvLine([words]))).toEqual([`'${words}`])
  })

  it.each(['Ana Hoxha', "O'Neil", 'a=b', '355 69 123', 'Çela, "Bar"', '', 'two\r\nlines', '🧳'])(
    '%j stays as it is',
    (words) => {
      expect(cellsOf(csvLine([words]))).toEqual([words])
    },
  )

  it('keeps any text in its own cell and never begins like a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }),
        (words) => {
          const cells = cellsOf(csvLine(words))
          expect(cells).toHaveLength(words.length)
          cells.forEach((cell, index) => {
            expect([words[index], `'${words[index]}`]).toContain(cell)
            expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/)
          })
        },
      ),
    )
  })
})

it('promise 22: a formula after invisible characters gets an apostrophe too', () => {
  const unseen = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))
  const invisible = unseen.filter((email) => /^[\s\p{Z}\p{Cc}\p{Cf}\p{DI}]$/u.test(email))
  fc.assert(
    fc.property(
      fc.array(invisible, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...'=+-@＝＋－＠'),
      (emails, sign) => {
        const words = `${emails.join('')}${sign}1+1`
        expect(cellsOf(csvLine([words]))).toEqual([`'${words}`])
      },
    ),
  )
})

describe('a CSV line', () => {
  it('ends with CRLF and leaves numbers unquoted', () => {
    expect(csvLine(['a', 12.5, null, 'b'])).toBe('a,12.5,,b\r\n')
  })
})
