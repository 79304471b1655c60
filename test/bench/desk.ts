import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Browser, Locator, Page } from '@playwright/test'
import { untilHealthy } from '../../dev/run/ready.ts'
import { newGuest, openCounter, panel, reserves, row, search } from '../e2e/counter.ts'
import { siteOrigin, startEnvironment } from '../e2e/servers.ts'
import { writeBenchmark } from './benchmarks-file.ts'
import { spreadOf, spreadText, table } from './figures.ts'
import { openBrowser } from './paint.ts'

// A stop-watch of the desk's main acts, in a browser, on the site as `npm start` serves it: how often
// staff tap, and how long it takes from the first tap to the outcome on the screen.

/** How often each act is done at each width; ROUNDS asks for another number. */
const rounds = Number(process.env.ROUNDS ?? 9)
/** Milliseconds between two keys of somebody who types without looking. */
const typing = 150
const widths = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
]

const actions = ['find', 'check in', 'take cash', 'check out', 'walk-in'] as const
type Action = (typeof actions)[number]

interface Timed {
  taps: number
  keys: number
  seconds: number
}

interface Counting {
  taps: number
  keys: number
}

const counted = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as { counting: Counting }).counting }))

/** Everything that a finger does is counted by the page itself. */
function count(page: Page) {
  return page.addInitScript(() => {
    const counting = { taps: 0, keys: 0 }
    Object.assign(window, { counting })
    const tap = () => {
      counting.taps += 1
    }
    const press = () => {
      counting.keys += 1
    }
    addEventListener('pointerdown', tap, true)
    addEventListener('keydown', press, true)
  })
}

async function timed(page: Page, action: () => Promise<unknown>): Promise<Timed> {
  const before = await counted(page)
  const begin = performance.now()
  await action()
  const seconds = (performance.now() - begin) / 1000
  const after = await counted(page)
  return { taps: after.taps - before.taps, keys: after.keys - before.keys, seconds }
}

const says = (stay: Locator, text: string) =>
  stay.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' })

async function paysCash(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cash taken/ }).tap()
}

/** A guest with a reservation comes, pays and leaves; another comes without one. */
async function round(page: Page, phone: Page): Promise<Record<Action, Timed>> {
  const name = newGuest()
  await reserves(phone, name)
  await page.goto('/admin/desk')
  await search(page).waitFor()
  const stay = panel(page, name)
  const find = await timed(page, async () => {
    await search(page).tap()
    await search(page).pressSequentially(name.slice(0, 8).toLowerCase(), { delay: typing })
    await row(page, name).waitFor()
  })
  const checkIn = await timed(page, async () => {
    await row(page, name).tap()
    await stay.getByRole('button', { name: 'Check in 2 items' }).tap()
    await says(stay, 'Checked in.')
  })
  const takeCash = await timed(page, async () => {
    await paysCash(page)
    await says(stay, 'Payment taken.')
  })
  const checkOut = await timed(page, async () => {
    await stay.getByRole('button', { name: 'Check out 2 items' }).tap()
    await says(stay, 'Checked out.')
  })
  await stay.getByRole('button', { name: 'Close' }).tap()
  await stay.waitFor({ state: 'detached' })
  return {
    find,
    'check in': checkIn,
    'take cash': takeCash,
    'check out': checkOut,
    'walk-in': await walkIn(page),
  }
}

/** Name, items, pick-up, payment. */
async function walkIn(page: Page): Promise<Timed> {
  const name = newGuest()
  await page.goto('/admin/desk')
  await search(page).waitFor()
  return timed(page, async () => {
    await page.getByRole('link', { name: 'Walk-in' }).tap()
    const form = panel(page, 'Walk-in')
    await form
      .getByRole('textbox', { name: 'Name' })
      .pressSequentially(name.slice(0, 8), { delay: typing })
    await form.getByRole('button', { name: 'One item more' }).tap()
    await form.getByText('Tomorrow').tap()
    await paysCash(page)
    await panel(page, name.slice(0, 8)).getByText('Checked in').first().waitFor()
  })
}

async function measure(browser: Browser, baseURL: string, viewport: (typeof widths)[number]) {
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, locale: 'en-GB' })
  const page = await context.newPage()
  // A guest's own, without the session of staff.
  const phone = await browser.newPage({ baseURL })
  await count(page)
  await openCounter(page)
  // The first of each warms the Worker up.
  await round(page, phone)
  const all: Record<Action, Timed>[] = []
  for (let number = 0; number < rounds; number += 1) all.push(await round(page, phone))
  await context.close()
  await phone.close()
  return actions.map((action) => {
    const own = all.map((one) => one[action])
    const most = (of: keyof Timed) => Math.max(...own.map((one) => one[of]))
    const seconds = spreadText(spreadOf(own.map(({ seconds }) => seconds)), 1)
    return [action, `${viewport.width} px`, String(most('taps')), String(most('keys')), seconds]
  })
}

async function deskPart(origin: string): Promise<string> {
  const browser = await openBrowser()
  const rows = []
  for (const viewport of widths) rows.push(...(await measure(browser, origin, viewport)))
  const version = browser.version()
  await browser.close()
  return `${heading}

${new Date().toISOString().slice(0, 10)}, Chromium ${version}, the site as \`npm start\` serves it. From the first tap to the outcome on the screen,
${rounds} times each, seconds as median (least–most); taps and keys as the page counted them, the most of all times. Names
are typed at ${typing} ms a key; nothing else is waited for but what the page makes wait: a panel that has just opened takes
no tap for 0.6 s. Budget 14: check-in of a found stay in 2 taps, a walk-in in 4 fields and under 15 s.

${table(['act', 'width', 'taps', 'keys', 'seconds'], rows)}
`
}

const heading = '## Desk: what staff do while somebody waits'

const STATE_DIR = '.wrangler/bench-desk'
rmSync(STATE_DIR, { recursive: true, force: true })
const env = { ...process.env, ...startEnvironment, STATE_DIR }
const site = spawn(process.execPath, ['dev/start.ts'], {
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await untilHealthy(siteOrigin)
  writeBenchmark(heading, await deskPart(siteOrigin))
} finally {
  site.kill('SIGTERM')
  await once(site, 'exit')
}
