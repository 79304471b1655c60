import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { arrive } from './arrive.ts'

const parts = [
  ['privacy', 'Privacy Policy'],
  ['terms', 'Terms of Service'],
  ['rights', 'All Rights Reserved'],
] as const

for (const [part, name] of parts) {
  test(`the footer opens '${name}' over the page, and closing returns the focus`, async ({
    page,
  }) => {
    await arrive(page, '/location')
    const link = page.locator('footer').getByRole('link', { name })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL('/location')
  })

  test(`'${name}' has its own address without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/location')
    await page.locator('footer').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/legal#${part}`)
    await expect(page.locator(`#${part}`).first()).toBeInViewport()
    await context.close()
  })
}

test("the legal page opens if its dialog can't be loaded", async ({ page }) => {
  await arrive(page, '/location')
  await page.route('**/assets/legal-dialog-*.js', (route) => route.abort())
  await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/legal#privacy')
})
