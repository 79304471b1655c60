import { expect, test } from '@playwright/test'
import { business } from '../../domain/business.ts'
import { tiranaInstant } from '../../domain/calendar.ts'
import { hrefOf, paths } from '../../web/paths.ts'
import { testedLocales } from './site-pages.ts'

for (const locale of testedLocales) {
  test(`hours, price and both choices are on a phone’s first screen in ${locale}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(hrefOf(paths.home, locale))
    const choice = (path: typeof paths.bookOnline | typeof paths.reserve) =>
      page.locator('article', { has: page.locator(`a[href="${hrefOf(path, locale)}"]`) }).first()
    await expect(page.getByText('08:00–23:00').first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#pricing')).toBeInViewport({ ratio: 1 })
    await expect(page.locator(`main a[href="${business.mapUrl}"]`).first()).toBeInViewport({
      ratio: 1,
    })
    await expect(choice(paths.bookOnline)).toBeInViewport({ ratio: 1 })
    await expect(choice(paths.reserve)).toBeInViewport({ ratio: 1 })
  })
}

// Forced: what is clicked is the heading's link, which lies over the card.
test('the whole of a choice card leads to its page', async ({ page }) => {
  await page.goto('/')
  await page.getByText('FLEXIBLE', { exact: true }).click({ force: true })
  await expect(page).toHaveURL('/reserve-pay-location')
  await page.goto('/')
  await page.getByText('INSTANT', { exact: true }).click({ force: true })
  await expect(page).toHaveURL('/book-online')
})

test('the location card leads to the map', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('main a').first()
  await expect(link).toHaveText(/to the main square/)
  await expect(link).toHaveAttribute('href', business.mapUrl)
})

for (const [timezoneId, day] of [
  ['Pacific/Auckland', '2026-11-21'],
  ['America/Los_Angeles', '2026-07-04'],
] as const) {
  test.describe(`on a phone that is set to ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('the first screen says by Tirana’s clock whether the office is open', {
      tag: '@phone',
    }, async ({ page }) => {
      const at = (time: string) => tiranaInstant(day, time)
      await page.clock.install({ time: at('20:30') })
      await page.goto('/')
      const hours = page.locator('li', { hasText: '08:00–23:00' }).first()
      await expect(hours).toContainText('Open now, closes in 2 h')
      await page.clock.pauseAt(at('22:35'))
      await expect(hours).toContainText('Open now, closes in 25 min')
      await page.clock.runFor('01:00')
      await expect(hours).toContainText('Open now, closes in 24 min')
      await page.clock.pauseAt(at('23:00'))
      await expect(hours).toContainText('Opens at 08:00')
    })
  })
}
