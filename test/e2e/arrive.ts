import { expect, type Page } from '@playwright/test'

/**
 * What is there only once hydration's effects have run: the assistant's button, which was a link; in a
 * framed form, which has no assistant, a button that sends, or the way to a person.
 */
export const signOfLife =
  'aside > button, body:not(:has(aside)) main :is([type=submit]:enabled, a[href^="tel:"])'

/** Waits until the page answers to who uses it. */
export async function comeToLife(page: Page): Promise<void> {
  await expect(page.locator(signOfLife).first()).toBeAttached()
}

/** Opens the page and waits until it answers to who uses it. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await comeToLife(page)
}

/** On a phone the assistant's button comes after home's first screen. */
export async function leaveFirstScreen(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }))
}
