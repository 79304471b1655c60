import { expect, type Page } from '@playwright/test'

/**
 * Present only after hydration: the assistant's button, which was a link; in a framed form without an assistant, an
 * enabled submit button or the phone link.
 */
export const signOfLife =
  'aside > button, body:not(:has(aside)) main :is([type=submit]:enabled, a[href^="tel:"])'

/** Waits until the page is hydrated. */
export async function comeToLife(page: Page): Promise<void> {
  await expect(page.locator(signOfLife).first()).toBeAttached()
}

/** Opens the page and waits until it is hydrated. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await comeToLife(page)
}

/** On a phone the assistant's button appears after the home page's first screen. */
export async function leaveFirstScreen(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }))
}
