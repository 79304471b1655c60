import { expect, type Page, test } from '@playwright/test'
import { openCounter, panel } from './counter.ts'

// The other parts of staff's page before the device has kept them: no worker stands in for the network.
test.use({ serviceWorkers: 'block' })

const linkTo = (page: Page, part: string) =>
  page.getByRole('navigation').getByRole('link', { name: part, exact: true })
const goesTo = (page: Page, part: string) => linkTo(page, part).click()
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'page' })

/** How often a document was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

/** A guest stands at the counter, and their name is typed. */
async function typesWalkIn(page: Page) {
  await page.getByRole('link', { name: 'Walk-in' }).click()
  const name = panel(page, 'Walk-in').getByRole('textbox', { name: 'Name' })
  await name.fill('Guest of the form')
  return name
}

/** A new version is deployed: the file of the till that the open page knows is gone. */
async function isReplaced(page: Page): Promise<void> {
  await page.route('**/assets/till-*.js', (route) => route.fulfill({ status: 404, body: '' }))
}

const tillIsOpen = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Till' })).toBeVisible({ timeout: 15_000 })

test.describe('a part of staff’s page that was never opened', { tag: '@phone' }, () => {
  test('can’t be opened without a line, and what was typed stays', async ({ page, context }) => {
    await openCounter(page)
    const loads = countLoads(page)
    const name = await typesWalkIn(page)
    await context.setOffline(true)
    await goesTo(page, 'Till')
    await expect(notice(page)).toContainText('No connection: that page can’t be opened right now.')
    await expect(name).toHaveValue('Guest of the form')
    await expect(page).toHaveURL('/admin/desk?walk-in')
    const again = notice(page).getByRole('button', { name: 'Try again' })
    await again.click()
    // The try has ended, without a line still.
    await expect(again).toBeEnabled()
    await expect(notice(page)).toContainText('No connection')

    await context.setOffline(false)
    await again.click()
    // Browsers keep a failure for as long as the document: it is loaded anew, though not unasked.
    const reload = notice(page).getByRole('button', { name: 'Reload' })
    await expect(reload.or(page.getByRole('heading', { name: 'Till' }))).toBeVisible()
    if (await reload.isVisible()) {
      await expect(name).toHaveValue('Guest of the form')
      expect(loads()).toBe(0)
      await reload.click()
    }
    await tillIsOpen(page)
  })

  test('opens by itself once the line is back, where nothing is typed', async ({
    page,
    context,
  }) => {
    await openCounter(page)
    await context.setOffline(true)
    await goesTo(page, 'Till')
    await expect(notice(page)).toContainText('No connection')
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await context.setOffline(false)
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await tillIsOpen(page)
    await expect(notice(page)).toHaveCount(0)
    await goesTo(page, 'Stays')
    await expect(page.getByRole('heading', { name: 'Bookings and Reservations' })).toBeVisible()
  })

  test('says that the server failed, and not the line', async ({ page }) => {
    await openCounter(page)
    await page.route('**/assets/till-*.js', (route) => route.fulfill({ status: 503, body: '' }))
    await page.route('**/admin/till', (route) => route.fulfill({ status: 503, body: '' }))
    await goesTo(page, 'Till')
    await expect(notice(page)).toContainText('The server has a problem')
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await notice(page).getByRole('button', { name: 'Close' }).click()
    await expect(notice(page)).toHaveCount(0)
  })

  test('shows that the tap was taken while it comes, and opens what was tapped last', async ({
    page,
  }) => {
    await openCounter(page)
    const arrives = Promise.withResolvers<void>()
    await page.route('**/assets/till-*.js', async (route) => {
      await arrives.promise
      await route.continue()
    })
    const till = linkTo(page, 'Till')
    await till.click()
    await expect(till).toHaveAttribute('aria-busy', 'true', { timeout: 100 })
    await goesTo(page, 'Closures')
    await expect(page.getByRole('heading', { name: 'Closures' })).toBeVisible()
    arrives.resolve()
    await expect(till).not.toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL('/admin/closures')
  })

  test('takes nobody away who has gone back or types while it comes', async ({ page }) => {
    await openCounter(page)
    const arrives = { stays: Promise.withResolvers<void>(), till: Promise.withResolvers<void>() }
    for (const [part, { promise }] of Object.entries(arrives)) {
      await page.route(`**/assets/${part}-*.js`, (route) => promise.then(() => route.continue()))
    }
    const [stays, till] = [linkTo(page, 'Stays'), linkTo(page, 'Till')]
    const name = await typesWalkIn(page)
    await goesTo(page, 'Closures')
    await expect(page.getByRole('heading', { name: 'Closures' })).toBeVisible()
    await stays.click()
    await expect(stays).toHaveAttribute('aria-busy', 'true')
    await page.goBack()
    arrives.stays.resolve()
    await expect(stays).not.toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL('/admin/desk?walk-in')

    await till.click()
    await expect(till).toHaveAttribute('aria-busy', 'true')
    await name.fill('Guest of the form')
    arrives.till.resolve()
    await expect(till).not.toHaveAttribute('aria-busy', 'true')
    await expect(name).toHaveValue('Guest of the form')
    await till.click()
    await tillIsOpen(page)
  })
})

test.describe('after a new version was deployed, a part', { tag: '@phone' }, () => {
  test('brings its document along, once', async ({ page }) => {
    await openCounter(page)
    await isReplaced(page)
    const loads = countLoads(page)
    await goesTo(page, 'Till')
    // Here the new document fares no better, and that is said: the page does not load itself for ever.
    await expect(page.getByRole('alert')).toContainText('This could not be loaded', {
      timeout: 15_000,
    })
    await expect(page).toHaveURL('/admin/till')
    await page.waitForTimeout(1000)
    expect(loads()).toBe(1)
    await page.unroute('**/assets/till-*.js')
    await page.reload()
    await tillIsOpen(page)
  })

  test('does not load the page anew unasked while something is typed', async ({ page }) => {
    await openCounter(page)
    const name = await typesWalkIn(page)
    await isReplaced(page)
    const loads = countLoads(page)
    await goesTo(page, 'Till')
    await expect(notice(page)).toContainText('What you have typed here would be lost')
    await expect(name).toHaveValue('Guest of the form')
    expect(loads()).toBe(0)
    await page.unroute('**/assets/till-*.js')
    await notice(page).getByRole('button', { name: 'Reload' }).click()
    await tillIsOpen(page)
  })

  test('does not load the page anew unasked while an entry waits', async ({ page }) => {
    await openCounter(page)
    await page.route('**/api/staff/stays', (route) => route.abort())
    await typesWalkIn(page)
    await page.getByRole('button', { name: 'Pay at pick-up' }).click()
    const stay = panel(page, 'Guest of the form')
    await expect(stay.getByText('Saved on this device').last()).toBeVisible()
    await isReplaced(page)
    const loads = countLoads(page)
    await goesTo(page, 'Till')
    await expect(notice(page)).toContainText('entries waiting to be sent are kept')
    expect(loads()).toBe(0)
    // Nothing is left waiting: the till counts the devices that have something.
    await page.unroute('**/api/staff/stays')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(stay.getByText('Saved on this device')).toHaveCount(0, { timeout: 20_000 })
  })
})
