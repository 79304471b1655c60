import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { rollback } from './deploy/rollback.ts'
import { setupOf } from './deploy/setup.ts'

// `npm run rollback` makes the release before the live one serve all visitors.
// `-- --to <version id>` chooses another version. `-- --env staging` rolls back staging.

const { values } = parseArgs({
  options: { env: { type: 'string', default: '' }, to: { type: 'string' } },
})

try {
  const options = { secretsFile: undefined, isRepair: false, isDryRun: false }
  const root = join(import.meta.dirname, '..')
  const setup = setupOf(root, { ...options, environment: values.env }, process.env)
  process.exitCode = (await rollback(setup, values.to, console.log)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
