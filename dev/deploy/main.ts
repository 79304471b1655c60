import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deploy } from './deploy.ts'
import { dryRun } from './dry-run.ts'
import { setupOf } from './setup.ts'

// `npm run deploy` runs the doctor, builds, migrates and uploads a version. Visitors get it only
// after a smoke test, except on the first deploy.
// `-- --dry-run` only runs what needs no Cloudflare account. It accepts placeholders and
// uncommitted changes.
// `-- --env staging` deploys to staging. `-- --secrets-file <file>` is for the first deploy.
// `-- --repair` replaces an unhealthy version.

const { values } = parseArgs({
  options: {
    env: { type: 'string', default: '' },
    'dry-run': { type: 'boolean', default: false },
    'secrets-file': { type: 'string' },
    repair: { type: 'boolean', default: false },
  },
})

try {
  const setup = setupOf(
    join(import.meta.dirname, '../..'),
    {
      environment: values.env,
      secretsFile: values['secrets-file'],
      isRepair: values.repair,
      isDryRun: values['dry-run'],
    },
    process.env,
  )
  const isDone = await (setup.isDryRun ? dryRun : deploy)(setup, console.log)
  process.exitCode = isDone ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
