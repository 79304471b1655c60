import { join, resolve } from 'node:path'
import { npmRunBuild, vite, wrangler } from './run/commands.ts'
import { readDevVars, usesStandInStripe } from './run/dev-vars.ts'
import { setOlderStateAside } from './run/older-state.ts'
import { anyFreePort, choosePorts } from './run/ports.ts'
import { Processes } from './run/processes.ts'
import { untilHealthy } from './run/ready.ts'
import { startSchedule } from './run/schedule.ts'
import { signpost } from './run/signpost.ts'
import { writeWorkerConfigs } from './run/worker-config.ts'
import { wranglerEnv } from './run/wrangler-env.ts'
import { startStandIns } from './stand-ins.ts'

// `npm start` runs the whole site locally, with stand-ins for the services that the Worker calls.
// Stripe isn't replaced if .dev.vars has real keys. `npm run dev` adds --watch, which serves pages
// from their sources.

const root = join(import.meta.dirname, '..')
const watches = process.argv.includes('--watch')
const processes = new Processes(root)
const atTheEnd: (() => unknown)[] = [() => processes.stop()]
let ending = false

async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  await Promise.allSettled(atTheEnd.map(async (stop) => stop()))
  process.exit(code)
}

function fail(message: string): void {
  if (!ending) console.error(`\n${message}\n`)
  void end(1)
}

async function start(): Promise<void> {
  const ports = await choosePorts(process.env)
  const site = `http://localhost:${ports.site}`
  const standInOrigin = `http://localhost:${ports.standIns}`
  const state = resolve(root, process.env.STATE_DIR || '.wrangler/state')
  const aside = setOlderStateAside(state, join(root, 'migrations/0000_init.sql'))
  if (aside) {
    console.log(
      `The local database is of an older kind: it was moved to ${aside}, and a new one begins.`,
    )
  }
  const vars = readDevVars(root, ports)
  if (process.env.OWNERS !== undefined) vars.OWNERS = process.env.OWNERS
  const isStandIn = usesStandInStripe(vars)

  const buildEnv = { ...process.env, ...(isStandIn && { PAY_SCRIPT_ORIGIN: standInOrigin }) }
  await processes.run('Building the pages', npmRunBuild(), buildEnv)

  // With --watch, Vite listens on the site's port and forwards API requests to the Worker.
  const workerPort = watches ? await anyFreePort() : ports.site
  const worker = `http://localhost:${workerPort}`
  const writesPerMinute = Number(process.env.WRITES_PER_MINUTE) || undefined
  const configs = await writeWorkerConfigs(root, vars, ports, writesPerMinute)
  const local = ['--config', configs.site, '--persist-to', state]
  const migrate = wrangler('d1', 'migrations', 'apply', 'DB', '--local', ...local)
  await processes.run('Migrating the database', migrate, wranglerEnv(root))
  // Otherwise, the Worker would hold most jobs if the last ones ran more than 20 minutes ago.
  const forgetClock = `DELETE FROM job_runs WHERE name = 'clock'`
  const reset = wrangler('d1', 'execute', 'DB', '--local', ...local, '--command', forgetClock)
  const startClock = () => processes.run('Starting the clock of the jobs', reset, wranglerEnv(root))
  await startClock()

  const standIns = await startStandIns({
    port: ports.standIns,
    siteOrigin: site,
    accessAudience: vars.ACCESS_AUD ?? '',
    webhookSecret: vars.STRIPE_WEBHOOK_SECRET ?? '',
    webhookUrl: isStandIn ? `${worker}/api/stripe/webhook` : null,
    stateFile: join(state, 'stand-ins.json'),
  })
  atTheEnd.push(() => standIns.close())

  const serve = ['dev', ...local, '--config', configs.email, '--port', String(workerPort)]
  const quiet = ['--inspector-port', '0', '--show-interactive-dev-session=false']
  processes.keep(wrangler(...serve, ...quiet), wranglerEnv(root), (code) =>
    fail(`The Worker ended by itself (exit code ${code}); everything else is stopped.`),
  )
  await untilHealthy(worker)
  atTheEnd.push(startSchedule(worker, configs.crons, startClock))

  if (watches) {
    const pages = vite('--port', String(ports.site), '--strictPort', '--host', 'localhost')
    processes.keep(pages, { ...process.env, PORT: String(workerPort) }, (code) =>
      fail(`The pages' server ended by itself (exit code ${code}); everything else is stopped.`),
    )
    await untilHealthy(site)
  }
  console.log(signpost({ site, standIns: standIns.origin, state }, vars))
}

// If npm is killed, no signal reaches this process, so it watches for a new parent process.
const parent = process.ppid
setInterval(() => process.ppid !== parent && void end(0), 1000).unref()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
