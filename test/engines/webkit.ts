import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { anyFreePort } from '../../dev/run/ports.ts'

// Safari's engine, from Debian's webkit2gtk-driver; https://trac.webkit.org/wiki/WebKitGTK.

const driverPath = '/usr/bin/WebKitWebDriver'
const browserPath = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** How to install the engine or its screen if one is missing. */
export function missingWebKit(): string | undefined {
  const missing = [driverPath, browserPath, '/usr/bin/xvfb-run'].filter((path) => !existsSync(path))
  if (missing.length === 0) return undefined
  return `WebKit is not here (${missing.join(', ')}). Debian: apt-get install webkit2gtk-driver xvfb`
}

/** A WebKit window on its own screen. The driver takes one session at a time. */
export class WebKit {
  #process: ChildProcess
  readonly driver: WebDriver

  private constructor(process: ChildProcess, driver: WebDriver) {
    this.#process = process
    this.driver = driver
  }

  static async open(width: number, height: number): Promise<WebKit> {
    const port = await anyFreePort()
    const server = `http://127.0.0.1:${port}`
    const screen = `-screen 0 ${width}x${height}x24`
    // A process group of its own, so that the screen ends with the driver.
    const process = spawn('xvfb-run', ['-a', '-s', screen, driverPath, `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
    })
    for (let tries = 0; !(await answers(`${server}/status`)); tries += 1) {
      if (tries > 100) throw new Error('WebKitWebDriver does not answer.')
      await pause(100)
    }
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: browserPath,
          // Full screen has no window buttons, so the window can be as narrow as a phone.
          args: ['--automation', '--full-screen'],
        },
        pageLoadStrategy: 'none',
      })
      .build()
    await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    await driver.wait(async () => (await driver.executeScript('return innerWidth')) === width, 5000)
    return new WebKit(process, driver)
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit')
    try {
      await this.driver.quit()
    } finally {
      if (this.#process.pid) process.kill(-this.#process.pid, 'SIGTERM')
      await ended
    }
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
