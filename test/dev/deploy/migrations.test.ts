import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkMigrations } from '../../../dev/deploy/migrations.ts'

const ours = join(import.meta.dirname, '../../../migrations')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(ours, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const add = (sql: string) => writeFileSync(join(folder, '9999_sample.sql'), sql)

describe('promise 43: before a deploy, every migration is tried on an empty database', () => {
  it('our own migrations only add', async () => {
    expect(await checkMigrations(ours)).toMatch(/^\d+ in all, each only adds$/)
  })

  it('a migration that fills its own new table passes', async () => {
    add('CREATE TABLE names (id text); INSERT INTO names VALUES (1); UPDATE names SET id = 2')
    await expect(checkMigrations(folder)).resolves.toBeDefined()
  })

  it('a migration that adds a column passes', async () => {
    add('ALTER TABLE stays ADD COLUMN nickname text')
    await expect(checkMigrations(folder)).resolves.toBeDefined()
  })

  it.each([
    ['DROP TABLE stay_keys', '9999_sample is not only an addition: stay_keys: it is gone'],
    [
      'INSERT OR REPLACE INTO closures SELECT * FROM closures',
      '9999_sample is not only an addition: it replaces rows',
    ],
    ['DELETE FROM payments', '9999_sample is not only an addition: payments: its rows are deleted'],
    [
      'UPDATE stays SET status = NULL',
      '9999_sample is not only an addition: stays: its rows are rewritten',
    ],
    ['CREATE TABLE stays (id text)', "9999_sample can't be applied: table `stays` already exists"],
  ])('%s is refused, with the reason', async (sql, reason) => {
    add(sql)
    await expect(checkMigrations(folder)).rejects.toThrow(reason.replaceAll('`', ''))
  })
})
