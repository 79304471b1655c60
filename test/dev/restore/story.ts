import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { loadDump } from '../../../dev/restore/load-dump.ts'
import type { MergeOptions } from '../../../dev/restore/merge.ts'
import { planMerge } from '../../../dev/restore/plan-merge.ts'
import { Office } from './office.ts'

export interface Story extends Partial<MergeOptions> {
  before: (office: Office) => void
  harm: (office: Office) => void
  after: (office: Office) => void
}

/** Returns the path of an export by its name. The files are deleted after the test. */
export function exportFiles(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return (name) => join(folder, `${name}.sql`)
}

/** Lives through the story, merges, and executes the merge on the restored database. */
export function merged({ before, harm, after, ...options }: Story) {
  const office = new Office()
  const file = exportFiles()
  before(office)
  office.export(file('restored'))
  harm(office)
  office.export(file('base'))
  after(office)
  office.export(file('now'))
  const files = { now: file('now'), base: file('base'), restored: file('restored') }
  const plan = planMerge(files, { keepsInserted: false, ...options })
  const db = loadDump(file('restored'))
  db.exec(['BEGIN; PRAGMA defer_foreign_keys = TRUE;', ...plan.statements, 'COMMIT'].join('\n'))
  return { db, plan, all: reader(db), files }
}

/** Plans the merge again, on the database that it was executed on. */
export function mergedAgain(
  { db, files }: ReturnType<typeof merged>,
  options: Partial<MergeOptions> = {},
) {
  const again = new Office()
  Object.assign(again, { db })
  const restored = again.export(exportFiles()('after'))
  return planMerge({ ...files, restored }, { keepsInserted: false, ...options })
}

function reader(db: DatabaseSync) {
  return (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }))
}
