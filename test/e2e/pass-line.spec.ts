import { expect, test } from '@playwright/test'
import { reserved } from './reserved.ts'

test.use({ serviceWorkers: 'block' })

test.describe('the guest’s pass on a bad line', { tag: '@phone' }, () => {
  test('is still in the address once somebody has skipped to its content', async ({ page }) => {
    const { reference, address } = await reserved(page)
    await page.goto(address)
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(address)
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
  })
})
