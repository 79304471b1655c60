import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../web/routing/paths.ts'
import { notFoundPage } from '../../web/routing/routes.ts'
import { comeToLife } from './arrive.ts'
import { holdFont } from './held-font.ts'
import { type SitePage, sitePages } from './site-pages.ts'

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
  }
}

/** Records layout shifts that no input caused. */
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

/** Console errors and warnings, except the 404 of `missing`. */
function watchComplaints(page: Page, missing: string | undefined): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    const excused = message.location().url === missing && message.text().includes('status of 404')
    if (!excused) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
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

/** A form's hours depend on the time of the visit, a payment's status on Stripe. */
const knownByScriptAlone: readonly string[] = [
  paths.pass,
  paths.bookOnline,
  paths.reserve,
  paths.bookingFrame,
  paths.reservationFrame,
  paths.bookingConfirmed,
  paths.bookingConfirmedFrame,
]

/**
 * The page hydrates without an error, a layout shift, a foreign request or an API request, and fits its window, with
 * the headings' font as late as on a slow connection.
 */
async function comesCalmly(page: Page, { address, page: entry }: SitePage, origin: string) {
  const complaints = watchComplaints(page, entry === notFoundPage ? origin + address : undefined)
  const strangers: string[] = []
  const questions: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) strangers.push(request.url())
    // The home page requests the closures once it is hydrated; they can't be prerendered.
    const isClosures = request.url() === `${origin}/api/opening-times`
    if (entry.path === paths.home && isClosures) return
    if (request.url().startsWith(`${origin}/api/`)) questions.push(request.url())
  })
  await watchShifts(page)
  const letFontCome = await holdFont(page)

  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await comeToLife(page)
  await letFontCome()
  await page.waitForLoadState('networkidle')

  expect(complaints).toEqual([])
  expect(strangers, 'budget 4').toEqual([])
  expect(questions, 'budget 9').toEqual([])
  const shifts = await page.evaluate(() => window.shifts)
  const shift = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(shift, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

async function fitsTheNarrowestPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page), 'on the narrowest phone').toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 195, height: 422 })
  expect(await overflow(page), 'on a phone of 390 at twice the size').toBeLessThanOrEqual(0)
}

/** The page's text without header and footer, which fold in a narrow window. */
async function mainWords(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
  return (await page.locator('main').innerText()).split(/\s+/)
}

/** A window of 1280 pixels at 200% zoom is 640 pixels wide. */
async function losesNothingAtTwiceTheSize(page: Page): Promise<void> {
  const usual = await mainWords(page)
  await page.setViewportSize({ width: 640, height: 450 })
  const large = new Set(await mainWords(page))
  expect(usual.filter((word) => !large.has(word))).toEqual([])
  expect(await overflow(page), 'at twice the size').toBeLessThanOrEqual(0)
}

/** With reduced motion, nothing animates and no colour changes with a delay. */
async function staysStill(page: Page): Promise<void> {
  const { moving, changing } = await page.evaluate(() => ({
    moving: document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    changing: [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).transitionProperty !== 'none',
    ).length,
  }))
  expect(moving.filter((milliseconds) => milliseconds > 1)).toEqual([])
  expect(changing).toBe(0)
}

for (const sitePage of sitePages) {
  const { address } = sitePage
  const calmly = `${address} loads without an error, a layout shift or a foreign request`
  const byScriptAlone = knownByScriptAlone.includes(sitePage.page.path)

  test(calmly, { tag: byScriptAlone ? [] : '@phone' }, async ({ page, baseURL }) => {
    await comesCalmly(page, sitePage, String(baseURL))
    if (byScriptAlone) await losesNothingAtTwiceTheSize(page)
    await fitsTheNarrowestPhone(page)
  })

  if (byScriptAlone) continue

  test(`${calmly}, and has the same text without scripts`, { tag: '@desktop' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    await comesCalmly(page, sitePage, String(baseURL))
    const scripted = await shownWords(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await losesNothingAtTwiceTheSize(page)
    await staysStill(page)
    await fitsTheNarrowestPhone(page)

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) })
    const still = await plain.newPage()
    await still.goto(address)
    const shown = new Set(await shownWords(still))
    // Whether the office is open depends on the time, and is longer by day than by night.
    const now = await page.locator('.fact-cards-now').allInnerTexts()
    for (const word of now.join(' ').split(/\s+/)) shown.add(word)
    const missing = scripted.filter((word) => !shown.has(word))
    expect(missing.length, missing.join(' ')).toBeLessThanOrEqual(scripted.length * 0.01)
    await plain.close()
  })
}
