import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readDevVars, usesStandInStripe } from './run/dev-vars.ts'
import { wranglerEnv } from './run/wrangler-env.ts'
import { seedTarget } from './seed/seed.ts'
import { targetOf } from './seed/target.ts'

// `npm run seed` fills the local site, which must be running (`npm start`), with about a month of
// invented guests. `-- --env staging` fills staging. `-- --seed 7` invents a different month.

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { env: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const { PORT, DEV_PORT, STATE_DIR } = process.env
const ports = { site: Number(PORT || 8787), standIns: Number(DEV_PORT || 8788) }

const seed = Number(values.seed)

try {
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed ${values.seed} is not a whole number`)
  const state = resolve(root, STATE_DIR || '.wrangler/state')
  const target = targetOf(values.env, {
    root,
    state,
    env: values.env === undefined ? wranglerEnv(root) : process.env,
  })
  const isLocal = target.environment === 'local'
  const hasStandIns = isLocal && usesStandInStripe(readDevVars(root, ports))
  await seedTarget({
    target,
    seed,
    now: new Date(),
    standIns: hasStandIns ? `http://localhost:${ports.standIns}` : null,
    say: console.log,
  })
  const origin = isLocal ? `http://localhost:${ports.site}` : target.setup.origin
  console.log(`Open ${origin}/admin.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
