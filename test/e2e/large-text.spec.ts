import { expect, type Page, test } from '@playwright/test'
import { sitePages } from './site-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What the page says beside its bar and its foot, which fold on a narrow window. */
async function mainWords(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
  return (await page.locator('main').innerText()).replace(/\s+/g, ' ')
}

for (const { address } of sitePages) {
  // A window of 1280 pixels at twice the size has room for 640.
  test(`${address} loses nothing at twice the size, and stays still for who asks`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const usual = await mainWords(page)
    await page.setViewportSize({ width: 640, height: 450 })
    const large = new Set((await mainWords(page)).split(' '))
    const lost = usual.split(' ').filter((word) => !large.has(word))
    expect(lost).toEqual([])
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider).toBeLessThanOrEqual(0)
    const moving = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
    )
    expect(moving.filter((duration) => Number(duration) > 1)).toEqual([])
  })
}
