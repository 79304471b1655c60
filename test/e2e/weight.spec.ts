import { brotliCompressSync, constants } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { hrefOf, paths } from '../../web/routing/paths.ts'
import { arrive } from './arrive.ts'
import { testedLocales } from './site-pages.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

const kilobyte = 1000
/** How long a page may load things by itself, in milliseconds of its own clock. */
const timeoutMs = 10_000
/** Real time for the responses of the last requests. */
const onTheWay = 1000

/** Every script that the page loads by itself, in brotli 5 bytes, as the edge would send them. */
async function unaskedScript(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = []
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => brotliCompressSync(body, { params }).length))
  })
  await page.clock.install()
  await arrive(page, address)
  await page.clock.runFor(timeoutMs)
  await page.waitForTimeout(onTheWay)
  const all = await Promise.all(sizes)
  expect(all.length).toBeGreaterThan(0)
  return all.reduce((sum, size) => sum + size, 0)
}

const content = [paths.home, paths.contact]
const booking = [paths.bookOnline, paths.reserve]

for (const locale of testedLocales) {
  for (const path of content) {
    const address = hrefOf(path, locale)
    test(`budget 1: ${address} loads at most 100 KB of script`, { tag: '@phone' }, async ({
      page,
    }) => {
      expect(await unaskedScript(page, address)).toBeLessThanOrEqual(100 * kilobyte)
    })
  }
  for (const path of booking) {
    const address = hrefOf(path, locale)
    test(`budget 2: ${address} adds at most 30 KB`, { tag: '@phone' }, async ({ page }) => {
      expect(await unaskedScript(page, address)).toBeLessThanOrEqual(130 * kilobyte)
    })
  }
}

test('budget 3: the home page, cold at 412 px', { tag: '@phone' }, async ({ browser, baseURL }) => {
  const viewport = { width: 412, height: 915 }
  const context = await browser.newContext({ viewport, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const finished: number[] = []
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // A data URI in a stylesheet makes no request and has no length.
    if (encodedDataLength > 0) finished.push(encodedDataLength)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await context.close()
  const bytes = finished.reduce((sum, size) => sum + size, 0)
  console.log(`Home at 412 px, cold: ${finished.length} requests, ${bytes} bytes`)
  expect(finished.length).toBeGreaterThan(1)
  expect(finished.length).toBeLessThanOrEqual(15)
  expect(bytes).toBeLessThanOrEqual(200 * kilobyte)
})

test('budget 4: Stripe is loaded only when the visitor wants to pay by card', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url())
  })
  await page.goto('/book-online', { waitUntil: 'networkidle' })
  expect(strangers).toEqual([])
  await new Traveller(page, words.en).fillInWhoTheyAre()
  await page.getByRole('button', { name: words.en.payWithCard }).click()
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible()
  expect(strangers.length).toBeGreaterThan(0)
})
