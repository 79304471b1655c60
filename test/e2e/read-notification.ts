import { expect, type Page } from '@playwright/test'

/** Goes to the notification, which stays while it has the focus. */
export async function readNotification(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: /^Notifications/ }).getByRole('list')
  // The area listens for its key a moment after it is shown.
  await expect(async () => {
    await page.keyboard.press('F8')
    await expect(list).toBeFocused({ timeout: 500 })
  }).toPass()
}
