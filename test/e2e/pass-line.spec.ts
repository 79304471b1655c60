import { expect, type Page, test } from '@playwright/test'
import { everyoneCanRead } from './everyone-can-read.ts'
import { reserved, statusLine } from './reserved.ts'

test.use({ serviceWorkers: 'block' })

/** As when a phone gets its connection back. */
const asksAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

test.describe("the guest's pass on a bad connection", { tag: '@phone' }, () => {
  test("stays if a part of it can't be loaded, and the part can be tried again", async ({
    page,
  }) => {
    const { reference, address } = await reserved(page)
    const part = '**/assets/pass-actions-*.js'
    await page.route(part, (route) => route.abort())
    await page.goto(address)
    await page.getByText('Change dates or items').click()
    const failure = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
    await expect(failure).toBeVisible()
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await everyoneCanRead(page)
    const again = failure.getByRole('button', { name: 'Try again' })
    const failed = page.waitForEvent('requestfailed')
    await again.click()
    await failed
    await expect(again).toBeEnabled()
    await page.unroute(part)
    await again.click()
    await expect(page.getByLabel('Number of Items')).toBeVisible()
    await expect(failure).toHaveCount(0)
  })

  test('keeps what was chosen and typed until a response comes', async ({ page }) => {
    const { address } = await reserved(page)
    await page.goto(address)
    await page.getByText('Change dates or items').click()
    const items = page.getByLabel('Number of Items')
    await items.selectOption('3')
    await page.getByText('Someone else collects').click()
    const name = page.getByLabel('Their full name')
    await name.fill('Anna Ferri')

    await page.route('**/api/pass', (route) => route.abort())
    await asksAgain(page)
    await expect(page.getByText('No connection. Your pass as of')).toBeVisible()
    await expect(items).toBeHidden()
    await expect(page.getByText('Your data')).toBeHidden()

    // Now the server responds with an error, so the connection is not to blame.
    await page.unroute('**/api/pass')
    await page.route('**/api/pass', (route) => route.fulfill({ status: 503, body: '' }))
    await asksAgain(page)
    await expect(page.getByText('Our booking system can’t answer right now.')).toBeVisible()
    await expect(page.getByText('No connection.')).toHaveCount(0)
    await expect(items).toBeHidden()

    await page.unroute('**/api/pass')
    await asksAgain(page)
    await expect(page.getByText('Your pass as of')).toHaveCount(0)
    await expect(items).toHaveValue('3')
    await expect(name).toHaveValue('Anna Ferri')
    await expect(page.getByText('You’ll pay €18.00 or 1,800 Lek at our desk.')).toBeVisible()
  })

  test('does not show an older response after a change', async ({ page }) => {
    const { address } = await reserved(page)
    await page.goto(address)
    await page.getByText('Cancel this booking').click()
    let arrive = () => {}
    const read = new Promise<void>((reached) => {
      void page.route('**/api/pass', async (route) => {
        const response = await route.fetch()
        reached()
        await new Promise<void>((go) => {
          arrive = go
        })
        await route.fulfill({ response })
      })
    })
    await asksAgain(page)
    await read
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(statusLine(page)).toHaveText('This booking is cancelled.')
    const late = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('/api/pass'),
    )
    arrive()
    await late
    // Long enough for a late update to appear.
    await page.waitForTimeout(300)
    await expect(statusLine(page)).toHaveText('This booking is cancelled.')
    const kept = await page.evaluate(() => localStorage.getItem('passes'))
    expect(kept).toContain('"status":"cancelled"')
  })

  test('keeps its link in the address after a skip to the content', async ({ page }) => {
    const { reference, address } = await reserved(page)
    await page.goto(address)
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(address)
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
  })
})

test("an empty collector's name is reported at its field, not at the dates", {
  tag: '@phone',
}, async ({ page }) => {
  const { address } = await reserved(page)
  await page.goto(address)
  await page.getByText('Someone else collects').click()
  await page.getByLabel('Their full name').fill('   ')
  await page.getByRole('button', { name: 'Make the pass' }).click()
  await expect(page.getByText('Please check the name and the items.')).toBeVisible()
  await expect(page.getByText('Full name is required')).toBeVisible()
  await expect(page.getByText('Please check the dates and times.')).toHaveCount(0)
})
