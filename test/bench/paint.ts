import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../e2e/browser.ts'

/** A mid-range phone on a slow mobile network, by the figures that Lighthouse uses. */
export const phone = {
  viewport: { width: 412, height: 823 },
  roundTripMs: 150,
  bitsPerSecond: 1_638_400,
  slowdown: 4,
}

/** Milliseconds; paints are counted from the navigation's start. */
export interface Visit {
  first: number
  largest: number
  /** What tasks after the first paint took beyond 50 ms each, up to two seconds after the load. */
  blocking: number
}

export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
  ]
  return chromium.launch({ ...(executablePath && { executablePath }), args })
}

/** A page of its own on the slowed phone, without what `blocked` names. */
export async function slowedPage(browser: Browser, blocked: readonly string[] = []): Promise<Page> {
  const { viewport, roundTripMs, bitsPerSecond, slowdown } = phone
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: [...blocked] })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 16,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Milliseconds from the navigation's start to the last paint that was reported as the largest; waits for one. */
export function largestPaint(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    return paints.at(-1)?.startTime ?? 0
  })
}

/**
 * One cold visit, without what `blocked` names. The largest paint is the last that was reported two
 * seconds after the load.
 */
export async function coldVisit(
  browser: Browser,
  address: string,
  blocked: readonly string[] = [],
): Promise<Visit> {
  const page = await slowedPage(browser, blocked)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  // Where the largest paint is reported, the first one is, even of a slow shell.
  const largest = await largestPaint(page)
  const visit = await page.evaluate(() => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const tasks = new PerformanceObserver(() => {})
    tasks.observe({ type: 'longtask', buffered: true })
    const blocking = tasks
      .takeRecords()
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, first) - 50)
      .reduce((sum, beyond) => sum + Math.max(beyond, 0), 0)
    return { first, blocking }
  })
  await page.context().close()
  return { ...visit, largest }
}
