import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { Office } from './office.ts'

const tool = join(import.meta.dirname, '../../../dev/merge.ts')

it('`npm run merge` writes into the folder of a restore, and leaves out a named migration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const office = new Office()
  office.export(join(folder, 'restored.sql'))
  office.insert('d1_migrations', { name: '9999_wrong.sql' })
  office.export(join(folder, 'base.sql'))
  office.stay('a')
  office.export(join(folder, 'now.sql'))
  const args = ['now.sql', 'base.sql', 'restored.sql', '--without-migration', '9999_wrong']
  const said = execFileSync(process.execPath, [tool, ...args], { cwd: folder, encoding: 'utf8' })
  expect(said).toContain('Written to .wrangler/restore/merged.sql')
  expect(existsSync(join(folder, 'merged.sql'))).toBe(false)
  const written = readFileSync(join(folder, '.wrangler/restore/merged.sql'), 'utf8')
  expect(written).toContain('INSERT INTO "stays"')
})
