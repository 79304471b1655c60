import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../web/paths.ts'
import { type SitePage, sitePages } from './site-pages.ts'

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
  }
}

/** Keeps what moves on the page without the visitor's doing, and by how much. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const what = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const at = node instanceof Element ? node : node?.parentElement
          return `${at?.tagName}.${at?.className} ${from.top},${from.height} -> ${to.top},${to.height}`
        })
        window.shifts.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function isComplaint(text: string): boolean {
  return !text.includes('status of 404') && !text.includes('status of 400')
}

/**
 * What no prerendered page has: the assistant's button in the place of its link; on a page without the
 * assistant a form that can be sent, or the way on from a payment that nobody knows.
 */
async function cameToLife(page: Page, { bare }: SitePage['page']): Promise<void> {
  const mark = bare ? 'main :enabled[type=submit], main [role=status] a' : 'aside > button'
  await expect(page.locator(mark).first()).toBeAttached()
}

/** By how many pixels the page is wider than its window. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

async function shownWords(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
  const text = await page.locator('body').innerText()
  return text.split(/\s+/).filter(Boolean)
}

/** A form's hours depend on the time of the visit, a payment's state on what Stripe says of it. */
const knownByScriptAlone: readonly string[] = [
  paths.bookOnline,
  paths.reserve,
  paths.bookingFrame,
  paths.reservationFrame,
  paths.bookingConfirmed,
  paths.bookingConfirmedFrame,
]

for (const { address, page: entry } of sitePages) {
  test(`${address} comes to life without an error, a jump or a stranger`, async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = []
    const strangers: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && isComplaint(message.text())) {
        complaints.push(message.text())
      }
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url())
    })
    await watchShifts(page)

    await page.goto(address, { waitUntil: 'networkidle' })
    await cameToLife(page, entry)

    expect(complaints).toEqual([])
    expect(strangers, 'budget 4').toEqual([])
    const shifts = await page.evaluate(() => window.shifts)
    const shift = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(shift, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page), 'on the narrowest phone').toBeLessThanOrEqual(0)
  })

  if (knownByScriptAlone.includes(entry.path)) continue

  test(`${address} says the same without scripts`, { tag: '@desktop' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const still = await plain.newPage()
    await still.goto(address)
    const scripted = await shownWords(page)
    const shown = new Set(await shownWords(still))
    const missing = scripted.filter((word) => !shown.has(word))
    expect(missing.length, missing.join(' ')).toBeLessThanOrEqual(scripted.length * 0.01)
    await plain.close()
  })
}
