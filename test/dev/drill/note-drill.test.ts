import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteDrill } from '../../../dev/drill/note-drill.ts'

const before = readFileSync('domain/reports/last-drill.ts', 'utf8')
const now = new Date('2026-12-01T10:00:00Z')
const stays = { what: 'stays', found: 7, expected: 7 }

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'note-'))
  file = join(folder, 'last-drill.ts')
  writeFileSync(file, before)
})
afterEach(() => rmSync(folder, { recursive: true }))

const note = (...others: { what: string; found: number; expected: number }[]) =>
  noteDrill(file, { found: [stays, ...others], seconds: 40 }, now)

describe('a drill is noted for System Status', () => {
  it('with its Tirana date if it found everything', () => {
    expect(note({ what: 'refunds', found: 4, expected: 4 })).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(
      "lastDrill: LastDrill = { day: '2026-12-01', found: 7, expected: 7, seconds: 40 }",
    )
  })

  it.each([
    ['a refund is missing', { what: 'refunds', found: 3, expected: 4 }],
    ['an email is sent twice', { what: 'emails sent twice', found: 1, expected: 0 }],
  ])('but not if %s', (_, finding) => {
    expect(note(finding)).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})
