import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mergeReport } from './restore/merge-report.ts'
import { mergeFile, planMerge } from './restore/plan-merge.ts'

// `npm run merge -- now.sql base.sql restored.sql [merged.sql]` (docs/restore.md).
// Writes what has to be executed on the restored database, and prints what that changes.

const usage = `npm run merge -- now.sql base.sql restored.sql [merged.sql] [--keep-inserted]

  now.sql         exported before the restore
  base.sql        exported after a restore to right after the harm
  restored.sql    exported after a restore to the last good minute
  --keep-inserted rows that were inserted in the minute of the harm are kept`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'keep-inserted': { type: 'boolean', default: false } },
})
const [now, base, restored, output = 'merged.sql'] = positionals

if (!now || !base || !restored) {
  console.error(usage)
  process.exitCode = 2
} else {
  try {
    const plan = planMerge({ now, base, restored }, { keepsInserted: values['keep-inserted'] })
    writeFileSync(output, mergeFile(plan), { mode: 0o600 })
    console.log(`${mergeReport(plan)}\nWritten to ${output}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
