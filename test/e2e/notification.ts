import { expect, type Locator, type Page } from '@playwright/test'

/** The container of notifications, which exists before the first one. */
export function notificationArea(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ })
}

/** The visible notification; for a second its text is also in a copy for screen readers. */
export function notification(page: Page): Locator {
  return notificationArea(page).getByRole('listitem')
}

/** Focuses the notification, which keeps it open. */
export async function readNotification(page: Page): Promise<void> {
  // The area listens for its key a moment after it is shown.
  await expect(async () => {
    await page.keyboard.press('F8')
    await expect(notificationArea(page).getByRole('list')).toBeFocused({ timeout: 500 })
  }).toPass()
}
