import type { Page } from '@playwright/test'

/** Holds back the headings' font; the returned function releases it and waits until it is painted. */
export async function holdFont(page: Page): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 50)))
    })
  }
}
