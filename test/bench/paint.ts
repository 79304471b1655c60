import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../e2e/browser.ts'

/** A mid-range phone on a slow mobile network, by the figures that Lighthouse uses. */
export const phone = {
  viewport: { width: 412, height: 823 },
  roundTripMs: 150,
  bitsPerSecond: 1_638_400,
  slowdown: 4,
}

export interface Paint {
  /** Milliseconds from the navigation's start. */
  first: number
  largest: number
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

/** One cold visit. The largest paint is the last that was reported two seconds after the load. */
export async function coldPaint(browser: Browser, address: string): Promise<Paint> {
  const { viewport, roundTripMs, bitsPerSecond, slowdown } = phone
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 16,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        // Waits for a slow shell: where the largest paint is reported, the first one is.
        new PerformanceObserver((list) => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? 0 })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return paint
}
