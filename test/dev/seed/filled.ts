import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seedTarget } from '../../../dev/seed/seed.ts'
import { targetOf } from '../../../dev/seed/target.ts'

const root = join(import.meta.dirname, '../../..')

/** A database that only stands in for D1, and the commands that reach it. */
export function openDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'))
  const [file, calls] = [join(folder, 'db.sqlite'), join(folder, 'calls')]
  writeFileSync(calls, '')
  const db = new DatabaseSync(file)
  const migrations = join(root, 'migrations')
  for (const name of readdirSync(migrations)
    .filter((one) => one.endsWith('.sql'))
    .toSorted())
    db.exec(readFileSync(join(migrations, name), 'utf8'))
  const bin = join(import.meta.dirname, 'wrangler.ts')
  const env = { ...process.env, WRANGLER_BIN: bin, DATABASE: file, CALLS: calls }
  return {
    db,
    all: (sql: string) =>
      db
        .prepare(sql)
        .all()
        .map((row) => ({ ...row })),
    values: (sql: string) =>
      db
        .prepare(sql)
        .all()
        .map((row) => Object.values(row)[0]),
    calls: () => readFileSync(calls, 'utf8').trim().split('\n'),
    target: (environment?: string) => targetOf(environment, { root, state: folder, env }),
    close: () => {
      db.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type Filled = ReturnType<typeof openDatabase>

/** Fills it with a quiet month. */
export function fillQuietly(
  { target }: Filled,
  now: Date,
  standIns: string | null,
  environment?: string,
): Promise<void> {
  const options = { target: target(environment), seed: 1, now, standIns, isQuiet: true }
  return seedTarget({ ...options, say: () => {} })
}
