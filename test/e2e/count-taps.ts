import type { Locator, Page } from '@playwright/test'

/** Counts each touch of the page and of the frames in it, wherever the way there leads. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void }
    addEventListener('pointerdown', () => countTap(), { capture: true })
  })
  return () => taps
}

/**
 * Chooses in the phone's own picker of a list or a date, which opens by a tap on its field. No page sees the
 * tap in there: the answer is how many there were.
 */
export async function picksIn(field: Locator, value: string): Promise<number> {
  const isList = await field.evaluate((control) => control instanceof HTMLSelectElement)
  await field.tap()
  await (isList ? field.selectOption(value) : field.fill(value))
  return 1
}
