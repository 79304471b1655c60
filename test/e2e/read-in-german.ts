import type { Page } from '@playwright/test'

/** Chooses German in the language picker, which loads another document. */
export async function readInGerman(page: Page): Promise<void> {
  await page.locator('button[popovertarget=languages]').click()
  await page.locator('#languages').getByText('Deutsch').click()
}
