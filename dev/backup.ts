import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dumpOf } from './restore/dump.ts'
import { exportDatabase } from './restore/export.ts'
import { loadDump } from './restore/load-dump.ts'

// `npm run backup -- [--local] [--config file] [--env name] out.sql` writes a backup that an empty
// D1 can load (docs/restore.md). D1 can't load wrangler's own export, which inserts rows before it
// creates the tables that they refer to.

const root = join(import.meta.dirname, '..')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    local: { type: 'boolean', default: false },
    config: { type: 'string', default: join(root, 'wrangler.toml') },
    env: { type: 'string' },
  },
})
const [output] = positionals

if (!output) {
  console.error('npm run backup -- [--local] [--config file] [--env name] out.sql')
  process.exitCode = 2
} else {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  try {
    const exported = join(folder, 'export.sql')
    const place = values.local ? '--local' : '--remote'
    const env = values.env ? ['--env', values.env] : []
    await exportDatabase(root, [place, '--config', values.config, ...env], exported)
    const statements = dumpOf(loadDump(exported))
    writeFileSync(output, `${statements.join('\n')}\n`, { mode: 0o600 })
    console.log(`${statements.length} statements written to ${output}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}
