import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { untilHealthy } from '../../dev/run/ready.ts'
import { comeToLife } from '../e2e/arrive.ts'
import { cards, Traveller } from '../e2e/traveller.ts'
import { words } from '../e2e/words.ts'
import { writeBenchmark } from './benchmarks-file.ts'
import { spreadOf, spreadText, table } from './figures.ts'
import { openBrowser } from './paint.ts'

// A stop-watch of a booking, from the home page to the reference, in a browser, on the site as
// `npm start` serves it: how often a traveller taps, and how long the page makes them wait.

/** How often each is done; ROUNDS asks for another number. */
const rounds = Number(process.env.ROUNDS ?? 9)
const say = words.en

const ways = ['wallet', 'card, by autofill', 'reservation, by autofill'] as const
type Way = (typeof ways)[number]

interface Timed {
  taps: number
  seconds: number
}

/** The browser fills in a group of fields at one tap. */
type Tap = (action: () => Promise<unknown>) => Promise<void>

const flows: Record<Way, (page: Page, ana: Traveller, tap: Tap) => Promise<void>> = {
  wallet: async (page, _, tap) => {
    await tap(() =>
      page
        .getByRole('link', { name: /Pay Online/ })
        .first()
        .tap(),
    )
    await tap(() => lastUsualStay(page).tap())
    await tap(() => page.getByRole('button', { name: 'Stand-in wallet' }).tap())
  },
  'card, by autofill': async (page, ana, tap) => {
    await tap(() =>
      page
        .getByRole('link', { name: /Pay Online/ })
        .first()
        .tap(),
    )
    await tap(() => ana.fillInWhoTheyAre())
    await tap(() => page.getByRole('button', { name: say.payWithCard }).tap())
    await tap(() => ana.fillInCard(cards.good))
    await tap(() => ana.page.getByRole('button', { name: say.pay('€3.00') }).tap())
  },
  'reservation, by autofill': async (page, ana, tap) => {
    await tap(() => page.locator('main a[href="/reserve-pay-location"]').first().tap())
    await tap(() => ana.fillInWhoTheyAre())
    await tap(() => lastUsualStay(page).tap())
    await tap(() => page.getByRole('button', { name: say.reserve }).tap())
  },
}

/** Whatever the hour is, it is one of the days that are still offered. */
function lastUsualStay(page: Page) {
  return page.getByRole('group', { name: 'When' }).getByRole('radio').last()
}

async function timed(browser: Browser, baseURL: string, way: Way): Promise<Timed> {
  const viewport = { width: 390, height: 664 }
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const ana = new Traveller(page, say)
  // A guest of their own each time: the same one would be asked whether they want a second booking.
  if (way === 'wallet') await ana.bringsWallet()
  await page.goto('/')
  await comeToLife(page)
  let taps = 0
  const tap: Tap = async (action) => {
    taps += 1
    await action()
    await comeToLife(page)
  }
  const begin = performance.now()
  await flows[way](page, ana, tap)
  await ana.reference()
  const seconds = (performance.now() - begin) / 1000
  await context.close()
  return { taps, seconds }
}

async function measure(browser: Browser, origin: string, way: Way): Promise<string[]> {
  // The first warms the Worker up.
  await timed(browser, origin, way)
  const all: Timed[] = []
  for (let number = 0; number < rounds; number += 1) all.push(await timed(browser, origin, way))
  const taps = Math.max(...all.map((one) => one.taps))
  return [way, String(taps), spreadText(spreadOf(all.map(({ seconds }) => seconds)), 1)]
}

async function checkoutPart(origin: string): Promise<string> {
  const browser = await openBrowser()
  const rows = []
  for (const way of ways) rows.push(await measure(browser, origin, way))
  const version = browser.version()
  await browser.close()
  return `${heading}

${new Date().toISOString().slice(0, 10)}, Chromium ${version}, 390 px wide, the site as \`npm start\` serves it. From the first tap on the home
page to the reference, one bag, ${rounds} times each, seconds as median (least–most); a group of fields that the browser fills in is one
tap. Nothing is waited for but what the page makes wait. Budget 13: wallet 3 taps, card 5.

${table(['way', 'taps', 'seconds'], rows)}
`
}

const heading = '## Checkout: from the home page to the reference'

const { PORT = '8783', DEV_PORT = '8784' } = process.env
const STATE_DIR = '.wrangler/bench-checkout'
rmSync(STATE_DIR, { recursive: true, force: true })
const env = { ...process.env, PORT, DEV_PORT, STATE_DIR, WRITES_PER_MINUTE: '10000' }
const site = spawn(process.execPath, ['dev/start.ts'], {
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  const origin = `http://localhost:${PORT}`
  await untilHealthy(origin)
  writeBenchmark(heading, await checkoutPart(origin))
} finally {
  site.kill('SIGTERM')
  await once(site, 'exit')
}
