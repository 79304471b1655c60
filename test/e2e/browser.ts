import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Names of Chromium on a system. The headless shell comes first: the same engine, a third faster. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of a program, or `undefined`. */
export function onPath(name: string): string | undefined {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return found.stdout.trim() || undefined
}

/** CHROMIUM_PATH, the system's Chromium or Chrome, or Playwright's own; `undefined` if there is none. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`)
    return named
  }
  const own = chromium.executablePath()
  const system = systemNames.map(onPath).find(Boolean)
  return [system, macApplication, own].find((path) => path && existsSync(path))
}

function runs(command: string, args: string[]): boolean {
  console.log(`Looking for a browser: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/** Installs a browser the way the machine allows: Debian's package as root, or Playwright's download. */
export function installBrowser(): void {
  const debianRoot = process.getuid?.() === 0 && onPath('apt-get')
  if (debianRoot) {
    runs('apt-get', ['update', '-qq'])
    const install = ['install', '-y', '-qq', '--no-install-recommends']
    if (systemNames.slice(0, 2).some((name) => runs('apt-get', [...install, name]))) return
  }
  runs('npx', ['playwright', 'install', 'chromium'])
}
