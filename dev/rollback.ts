import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { rollback } from './deploy/rollback.ts'
import { setupOf } from './deploy/setup.ts'

// `npm run rollback` gives all visitors the release before the live one. `-- --to <version id>` gives them another.
// `-- --env staging` does so on staging.

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
