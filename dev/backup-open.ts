import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dumpOf } from './restore/dump.ts'
import { identityIn } from './restore/identity.ts'
import { openBackup } from './restore/open-backup.ts'

// `npm run backup:open -- folder --identity key.txt out.sql` turns a downloaded nightly backup into
// a file that an empty D1 can load (docs/restore.md).

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { identity: { type: 'string' } },
})
const [folder, output] = positionals

if (!folder || !output || !values.identity) {
  console.error('npm run backup:open -- folder --identity key.txt out.sql')
  process.exitCode = 2
} else {
  try {
    const identity = identityIn(readFileSync(values.identity, 'utf8'))
    const statements = dumpOf(await openBackup(folder, identity))
    writeFileSync(output, `${statements.join('\n')}\n`, { mode: 0o600 })
    console.log(`${statements.length} statements written to ${output}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
