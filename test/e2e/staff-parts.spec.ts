import { expect, type Page, test } from '@playwright/test'
import { openCounter, panel } from './counter.ts'

// The other parts of the staff page before they are cached: no service worker replaces the network.
test.use({ serviceWorkers: 'block' })

const linkTo = (page: Page, part: string) =>
  page.getByRole('navigation').getByRole('link', { name: part, exact: true })
const goesTo = (page: Page, part: string) => linkTo(page, part).click()
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'page' })

/** Returns a function that counts the documents loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

/** Opens the walk-in form and types a name. */
async function typesWalkIn(page: Page) {
  await page.getByRole('link', { name: 'Walk-in' }).click()
  const name = panel(page, 'Walk-in').getByRole('textbox', { name: 'Name' })
  await name.fill('Guest of the form')
  return name
}

/** Simulates a deploy: the till's file that the open page knows is gone. */
async function isReplaced(page: Page): Promise<void> {
  await page.route('**/assets/till-*.js', (route) => route.fulfill({ status: 404, body: '' }))
}

const tillIsOpen = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Till' })).toBeVisible({ timeout: 15_000 })

test.describe('a part of the staff page that was never opened', { tag: '@phone' }, () => {
  test("can't be opened without a connection, and what was typed stays", async ({
    page,
    context,
  }) => {
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
    // This try has failed too.
    await expect(again).toBeEnabled()
    await expect(notice(page)).toContainText('No connection')

    await context.setOffline(false)
    await again.click()
    // Browsers cache a failed import per document, so the page offers to reload.
    const reload = notice(page).getByRole('button', { name: 'Reload' })
    await expect(reload.or(page.getByRole('heading', { name: 'Till' }))).toBeVisible()
    if (await reload.isVisible()) {
      await expect(name).toHaveValue('Guest of the form')
      expect(loads()).toBe(0)
      await reload.click()
    }
    await tillIsOpen(page)
  })

  test('opens once the connection is back, if nothing was typed', async ({ page, context }) => {
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

  test('reports a server problem instead of a lost connection', async ({ page }) => {
    await openCounter(page)
    await page.route('**/assets/till-*.js', (route) => route.fulfill({ status: 503, body: '' }))
    await page.route('**/admin/till', (route) => route.fulfill({ status: 503, body: '' }))
    await goesTo(page, 'Till')
    await expect(notice(page)).toContainText('The server has a problem')
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await notice(page).getByRole('button', { name: 'Close' }).click()
    await expect(notice(page)).toHaveCount(0)
  })

  test('shows that it is loading, and only the last tapped part opens', async ({ page }) => {
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

  test('does not open if the user has gone back or typed meanwhile', async ({ page }) => {
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

test.describe('after a deploy, a part of the staff page', { tag: '@phone' }, () => {
  test('reloads the document once', async ({ page }) => {
    await openCounter(page)
    await isReplaced(page)
    const loads = countLoads(page)
    await goesTo(page, 'Till')
    // The new document fails too, and says so instead of reloading for ever.
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

  test('does not reload the page by itself while something is typed', async ({ page }) => {
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

  test('does not reload the page by itself while an action is pending', async ({ page }) => {
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
    // Sent at the end, because the till counts devices with pending actions.
    await page.unroute('**/api/staff/stays')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(stay.getByText('Saved on this device')).toHaveCount(0, { timeout: 20_000 })
  })
})
