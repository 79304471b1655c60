import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { mergeReport } from './restore/merge-report.ts'
import { mergeFile, planMerge } from './restore/plan-merge.ts'

// `npm run merge -- now.sql base.sql restored.sql [merged.sql]` (docs/restore.md) writes the
// statements that have to be executed on the restored database, and prints what they change.

const usage = `npm run merge -- now.sql base.sql restored.sql [merged.sql] [options]

  now.sql         exported before the restore
  base.sql        exported after a restore to right after the harm
  restored.sql    exported after a restore to the last good minute
  merged.sql      written; .wrangler/restore/merged.sql by default
  --keep-inserted what guests and staff did in the minute of the harm is kept
  --without-migration <name>
                  a migration that was the harm, so restored.sql doesn't have it`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'keep-inserted': { type: 'boolean', default: false },
    'without-migration': { type: 'string', multiple: true, default: [] },
  },
})
const [now, base, restored, output = '.wrangler/restore/merged.sql'] = positionals

if (!now || !base || !restored) {
  console.error(usage)
  process.exitCode = 2
} else {
  try {
    const plan = planMerge(
      { now, base, restored },
      {
        keepsInserted: values['keep-inserted'],
        withoutMigrations: values['without-migration'],
      },
    )
    mkdirSync(dirname(output), { recursive: true })
    writeFileSync(output, mergeFile(plan), { mode: 0o600 })
    console.log(`${mergeReport(plan)}\nWritten to ${output}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
