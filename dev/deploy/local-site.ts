import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wrangler } from '../run/commands.ts'
import { readDevVars } from '../run/dev-vars.ts'
import { anyFreePort } from '../run/ports.ts'
import { Processes } from '../run/processes.ts'
import { untilHealthy } from '../run/ready.ts'
import { writeWorkerConfigs } from '../run/worker-config.ts'
import { wranglerEnv } from '../run/wrangler-env.ts'

/**
 * Runs the built site on this machine, with a new database, until `use` ends.
 * Starts no stand-ins, so requests to them fail.
 */
export async function withLocalSite<T>(
  root: string,
  use: (origin: string, accessOrigin: string) => Promise<T>,
): Promise<T> {
  const state = mkdtempSync(join(tmpdir(), 'deploy-'))
  const processes = new Processes(root)
  try {
    const ports = { site: await anyFreePort(), standIns: await anyFreePort() }
    const vars = readDevVars(root, ports)
    const configs = await writeWorkerConfigs(root, vars, ports)
    const local = ['--config', configs.site, '--persist-to', state]
    const migrate = wrangler('d1', 'migrations', 'apply', 'DB', '--local', ...local)
    await processes.run('  Migrating a database on this machine', migrate, wranglerEnv(root))
    const serve = ['dev', ...local, '--config', configs.email, '--port', String(ports.site)]
    const quiet = ['--inspector-port', '0', '--show-interactive-dev-session=false']
    const origin = `http://localhost:${ports.site}`
    const env = { ...wranglerEnv(root), WRANGLER_LOG: 'error' }
    processes.keep(wrangler(...serve, ...quiet), env, () => {})
    await untilHealthy(origin)
    return await use(origin, vars.ACCESS_TEAM_DOMAIN ?? '')
  } finally {
    await processes.stop()
    rmSync(state, { recursive: true, force: true })
  }
}
