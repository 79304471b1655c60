import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { BrowsingContext } from 'selenium-webdriver/bidi/generated/browsing_context.js'
import { Input } from 'selenium-webdriver/bidi/generated/input.js'
import { Log, type LogEntry } from 'selenium-webdriver/bidi/generated/log.js'
import {
  Script,
  type ScriptLocalValue,
  type ScriptRemoteValue,
} from 'selenium-webdriver/bidi/generated/script.js'
import { Session } from 'selenium-webdriver/bidi/generated/session.js'
import type { Index } from 'selenium-webdriver/bidi/index.js'
import { onPath } from '../e2e/browser.ts'
import type { Size } from './window.ts'

// Released Firefox speaks WebDriver BiDi itself, so Selenium needs no geckodriver.

/** The module is the class itself, despite its types. */
const Connection: typeof Index = createRequire(import.meta.url)('selenium-webdriver/bidi/index.js')

const executable = () => ['firefox-esr', 'firefox'].map(onPath).find(Boolean)

/** How to install the engine if it is missing. */
export function missingFirefox(): string | undefined {
  return executable() ? undefined : 'Firefox is not here. Debian: apt-get install firefox-esr'
}

/** The protocol's parts that are used. */
interface Driver {
  contexts: BrowsingContext
  input: Input
  script: Script
}

/** A headless Firefox with a new profile. */
export class Firefox {
  readonly #process: ChildProcess
  readonly #profile: string
  readonly driver: Driver
  /** Its only tab. */
  readonly tab: string
  readonly complaints: string[] = []

  private constructor(process: ChildProcess, profile: string, driver: Driver, tab: string) {
    this.#process = process
    this.#profile = profile
    this.driver = driver
    this.tab = tab
  }

  static async open(size: Size): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
    const process = spawn(String(executable()), args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const connection = new Connection(`${await addressSaid(process.stderr)}/session`)
    const session = {
      getBidi: async () => connection,
      getCapabilities: async () => new Map([['webSocketUrl', true]]),
    }
    await (await Session.create(session)).new({ capabilities: {} })
    const driver = {
      contexts: await BrowsingContext.create(session),
      input: await Input.create(session),
      script: await Script.create(session),
    }
    const [tab] = (await driver.contexts.getTree({})).contexts
    if (!tab) throw new Error('Firefox has opened without a tab.')
    await driver.contexts.setViewport({ context: tab.context, viewport: size })
    const firefox = new Firefox(process, profile, driver, tab.context)
    await (await Log.create(session)).onEntryAdded((entry) => firefox.#hears(entry))
    return firefox
  }

  #hears({ level, text }: LogEntry): void {
    if (level === 'error') this.complaints.push(String(text))
  }

  /** Calls a function, given as source, in a page or a frame. */
  async run(
    context: string,
    declaration: string,
    args: ScriptLocalValue[] = [],
  ): Promise<ScriptRemoteValue> {
    const answer = await this.driver.script.callFunction({
      functionDeclaration: declaration,
      arguments: args,
      target: { context },
      awaitPromise: true,
    })
    if (answer.type === 'success') return answer.result
    throw new Error(answer.exceptionDetails.text)
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit')
    this.#process.kill()
    await ended
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The address on which Firefox listens, from its output. */
async function addressSaid(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0]
    if (!address) continue
    output.resume()
    return address
  }
  throw new Error('Firefox ended before it could be driven.')
}
