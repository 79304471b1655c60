import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { npmRunBuild, wrangler } from '../run/commands.ts'
import { type DevVars, readDevVars } from '../run/dev-vars.ts'
import { anyFreePort } from '../run/ports.ts'
import { Processes } from '../run/processes.ts'
import { untilHealthy } from '../run/ready.ts'
import { writeWorkerConfigs } from '../run/worker-config.ts'
import { wranglerEnv } from '../run/wrangler-env.ts'
import { type StandIns, startStandIns } from '../stand-ins.ts'
import type { Place } from './place.ts'

/**
 * The Worker with the database of a `Place`.
 * Its stand-ins keep running while the Worker is stopped.
 */
export class DrillSite {
  readonly origin: string
  readonly standIns: StandIns
  readonly #root: string
  readonly #command: string[]
  #worker: Processes | null = null

  private constructor(root: string, origin: string, standIns: StandIns, command: string[]) {
    this.#root = root
    this.origin = origin
    this.standIns = standIns
    this.#command = command
  }

  /**
   * Builds the pages if there are none, or if `builds` is true.
   * Starts the stand-ins, but not the Worker. `settings` overrides variables of .dev.vars.example.
   */
  static async prepare(
    root: string,
    place: Place,
    { builds = false, settings = {} }: { builds?: boolean; settings?: DevVars } = {},
  ): Promise<DrillSite> {
    if (builds || !existsSync(join(root, 'dist/client'))) {
      await new Processes(root).run('Building the pages', npmRunBuild(), process.env)
    }
    const ports = { site: await anyFreePort(), standIns: await anyFreePort() }
    const origin = `http://localhost:${ports.site}`
    // The drill never uses this machine's own settings, which may contain real keys.
    copyFileSync(join(root, '.dev.vars.example'), place.file('.dev.vars.example'))
    const vars = { ...readDevVars(place.folder, ports), ...settings }
    const configs = await writeWorkerConfigs(root, vars, ports, 10_000)
    const standIns = await startStandIns({
      port: ports.standIns,
      siteOrigin: origin,
      accessAudience: vars.ACCESS_AUD ?? '',
      webhookSecret: vars.STRIPE_WEBHOOK_SECRET ?? '',
      webhookUrl: `${origin}/api/stripe/webhook`,
    })
    const serve = ['dev', '--config', configs.site, '--config', configs.email]
    const quiet = ['--inspector-port', '0', '--show-interactive-dev-session=false']
    const where = [
      '--persist-to',
      place.state,
      '--port',
      String(ports.site),
      '--log-level',
      'error',
    ]
    return new DrillSite(root, origin, standIns, wrangler(...serve, ...where, ...quiet))
  }

  /**
   * Starts the Worker and waits until it responds. Throws after 60 seconds.
   * With `isRestoring`, the site is closed: requests that need the database get 503.
   */
  async start({ isRestoring = false } = {}): Promise<void> {
    this.#worker = new Processes(this.#root)
    const command = isRestoring ? [...this.#command, '--var', 'RESTORING:yes'] : this.#command
    this.#worker.keep(command, wranglerEnv(this.#root), (code) => {
      throw new Error(`The Worker ended by itself (exit code ${code}).`)
    })
    await untilHealthy(this.origin)
  }

  async stop(): Promise<void> {
    await this.#worker?.stop()
    this.#worker = null
  }

  async runJobs(): Promise<void> {
    const answer = await fetch(`${this.origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`)
    if (!answer.ok) throw new Error(`The jobs answered ${answer.status}: ${await answer.text()}`)
  }

  async close(): Promise<void> {
    await this.stop()
    await this.standIns.close()
  }
}
