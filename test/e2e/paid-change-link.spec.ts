import { expect, type Page, test } from '@playwright/test'
import { addsOne, byCard, choosesThird, inAnotherBrowser } from './pays-for-change.ts'

/** As in a browser that blocks storage. */
function keepNothing(): void {
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

async function opensCardField(page: Page): Promise<void> {
  await addsOne(page)
  await page.getByRole('button', byCard).click()
  await expect(page.getByRole('region', { name: 'Card details' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
}

async function chooses(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: 'Language:' }).click()
  await page.getByRole('link', { name: language }).click()
}

for (const [browser, prepare] of [
  ['a browser with other passes saved', () => {}],
  ['a browser that blocks storage', keepNothing],
] as const) {
  test(`in ${browser}, a guest with the card field open can reload and switch to German`, async ({
    page,
    context,
    browser,
  }) => {
    const { reference, passToken } = await choosesThird(page)
    const second = await choosesThird(await inAnotherBrowser(browser))
    await page.goto(`/pass#${second.passToken}`)
    await expect(page.getByText(second.reference)).toBeVisible()
    const own = await context.newPage()
    await own.addInitScript(prepare)
    await own.goto(`/pass#${passToken}`)
    await opensCardField(own)
    await own.reload()
    await expect(own.getByText(reference)).toBeVisible()
    expect(new URL(own.url()).hash).toBe(`#${passToken}`)
    await opensCardField(own)
    await chooses(own, 'Deutsch')
    await expect(own).toHaveURL(new RegExp(`/de/pass#${passToken}$`))
    await expect(own.getByText(reference)).toBeVisible()
  })
}
