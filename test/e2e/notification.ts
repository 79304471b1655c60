import { expect, type Locator, type Page } from '@playwright/test'

/** Where notifications come to stand. It is there, empty, before the first. */
export function notificationArea(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ })
}

/** The notification that is seen; for a second its words stand in the page twice, to be read out. */
export function notification(page: Page): Locator {
  return notificationArea(page).getByRole('listitem')
}

/** Goes to the notification, which stays while it has the focus. */
export async function readNotification(page: Page): Promise<void> {
  // The area listens for its key a moment after it is shown.
  await expect(async () => {
    await page.keyboard.press('F8')
    await expect(notificationArea(page).getByRole('list')).toBeFocused({ timeout: 500 })
  }).toPass()
}
