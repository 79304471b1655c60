import { expect, type Page, test } from '@playwright/test'
import { arrive } from './arrive.ts'
import { readInGerman } from './read-in-german.ts'

const shuttle = (page: Page) => page.locator('nav#menu a[href="/airport-shuttle"]')
const arrow = (page: Page) => page.locator('nav#menu summary')

test.describe('the services in the menu', { tag: '@desktop' }, () => {
  test('open under a mouse after 100 ms and close 300 ms after it left', async ({ page }) => {
    const start = new Date()
    await page.clock.install({ time: start })
    await arrive(page, '/')
    await page.clock.pauseAt(new Date(start.getTime() + 60_000))
    const services = page.locator('nav#menu a[href="/services-hub"]')
    const more = page.locator('nav#menu details')
    const toggles = () => more.evaluate((element) => Number(element.dataset.toggles ?? 0))
    await more.evaluate((element) =>
      element.addEventListener('toggle', () => {
        element.dataset.toggles = String(Number(element.dataset.toggles ?? 0) + 1)
      }),
    )
    const away = () => page.mouse.move(640, 700)

    await services.hover()
    await page.clock.runFor(99)
    await away()
    await page.clock.runFor(1000)
    expect(await toggles(), 'a passing mouse').toBe(0)

    await services.hover()
    await page.clock.runFor(99)
    expect(await toggles()).toBe(0)
    await page.clock.runFor(1)
    await expect(shuttle(page)).toBeVisible()
    await away()
    await page.clock.runFor(299)
    await expect(shuttle(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(shuttle(page)).toBeHidden()
    await expect.poll(toggles).toBe(2)
  })

  test('open and close by keyboard', async ({ page }) => {
    await arrive(page, '/')
    await arrow(page).focus()
    await page.keyboard.press('Enter')
    await expect(shuttle(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(shuttle(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(shuttle(page)).toBeHidden()
    await expect(arrow(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/airport-shuttle')
    await expect(shuttle(page)).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a tap on the arrow opens the services', async ({ page }) => {
    await page.goto('/')
    const menu = page.locator('button[popovertarget=menu]').first()
    if (await menu.isVisible()) await menu.click()
    await arrow(page).click()
    await shuttle(page).click()
    await expect(page).toHaveURL('/airport-shuttle')
  })
})

test('a booking page links to the other booking page, not to itself', async ({ page }) => {
  const links = () =>
    page
      .locator('nav#menu > a, nav#menu > div > a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await page.goto('/book-online')
  expect(await links()).toEqual(['/services-hub', '/location', '/contact', '/reserve-pay-location'])
  await page.goto('/de/reserve-pay-location')
  expect(await links()).toEqual([
    '/de/services-hub',
    '/de/location',
    '/de/contact',
    '/de/book-online',
  ])
})

test('the services page has two addresses with one canonical, and keeps its address in another language', async ({
  page,
}) => {
  await page.goto('/services')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services-hub$/)
  await readInGerman(page)
  await expect(page).toHaveURL('/de/services')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/services-hub$/)
})
