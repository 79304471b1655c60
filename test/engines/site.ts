import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { siteOrigin, startEnvironment } from '../e2e/servers.ts'

const environment = { ...startEnvironment, STATE_DIR: '.wrangler/engines-state' }

/** Milliseconds for a build and a start. */
const timeoutMs = 120_000

/** The site as `npm start` runs it, with its own database; it can be stopped and started. */
export class Site {
  #process: ChildProcess | undefined

  constructor() {
    rmSync(environment.STATE_DIR, { recursive: true, force: true })
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, ['dev/start.ts'], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const giveUpAt = Date.now() + timeoutMs
    while (!(await isHealthy())) {
      if (Date.now() > giveUpAt) throw new Error(`Nothing answers at ${siteOrigin}.`)
      await pause(250)
    }
  }

  async stop(): Promise<void> {
    const running = this.#process
    this.#process = undefined
    if (!running || running.exitCode !== null) return
    running.kill('SIGTERM')
    await once(running, 'exit')
  }
}

async function isHealthy(): Promise<boolean> {
  return fetch(`${siteOrigin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}
