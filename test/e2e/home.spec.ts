import { expect, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'
import { tiranaInstant } from '../../domain/time/calendar.ts'
import { hrefOf, paths } from '../../web/routing/paths.ts'
import { hoursIn } from '../web/hours-in.ts'
import { arrive } from './arrive.ts'
import { testedLocales } from './site-pages.ts'

declare global {
  interface Window {
    moved: number
  }
}

for (const locale of testedLocales) {
  test(`hours, price and both choices are on a phone's first screen in ${locale}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(hrefOf(paths.home, locale))
    const choice = (path: typeof paths.bookOnline | typeof paths.reserve) =>
      page.locator('article', { has: page.locator(`a[href="${hrefOf(path, locale)}"]`) }).first()
    await expect(page.getByText(hoursIn(locale)).first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#pricing')).toBeInViewport({ ratio: 1 })
    await expect(page.locator(`main a[href="${business.mapUrl}"]`).first()).toBeInViewport({
      ratio: 1,
    })
    await expect(choice(paths.bookOnline)).toBeInViewport({ ratio: 1 })
    await expect(choice(paths.reserve)).toBeInViewport({ ratio: 1 })
    // About half the height before its sections were folded; texts in other languages are longer.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(locale === 'en' ? 6500 : 6900)
  })
}

// Forced, because the heading's link covers the card.
test('a choice card leads to its page from anywhere on it, with the chosen number of items', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByText('FLEXIBLE', { exact: true }).click({ force: true })
  await expect(page).toHaveURL('/reserve-pay-location')
  await arrive(page, '/')
  await page.locator('#pricing label', { hasText: '€9' }).click()
  await expect(page.locator('#pricing')).toContainText('3 × €3 = €9')
  const reserve = page.getByRole('link', { name: 'Reserve & Pay On-Location', exact: true }).last()
  await expect(reserve).toHaveAttribute('href', '/reserve-pay-location?items=3')
  await page.getByText('INSTANT', { exact: true }).click({ force: true })
  await expect(page).toHaveURL(/\/book-online/)
  await expect(page.getByLabel('Number of Items')).toHaveValue('3')
})

test('the location card leads to the map', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('main a').first()
  await expect(link).toHaveText(/to the main square/)
  await expect(link).toHaveAttribute('href', business.mapUrl)
})

test('the home page does not shift while scrolling, and Back restores the position', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.moved += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await arrive(page, '/')
  const onward = page.locator('main').getByRole('link', { name: 'All services and price plans' })
  for (let screen = 0; screen < 40; screen += 1) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(50)
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(3000)
  expect(await page.evaluate(() => window.moved)).toBeLessThanOrEqual(0.01)
  await onward.scrollIntoViewIfNeeded()
  const before = await onward.boundingBox()
  await onward.click()
  await expect(page).toHaveURL(paths.services)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(onward).toBeInViewport()
  expect((await onward.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -2)
})

for (const [timezoneId, day] of [
  ['Pacific/Auckland', '2026-11-21'],
  ['America/Los_Angeles', '2026-07-04'],
] as const) {
  test.describe(`on a phone set to ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('the first screen shows by Tirana time whether the office is open', {
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
