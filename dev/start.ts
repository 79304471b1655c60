import { join, resolve } from 'node:path'
import { buildCommand } from './run/build-command.ts'
import { type DevVars, readDevVars, usesStandInStripe } from './run/dev-vars.ts'
import { choosePorts } from './run/ports.ts'
import { Processes } from './run/processes.ts'
import { untilHealthy } from './run/ready.ts'
import { watchPages } from './run/rebuild.ts'
import { startSchedule } from './run/schedule.ts'
import { writeWorkerConfigs } from './run/worker-config.ts'
import { wranglerCommand, wranglerEnv } from './run/wrangler.ts'
import { startStandIns } from './stand-ins.ts'

// `npm start`: the whole site on this machine, with nothing of the outside world but its stand-ins.
// `npm run dev` adds --watch: the pages are built anew whenever they change.

const root = join(import.meta.dirname, '..')
const processes = new Processes(root)
const atTheEnd: (() => unknown)[] = [() => processes.stop()]
let ending = false

async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  await Promise.allSettled(atTheEnd.map(async (stop) => stop()))
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

function fail(message: string): void {
  if (!ending) console.error(`\n${message}\n`)
  void end(1)
}

async function start(): Promise<void> {
  const ports = await choosePorts(process.env)
  const siteOrigin = `http://localhost:${ports.site}`
  const standInOrigin = `http://localhost:${ports.standIns}`
  const vars = readDevVars(root, ports)
  const isStandIn = usesStandInStripe(vars)

  const buildEnv = { ...process.env, ...(isStandIn && { PAY_SCRIPT_ORIGIN: standInOrigin }) }
  const build = () => processes.run('Building the pages', buildCommand(), buildEnv)
  await build()

  const { site, mail, crons } = writeWorkerConfigs(root, vars, ports)
  const stateDir = resolve(root, process.env.STATE_DIR || '.wrangler/state')
  const state = ['--persist-to', stateDir]
  const migrate = ['d1', 'migrations', 'apply', 'DB', '--local', '--config', site, ...state]
  await processes.run('Migrating the database', wranglerCommand(...migrate), wranglerEnv(root))

  const standIns = await startStandIns({
    port: ports.standIns,
    siteOrigin,
    accessAudience: vars.ACCESS_AUD ?? '',
    webhookSecret: vars.STRIPE_WEBHOOK_SECRET ?? '',
    webhookUrl: isStandIn ? `${siteOrigin}/api/stripe/webhook` : null,
    stateFile: join(stateDir, 'stand-ins.json'),
  })
  atTheEnd.push(() => standIns.close())

  const serve = ['dev', '--config', site, '--config', mail, '--port', String(ports.site), ...state]
  const quiet = ['--inspector-port', '0', '--show-interactive-dev-session=false']
  processes.keep(wranglerCommand(...serve, ...quiet), wranglerEnv(root), (code) =>
    fail(`The Worker ended by itself (exit code ${code}); everything else is stopped.`),
  )
  await untilHealthy(siteOrigin)
  atTheEnd.push(startSchedule(siteOrigin, crons))
  if (process.argv.includes('--watch')) {
    const rebuild = () => build().catch((error: Error) => console.error(error.message))
    atTheEnd.push(watchPages(root, rebuild))
  }
  console.log(signpost(siteOrigin, standInOrigin, stateDir, vars))
}

function signpost(site: string, standIns: string, stateDir: string, vars: DevVars): string {
  const stripe = usesStandInStripe(vars)
    ? `stand-in; test cards at ${standIns}`
    : 'real, by the keys in .dev.vars; `stripe listen` forwards its webhooks'
  return `
  Site        ${site}
  Staff       ${site}/admin
  Stand-ins   ${standIns}
  Mailbox     ${standIns}/mail
  Sign-in     ${standIns}/cdn-cgi/access/login/${new URL(site).host}?kid=${vars.ACCESS_AUD}&redirect_url=/admin
  Stripe      ${stripe}

  Ctrl-C ends everything. Data is kept in ${stateDir}.
`
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
