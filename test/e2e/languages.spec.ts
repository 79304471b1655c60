import { expect, type Page, test } from '@playwright/test'
import { sitePages } from './site-pages.ts'

async function openPicker(page: Page): Promise<void> {
  await page.locator('button[popovertarget=languages]').click()
}

const picker = (page: Page) => page.locator('#languages')

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('opens the same page in another language', async ({ page }) => {
    await page.goto('/contact')
    await openPicker(page)
    await picker(page).getByText('Italiano').click()
    await expect(page).toHaveURL('/it/contact')
    await openPicker(page)
    await picker(page).getByText('English').click()
    await expect(page).toHaveURL('/contact')
  })
})

test("a chosen language is kept, with the address's query and fragment", async ({ page }) => {
  await page.goto('/contact?from=mail#contact')
  await openPicker(page)
  await picker(page).getByText('Deutsch').click()
  await expect(page).toHaveURL('/de/contact?from=mail#contact')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de')

  await page.goto('/?utm=1#pricing')
  await expect(page).toHaveURL('/de?utm=1#pricing')
  await openPicker(page)
  await picker(page).getByText('English').click()
  await expect(page).toHaveURL('/?utm=1#pricing')
  await page.goto('/contact')
  await expect(page).toHaveURL('/contact')
})

test('an address with a language overrides the saved one', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('language', 'fr'))
  await page.goto('/it/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page).toHaveURL('/it/contact')
})

test('Danish is in the picker only on Danish pages', async ({ page }) => {
  await page.goto('/da/contact')
  await openPicker(page)
  await expect(picker(page).locator('[aria-current]')).toHaveText('Dansk')
  await page.goto('/contact')
  await openPicker(page)
  await expect(picker(page)).not.toContainText('Dansk')
  await expect(picker(page).getByRole('link')).toHaveCount(6)
})

test('the error page offers the home page in every language', async ({ page }) => {
  await page.goto(sitePages.find(({ page }) => page.name === 'not-found')?.address ?? '')
  await openPicker(page)
  await picker(page).getByText('Shqip').click()
  await expect(page).toHaveURL('/sq')
})
