import { expect, type Locator, type Page } from '@playwright/test'

/** An owner on the sites that the browser tests start, and a member of staff who is none. */
export const [owner, colleague] = ['arta@example.com', 'besnik@example.com'] as const

/** Signs in through Access's login page and shows the dashboard, on its overview. */
export async function signInAsStaff(page: Page, who: string = owner): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: who }).click()
  await expect(page.getByRole('tab', { name: /^Paid Bookings/ })).toBeVisible()
}

/** The entry of one traveller in one of the lists. */
export async function staffEntry(page: Page, tab: RegExp, name: string): Promise<Locator> {
  await page.getByRole('tab', { name: tab }).click()
  const entry = page.getByRole('article').filter({ hasText: name })
  await expect(entry).toBeVisible()
  return entry
}
