import { rmSync } from 'node:fs'
import { findBrowser, installBrowser } from './browser.ts'
import { startEnvironment } from './servers.ts'

// Runs before the browser tests: resets their database and finds a browser.
rmSync(startEnvironment.STATE_DIR, { recursive: true, force: true })

if (!findBrowser()) installBrowser()
const browser = findBrowser()
if (!browser) {
  console.error(
    [
      'The browser tests need Chromium or Chrome, and none was found or could be installed.',
      'Install one (Debian: apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chrome npm test',
    ].join('\n'),
  )
  process.exit(1)
}
console.log(`Browser tests use ${browser}`)
