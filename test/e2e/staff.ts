import { expect, type Locator, type Page } from '@playwright/test'

/** An owner on the tests' sites, and a staff member who is not an owner. */
export const [owner, colleague] = ['arta@example.com', 'besnik@example.com'] as const

/** Signs in on Access's login page and shows the dashboard's overview. */
export async function signInAsStaff(page: Page, who: string = owner): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: who }).click()
  await expect(page.getByRole('tab', { name: /^Paid Bookings/ })).toBeVisible()
}

/** A guest's entry in one of the lists. */
export async function staffEntry(page: Page, tab: RegExp, name: string): Promise<Locator> {
  await page.getByRole('tab', { name: tab }).click()
  const entry = page.getByRole('article').filter({ hasText: name })
  await expect(entry).toBeVisible()
  return entry
}
