import { expect, type Page, test } from '@playwright/test'

/** Each heading's lines, and those of the name in the bar. */
async function lines(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, header a')].map(
      (element) => `${element.textContent}: ${Math.round(element.getBoundingClientRect().height)}`,
    ),
  )
}

/** What stands in is the system's own: without Arial or its like there is nothing to measure. */
async function hasStandIn(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.fonts.load('700 1rem "Wide Arial"').then(
      (faces) => faces.length > 0,
      () => false,
    ),
  )
}

for (const address of ['/', '/de/reserve-pay-location']) {
  test(`on ${address} headings break alike with the site’s font and with what stands in for it`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    const withoutFont = await lines(page, address)
    if (!(await hasStandIn(page))) return

    await page.unroute('**/*.woff2')
    await lines(page, address)
    // Kept from the visit before, so that it is there in time.
    expect(await lines(page, address)).toEqual(withoutFont)
  })
}
