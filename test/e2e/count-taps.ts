import type { Locator, Page } from '@playwright/test'

/** Counts each touch on the page and in its frames, across navigations. */
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
 * Chooses in the phone's own picker of a list or a date, which opens by a tap on its field. The page does not see the
 * tap in the picker; returns how many there were.
 */
export async function picksIn(field: Locator, value: string): Promise<number> {
  const isList = await field.evaluate((control) => control instanceof HTMLSelectElement)
  await field.tap()
  await (isList ? field.selectOption(value) : field.fill(value))
  return 1
}
