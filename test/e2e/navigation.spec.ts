import { expect, type Page, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'
import { arrive } from './arrive.ts'

/** Opens the menu if the links are folded. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator('button[popovertarget=menu]').first()
  if (await button.isVisible()) await button.click()
}

const menu = (page: Page) => page.locator('nav#menu')

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('finds every page in the menu', async ({ page }) => {
    await page.goto('/de')
    await openMenu(page)
    await menu(page).locator('a[href="/de/contact"]').click()
    await expect(page).toHaveURL('/de/contact')
    await openMenu(page)
    await menu(page).locator('a[href="/de/reserve-pay-location"]').click()
    await expect(page).toHaveURL('/de/reserve-pay-location')
  })

  test('can switch to the dark theme', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('radio', { name: 'Dark' }).check()
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(await scheme()).toBe('dark')
    await page.getByRole('radio', { name: 'Light' }).check()
    expect(await scheme()).toBe('light')
  })
})

test('a link loads the page as a document, and Back returns to the page before', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(scrollY))
  await arrive(page, '/de')
  await page.locator('footer a[href="/de#pricing"]').scrollIntoViewIfNeeded()
  const before = await top()
  await page.locator('footer a[href="/de#pricing"]').click()
  await expect(page).toHaveURL('/de#pricing')
  await expect(page.locator('#pricing')).toBeInViewport()
  expect(await top()).toBeLessThan(before)
  // A link to the current place adds no history entry.
  await page.locator('footer a[href="/de#pricing"]').click()
  await page.goBack()
  await expect(page).toHaveURL('/de')
  await expect.poll(top).toBe(before)

  const documents: string[] = []
  page.on('request', (it) => it.isNavigationRequest() && documents.push(new URL(it.url()).pathname))
  await openMenu(page)
  await menu(page).locator('a[href="/de/contact"]').click()
  await expect(page).toHaveURL('/de/contact')
  await expect(menu(page).locator('[aria-current=page]')).toHaveAttribute('href', '/de/contact')
  await page.locator('footer a[href="/de#pricing"]').click()
  await expect(page).toHaveURL('/de#pricing')
  await expect(page.locator('#pricing')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/de/contact')
  expect(documents.slice(0, 2)).toEqual(['/de/contact', '/de'])
})

test('the menu slides in from the right over the page on a phone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  // Tapped and read in one step, because the animation is short.
  const start = await menu(page).evaluate((panel: HTMLElement) => {
    document.querySelector<HTMLElement>('button[popovertarget=menu]')?.click()
    return panel
      .getAnimations()
      .map((it) => (it.effect as KeyframeEffect).getKeyframes()[0]?.translate)
      .find(Boolean)
  })
  expect(start, 'from beyond the edge').toBe('100%')
  await menu(page).evaluate((panel) =>
    Promise.all(panel.getAnimations().map((it) => it.finished)).then(() => null),
  )
  const box = await menu(page).boundingBox()
  expect(box?.x).toBeGreaterThan(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390)
})

test('a printed page has light colours and no header, whatever the theme', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/location')
  await page.getByRole('radio', { name: 'Dark' }).check()
  const heading = page.getByRole('heading', { level: 1 })
  const inkOf = () => heading.evaluate((element) => getComputedStyle(element).color)
  const onScreen = await inkOf()
  await page.emulateMedia({ media: 'print' })
  const printed = await inkOf()
  expect(printed).not.toBe(onScreen)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('radio', { name: 'Light' }).check()
  expect(printed).toBe(await inkOf())
  await page.emulateMedia({ media: 'print' })
  for (const part of ['header', 'aside > *']) {
    await expect(page.locator(part).first(), part).toBeHidden()
  }
  // A printed page shows the phone number.
  await expect(page.locator('footer').getByText(business.phone)).toBeVisible()
  await expect(heading).toBeVisible()
})

test('a chosen theme applies on every page, until "System" is chosen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.waitForSelector('main', { state: 'attached' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'System' }).check()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /.*/)
})
