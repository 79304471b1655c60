import { expect, type Page, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'
import { stops } from '../../domain/business/partners.ts'
import { hrefOf, paths } from '../../web/routing/paths.ts'
import { arrive } from './arrive.ts'

const mapUrls = Object.values(stops).map(({ mapUrl }) => mapUrl)

/** Stands in for another site, and records its requests. */
async function standIn(page: Page, url: string): Promise<string[]> {
  const requested: string[] = []
  await page.route(`${new URL(url).origin}/**`, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' })
  })
  return requested
}

for (const path of [paths.airportShuttle, paths.localBuses]) {
  test(`${path} shows three stops, each with a map link`, async ({ page }) => {
    await page.goto(path)
    const links = page.getByRole('link', { name: 'Show on the map' })
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(mapUrls)
    await expect(
      page.getByText('Behind the Opera and Ballet Palace.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(/on your left as you leave/).first()).toBeVisible()
  })
}

test('the shuttle is booked with its operator, without a form', async ({ page }) => {
  await page.goto(paths.airportShuttle)
  const book = page.getByRole('link', { name: 'Book Your Shuttle Now' })
  await expect(book).toHaveAttribute('href', business.shuttleBookingUrl)
  await expect(page.getByText('Only €4 per person • Hourly departures 24/7')).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(0)
})

test('the hours of the city buses are formatted for each language', async ({ page }) => {
  await page.goto(paths.localBuses)
  await expect(page.getByText('6:00 AM to 11:00 PM', { exact: true })).toBeVisible()
  await page.goto(hrefOf(paths.localBuses, 'de'))
  await expect(page.getByText(/^6 bis 23\sUhr$/).first()).toBeVisible()
})

for (const [path, url, label] of [
  [paths.localBuses, business.transitFrameUrl, 'Show the transit map'],
  [paths.busTickets, business.busPartner.url, 'Show buses and tickets'],
] as const) {
  test(`${path} loads the other site only after a tap`, async ({ page }) => {
    const requested = await standIn(page, url)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(requested).toEqual([])
    await page.getByText(label).click()
    await expect(page.frameLocator('main iframe').getByText('Another site')).toBeVisible()
    expect(requested).toEqual([url])
  })
}

test("the partner's shop has the permissions it needs, at both addresses of its page", async ({
  page,
}) => {
  await standIn(page, business.busPartner.url)
  const answer = await page.goto(`${paths.busTickets}.html`)
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveURL(paths.busTickets)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bus lines in Albania')
  await expect(page.getByText('Show buses and tickets')).toBeInViewport()
  await page.getByText('Show buses and tickets').click()
  const allowed = await page.locator('main iframe').getAttribute('allow')
  for (const power of ['geolocation', 'payment', 'microphone', 'camera']) {
    expect(allowed).toContain(power)
  }
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('external links open in a new tab without access to the page', async ({ page }) => {
  const family = [
    paths.airportShuttle,
    paths.localBuses,
    paths.busLines,
    paths.busTickets,
    paths.accommodations,
  ]
  for (const path of family) {
    await page.goto(path)
    const out = page.locator('main a[href^="http"]')
    expect(await out.count(), path).toBeGreaterThan(0)
    for (const link of await out.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  }
})

test('a link opens a page at its top, and Back restores the position', async ({ page }) => {
  await arrive(page, paths.airportShuttle)
  const onward = page.getByRole('link', { name: 'To Kosovo', exact: true })
  await onward.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await onward.click()
  await expect(page).toHaveURL(paths.busLines)
  await expect.poll(() => page.evaluate(() => window.scrollY), 'its own beginning').toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(paths.airportShuttle)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2)
})

test("a rental's details link to the marketplace by its id", async ({ page }) => {
  await page.goto(paths.accommodations)
  const antibes = page.getByRole('article', { name: /Antibes/ })
  await expect(antibes.getByText('Photos coming soon')).toBeVisible()
  await expect(antibes.getByText('2 bedrooms')).toBeVisible()
  await expect(antibes.getByRole('link', { name: 'More Details' })).toHaveAttribute(
    'href',
    /example-antibes$/,
  )
})
