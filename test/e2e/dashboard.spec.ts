import { expect, type Page, test } from '@playwright/test'
import { signInAsStaff } from './staff.ts'

const lists = {
  bookings: {
    tab: /^Paid Bookings/,
    broken: 'Cannot connect to external booking API (Failed to fetch bookings: 503)',
    empty: 'No paid bookings found...',
  },
  reservations: {
    tab: /^Reservations/,
    broken: 'Cannot connect to external reservations API (Failed to fetch reservations: 503)',
    empty: 'No reservations found...',
  },
  contacts: {
    tab: /^Messages/,
    broken: 'Cannot connect to external contacts API (Failed to fetch contacts: 503)',
    empty: 'No contact messages found.',
  },
}
type List = keyof typeof lists
const names = Object.keys(lists) as List[]

/** Answers for the Worker: every list is empty, but for those in `down`. Counts what was asked. */
async function standIn(page: Page) {
  const down = new Set<List>()
  const asked = { bookings: 0, reservations: 0, contacts: 0 }
  await page.route(/\/api\/(bookings|reservations|contacts)$/, (route) => {
    const list = route.request().url().split('/').at(-1) as List
    asked[list] += 1
    return down.has(list) ? route.fulfill({ status: 503 }) : route.fulfill({ json: [] })
  })
  return { down, asked }
}

const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh Data' })
const tab = (page: Page, list: List) => page.getByRole('tab', { name: lists[list].tab })

/** Lets the pauses between the tries pass at once. */
async function afterAllTries(page: Page, shown: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000)
    await expect(page.getByText(shown)).toBeVisible({ timeout: 200 })
  }).toPass()
}

test('each list says by itself that it is empty or can’t be had, and is tried four times', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  const { down, asked } = await standIn(page)
  await signInAsStaff(page)
  for (const list of names) {
    await tab(page, list).click()
    await expect(page.getByText(lists[list].empty)).toBeVisible()
  }

  for (const list of names) {
    down.add(list)
    Object.assign(asked, { bookings: 0, reservations: 0, contacts: 0 })
    await page.reload()
    await tab(page, list).click()
    await afterAllTries(page, lists[list].broken)
    await expect(page.getByText(lists[list].empty)).toHaveCount(0)
    expect(asked).toEqual({ bookings: 1, reservations: 1, contacts: 1, [list]: 4 })
    for (const other of names.filter((name) => name !== list)) {
      await tab(page, other).click()
      await expect(page.getByText(lists[other].empty)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }

    down.clear()
    await tab(page, list).click()
    await refresh(page).click()
    await expect(page.getByText(lists[list].empty)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(asked).toEqual({ bookings: 2, reservations: 2, contacts: 2, [list]: 5 })
  }
})

test('staff who come back to the window see what is there now', { tag: '@desktop' }, async ({
  page,
}) => {
  const { asked } = await standIn(page)
  await signInAsStaff(page)
  const askedTimes = (times: number) =>
    expect.poll(() => asked).toEqual({ bookings: times, reservations: times, contacts: times })
  await askedTimes(1)
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  }
  await askedTimes(2)
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'))
    dispatchEvent(new Event('focus'))
  })
  await askedTimes(3)
})

test('the number of paid bookings leaves out what nobody has paid, which is counted by itself', {
  tag: '@desktop',
}, async ({ page }) => {
  await standIn(page)
  const states = ['paid', 'partially_refunded', 'refunded', 'pending', 'failed', 'canceled', 'paid']
  const rows = states.map((paymentStatus, index) => ({
    id: `0000000${index}-0000-4000-8000-000000000000`,
    reference: `TIR-2026-326-000${index}`,
    customerName: `Guest ${index}`,
    customerEmail: 'guest@example.com',
    customerPhone: null,
    serviceType: 'storage',
    storageType: 'daily',
    luggageCount: 1,
    startDate: '2026-12-01T09:00:00.000Z',
    endDate: null,
    duration: 1,
    totalPrice: 300,
    amountRefunded: 0,
    currency: 'EUR',
    paymentStatus,
    status: 'confirmed',
    specialRequests: null,
    createdAt: '2026-11-22T09:00:00.000Z',
    updatedAt: '2026-11-22T09:00:00.000Z',
  }))
  await page.route(/\/api\/bookings$/, (route) => route.fulfill({ json: rows }))
  await signInAsStaff(page)
  await expect(tab(page, 'bookings')).toHaveText(/^Paid Bookings \(3\)\s*2 unpaid$/)
  await expect(page.getByRole('article')).toHaveCount(7)
})

test('only when all three lists fail is the connection said to be lost, with two ways on', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  const { down, asked } = await standIn(page)
  await signInAsStaff(page)
  for (const list of names) down.add(list)
  await page.reload()
  await expect(page.getByText('Loading admin dashboard...')).toBeVisible()
  await afterAllTries(page, 'External API Connection')
  const failure = page.getByRole('alert')
  await expect(failure).toContainText(
    'Unable to load dashboard data. Please check your internet connection.',
  )
  await expect(failure.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('tab')).toHaveCount(0)

  down.clear()
  Object.assign(asked, { bookings: 0, reservations: 0, contacts: 0 })
  await failure.getByRole('button', { name: 'Retry Connection' }).click()
  await expect(page.getByText(lists.bookings.empty)).toBeVisible()
  expect(asked).toEqual({ bookings: 1, reservations: 1, contacts: 1 })
})
