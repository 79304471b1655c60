import { findBrowser, installBrowser } from './browser.ts'

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
