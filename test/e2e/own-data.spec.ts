import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { ErasureResponse, Pass } from '../../domain/pass/pass.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { reserved } from './reserved.ts'

test.describe("a guest's own data", { tag: '@phone' }, () => {
  // A service worker that has just taken over the page hides its requests from `page.route`.
  test.use({ serviceWorkers: 'block' })

  test('comes as a file with everything that they entered', async ({ page }) => {
    const { reference, address } = await reserved(page)
    await page.goto(address)
    await page.getByText('Your data').click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`${reference}.json`)
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text)).toBeInstanceOf(Object)
    for (const entered of [reference, 'Ada Guest', '@example.com']) expect(text).toContain(entered)
    await everyoneCanRead(page)
  })

  test('shows the right error if the download fails or is refused', async ({ page }) => {
    const { address } = await reserved(page)
    await page.goto(address)
    await page.getByText('Your data').click()
    await page.route('**/api/pass/data', (route) => route.abort())
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(page.getByRole('alert')).toHaveText(/^The connection was lost\./)
    await page.unroute('**/api/pass/data')
    await page.route('**/api/pass/data', (route) =>
      route.fulfill({
        status: 403,
        json: { error: { code: 'not_allowed', message: '', requestId: '' } },
      }),
    )
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      /^This can’t be done here any more\. Please call us\.Call/,
    )
  })

  test('is marked for erasure after the stay, and can be requested only once', async ({ page }) => {
    const { address } = await reserved(page)
    await page.goto(address)
    await page.getByText('Your data').click()
    await page.getByRole('button', { name: 'Erase my data' }).click()
    await expect(page.getByText(/^Noted\. We’ll erase your data/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erase my data' })).toHaveCount(0)
    await everyoneCanRead(page)
  })
})

test('a guest whose data is erased sees so, and their device deletes the pass', {
  tag: '@phone',
}, async ({ page }) => {
  const { reference, address, passToken } = await reserved(page)
  await page.goto(address)
  await page.getByText('Cancel this booking').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('This booking is cancelled.')).toBeVisible()
  const kept = () => page.evaluate(() => JSON.stringify(localStorage))
  expect(await kept()).toContain(passToken)

  // Staff can undo the last action for half an hour, so the real erasure comes later.
  await page.route('**/api/pass/erase', (route) =>
    route.fulfill({ json: { erasure: 'done' } satisfies ErasureResponse }),
  )
  await page.route('**/api/pass', async (route) => {
    const pass: Pass = await (await route.fetch()).json()
    await route.fulfill({ json: { ...pass, forgotten: true } satisfies Pass })
  })
  await page.getByText('Your data').click()
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await expect(page.getByRole('heading', { name: 'Your data is erased' })).toBeVisible()
  await expect(page.getByText(reference, { exact: true })).toHaveCount(0)
  await expect(page.getByText('Your data', { exact: true })).toHaveCount(0)
  expect(await kept()).not.toContain(passToken)
  await everyoneCanRead(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your data is erased' })).toBeVisible()
  expect(await kept()).not.toContain(passToken)
})
