import { expect, type Page, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'
import { paidStatuses } from '../../domain/payments/payment.ts'
import {
  allWell,
  bookingRow,
  type Load,
  loads,
  messageRow,
  noFigures,
  reservationRow,
  standIn,
} from './dashboard-stand-in.ts'
import { devOrigin } from './servers.ts'
import { signInAsStaff } from './staff.ts'

const lists = {
  bookings: {
    tab: /^Paid Bookings/,
    broken: 'Cannot connect to external booking API (Failed to fetch bookings: 503)',
    empty: 'No paid bookings found…',
  },
  reservations: {
    tab: /^Reservations/,
    broken: 'Cannot connect to external reservations API (Failed to fetch reservations: 503)',
    empty: 'No reservations found…',
  },
  contacts: {
    tab: /^Messages/,
    broken: 'Cannot connect to external contacts API (Failed to fetch contacts: 503)',
    empty: 'No contact messages found.',
  },
}
type List = keyof typeof lists
const names = Object.keys(lists) as List[]

const times = (count: number) =>
  Object.fromEntries(loads.map((load) => [load, count])) as Record<Load, number>
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh Data' })
const tab = (page: Page, list: List) => page.getByRole('tab', { name: lists[list].tab })
const tabs = (page: Page) => page.getByRole('tab')
/** The value shown for a name: of a card, or of a line of the system status. */
const shownFor = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })

/** Skips the pauses between retries. */
async function afterAllTries(page: Page, shown: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000)
    await expect(page.getByText(shown)).toBeVisible({ timeout: 200 })
  }).toPass()
}

test('staff see the overview with totals, services and recent activity', async ({ page }) => {
  const { answers } = await standIn(page)
  answers.figures = {
    paidBookings: 1234,
    unpaidBookings: 2,
    reservations: 56,
    totalRevenue: 1_234_550,
    received: 1_235_750,
    refunded: 1200,
    net: 1_234_550,
    services: [
      { serviceType: 'storage', bookings: 1300 },
      { serviceType: 'taxi', bookings: 7 },
    ],
    createdToday: 3,
    createdThisWeek: 41,
    messages: 8,
  }
  await signInAsStaff(page)
  await expect(page.getByRole('main').getByText('arta@example.com')).toBeVisible()
  await expect(refresh(page)).toBeVisible()
  const wayBack = page.getByRole('main').getByRole('link', { name: 'Back to Website' })
  await expect(wayBack).toHaveAttribute('href', '/')
  await expect(tabs(page)).toHaveText([
    'Overview',
    /^Paid Bookings \(1,234\)\s*2 unpaid$/,
    'Reservations (56)',
    'Messages (8)',
  ])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Overview')
  await expect(shownFor(page, 'Paid Bookings')).toHaveText('Paid Bookings1,234')
  await expect(shownFor(page, 'Reservations')).toHaveText('Reservations56')
  await expect(shownFor(page, 'Total Revenue')).toHaveText(
    'Total Revenue€12,345.50€12,357.50 received, €12.00 returned, net €12,345.50',
  )
  await expect(shownFor(page, 'Contact Messages')).toHaveText('Contact Messages8')

  const services = page.getByRole('table', { name: 'Service Breakdown' }).getByRole('row')
  await expect(services).toHaveText(['Luggage storage1,300', 'Taxi7'])
  await expect(services.getByRole('rowheader')).toHaveText(['Luggage storage', 'Taxi'])
  const activity = page.getByRole('table', { name: 'Recent Activity' }).getByRole('row')
  await expect(activity).toHaveText([
    'Bookings created today3',
    'Bookings created in the last 7 days41',
    'Total Revenue€12,345.50',
  ])
})

test('an empty dashboard shows zeros, with luggage storage as the only service', {
  tag: '@desktop',
}, async ({ page }) => {
  await standIn(page)
  await signInAsStaff(page)
  await expect(shownFor(page, 'Total Revenue')).toHaveText('Total Revenue€0.00')
  const services = page.getByRole('table', { name: 'Service Breakdown' }).getByRole('row')
  await expect(services).toHaveText(['Luggage storage0'])
  await expect(tabs(page)).toHaveText([
    'Overview',
    'Paid Bookings (0)',
    'Reservations (0)',
    'Messages (0)',
  ])
})

test("each language's dashboard has its own address and opens on the overview", {
  tag: '@desktop',
}, async ({ page }) => {
  await standIn(page)
  await signInAsStaff(page)
  await page.goto('/sq/admin')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Përmbledhje')
  await expect(shownFor(page, 'Të ardhurat gjithsej')).toContainText('0,00 €')
  await expect(shownFor(page, 'Baza e të dhënave')).toHaveText('Baza e të dhënaveAktive')
})

test('figures that fail to load are shown as missing, not as zero', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  const { down, asked } = await standIn(page)
  for (const load of ['figures', 'status'] as const) down.add(load)
  await signInAsStaff(page)
  await afterAllTries(page, 'The figures could not be loaded (Failed to fetch figures: 503)')
  await expect(
    page.getByText('The status could not be checked (Failed to fetch status: 503)'),
  ).toBeVisible()
  expect(asked).toEqual({ ...times(1), figures: 4, status: 4 })
  await expect(shownFor(page, 'Total Revenue')).toHaveText('Total Revenue–')
  await expect(tab(page, 'reservations')).toHaveText('Reservations (–)')

  down.clear()
  await refresh(page).click()
  await expect(shownFor(page, 'Total Revenue')).toHaveText('Total Revenue€0.00')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the system status shows when Stripe fails and when it works again', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const faults = `${devOrigin}/control/stripe/faults`
  await signInAsStaff(page)
  await expect(shownFor(page, 'Database')).toHaveText('DatabaseActive')
  await expect(shownFor(page, 'Stripe')).toHaveText('StripeConnected')
  await expect(shownFor(page, 'Background Jobs')).toHaveText('Background JobsOperational')
  // Emails of the bounce tests may not be resolved yet.
  await expect(shownFor(page, 'Email')).toHaveText(/^Email(Working|\d emails? did not arrive)/)
  await expect(page.getByText(/^Last updated: \w{3}, \d+ \w{3} \d{4}, \d\d:\d\d$/)).toBeVisible()

  try {
    await request.post(faults, { data: { kind: 'error', times: 100, path: '/v1/balance' } })
    await refresh(page).click()
    await expect(shownFor(page, 'Stripe')).toContainText('Not reachable')
    await expect(shownFor(page, 'Stripe')).toContainText('Let them reserve and pay at the desk.')
    await expect(shownFor(page, 'Database')).toHaveText('DatabaseActive')
  } finally {
    await request.delete(faults)
  }
  await refresh(page).click()
  await expect(shownFor(page, 'Stripe')).toHaveText('StripeConnected')
})

test('each failing system shows since when, how much and what to do', {
  tag: '@desktop',
}, async ({ page }) => {
  const { answers } = await standIn(page)
  const since = '2026-11-22T08:15:00.000Z'
  answers.status = {
    ...allWell,
    database: { state: 'unreachable', since: null },
    payments: { state: 'no_event', since },
    jobs: { state: 'stopped', since: '2026-11-21T08:15:00.000Z' },
    lateJobs: [{ name: 'reconcile', lastError: 'payment_unavailable' }],
    lastRuns: [
      { name: 'sendEmail', state: 'operational', okAt: since, lastError: null },
      {
        name: 'reconcile',
        state: 'stopped',
        okAt: '2026-11-20T08:15:00.000Z',
        lastError: 'payment_unavailable',
      },
      { name: 'erase', state: 'never_run', okAt: null, lastError: null },
    ],
    email: { state: 'dead_to_guests', since: null, count: 3 },
  }
  await signInAsStaff(page)
  await expect(shownFor(page, 'Database')).toContainText(
    'Not reachableWait a minute, then refresh.',
  )
  await expect(shownFor(page, 'Stripe')).toContainText('No event since 09:15Payments show up')
  await expect(shownFor(page, 'Background Jobs')).toContainText(
    'Stopped since Sat, 21 Nov 2026, 09:15',
  )
  await expect(shownFor(page, 'Background Jobs')).toContainText('reconcile: payment_unavailable')
  const run = (job: string) => page.getByRole('listitem').filter({ hasText: job })
  await expect(run('Sending email')).toBeHidden()
  await page.getByText('Last run of each job').click()
  await expect(run('Sending email')).toHaveText('Sending emailOKLast success 09:15')
  await expect(run('Comparison with Stripe')).toHaveText(
    'Comparison with StripeStoppedLast success Fri, 20 Nov 2026, 09:15 payment_unavailable',
  )
  await expect(run('Forgetting guests')).toContainText('Never startedNo success yet')
  await expect(shownFor(page, 'Email')).toContainText(
    '3 emails did not arriveSome guests got no confirmation.',
  )
})

test('quick actions open email, WhatsApp, the map and Stripe in a new tab', {
  tag: '@desktop',
}, async ({ page }) => {
  await standIn(page)
  await signInAsStaff(page)
  const { email, phone, mapUrl } = business
  const actions = [
    ['Send Email', `mailto:${email}`],
    ['WhatsApp', `https://wa.me/${phone.replace(/\D/g, '')}`],
    ['View on Map', mapUrl],
    ['Stripe Dashboard', 'https://dashboard.stripe.com'],
  ] as const
  for (const [name, href] of actions) {
    const link = page.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  }
})

test('each list shows by itself that it is empty or failed, after four tries', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  const { down, asked, forget } = await standIn(page)
  await signInAsStaff(page)
  for (const list of names) {
    await tab(page, list).click()
    await expect(page.getByText(lists[list].empty)).toBeVisible()
  }

  for (const list of names) {
    down.add(list)
    forget()
    await page.reload()
    await tab(page, list).click()
    await afterAllTries(page, lists[list].broken)
    await expect(page.getByText(lists[list].empty)).toHaveCount(0)
    expect(asked).toEqual({ ...times(1), [list]: 4 })
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
    expect(asked).toEqual({ ...times(2), [list]: 5 })
  }
})

test('the dashboard reloads when staff return to the window', { tag: '@desktop' }, async ({
  page,
}) => {
  const { asked } = await standIn(page)
  await signInAsStaff(page)
  const askedTimes = (count: number) => expect.poll(() => asked).toEqual(times(count))
  await askedTimes(1)
  // A request that is still running is not repeated.
  const answered = page.waitForResponse('**/api/staff/status')
  await page.waitForTimeout(500)
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  }
  await askedTimes(2)
  await answered
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'))
    dispatchEvent(new Event('focus'))
  })
  await askedTimes(3)
})

test('the tabs show the totals, not the number of rows, with unpaid bookings apart', {
  tag: '@desktop',
}, async ({ page }) => {
  const { answers } = await standIn(page)
  answers.bookings = paidStatuses.map((paymentStatus, index) =>
    bookingRow(index, { paymentStatus }),
  )
  answers.figures = { ...noFigures, paidBookings: 203, unpaidBookings: 14 }
  await signInAsStaff(page)
  await expect(tab(page, 'bookings')).toHaveText(/^Paid Bookings \(203\)\s*14 unpaid$/)
  await tab(page, 'bookings').click()
  await expect(page.getByRole('article')).toHaveCount(paidStatuses.length)
  await expect(page.getByRole('article').filter({ hasText: 'PAID VIA STRIPE' })).toHaveCount(2)
})

test('a booking, a reservation and a message show all their fields', {
  tag: '@desktop',
}, async ({ page }) => {
  const { answers } = await standIn(page)
  const details = {
    id: '8f14e45f-0000-4000-8000-000000000000',
    customerPhone: '+355 69 123 4567',
    luggageCount: 2,
    endDate: '2026-12-03T16:00:00.000Z',
    specialRequests: 'A pram, please',
    totalPrice: 1234,
  }
  answers.bookings = [bookingRow(1, details), bookingRow(4, { disputed: true })]
  answers.reservations = [
    reservationRow(2, details),
    reservationRow(3, { totalPrice: 0 }),
    reservationRow(5, { storageType: 'mid', totalPrice: 3500 }),
  ]
  answers.contacts = [
    messageRow('Ana', { subject: 'A bicycle', message: 'Can you keep it?' }),
    messageRow('Ben', { message: 'Thank you.', read: true }),
  ]
  await signInAsStaff(page)
  const inBoth = [
    'guest@example.com',
    '+355 69 123 4567',
    '8F14E45F',
    'Confirmed',
    'Luggage storage',
    '2 items',
    '€12.34',
    'Tue, 1 Dec 2026, 10:00 → Thu, 3 Dec 2026, 17:00',
    '3 days',
    'Created Sun, 22 Nov 2026, 10:00',
    'A pram, please',
  ]
  await tab(page, 'bookings').click()
  const booking = page.getByRole('article', { name: 'Guest 1' })
  for (const text of [...inBoth, 'PAID VIA STRIPE', 'Daily Storage']) {
    await expect(booking).toContainText(text)
  }
  await expect(booking).not.toContainText('Disputed')
  const other = page.getByRole('article', { name: 'Guest 4' })
  for (const text of ['Disputed', '1 item', '1 day']) await expect(other).toContainText(text)
  await tab(page, 'reservations').click()
  const reservation = page.getByRole('article', { name: 'Guest 2' })
  // The quoted price is binding, whatever the stay would cost today.
  for (const text of [...inBoth, 'PAY ON ARRIVAL', '€3.00 per item', 'Website']) {
    await expect(reservation).toContainText(text)
  }
  await expect(page.getByRole('article', { name: 'Guest 3' })).toContainText('Price on request')
  const byPlan = page.getByRole('article', { name: 'Guest 5' })
  await expect(byPlan).toContainText('€35.00Mid Term')
  await expect(byPlan).not.toContainText('per item')
  await tab(page, 'contacts').click()
  await expect(page.getByRole('article', { name: 'Ana' })).toHaveText(
    /^Anaana@example\.comSun, 22 Nov 2026, 10:00NewA bicycleCan you keep it\?/,
  )
  await expect(page.getByRole('article', { name: 'Ben' })).toHaveText(
    /^Benben@example\.comSun, 22 Nov 2026, 10:00ReadThank you\./,
  )
})

test('only if all three lists fail does the dashboard show a lost connection, with two ways on', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  const { answers, down, asked, forget } = await standIn(page)
  answers.status = { ...allWell, database: { state: 'unreachable', since: null } }
  await signInAsStaff(page)
  for (const list of names) down.add(list)
  await page.reload()
  // The document's own text may still be there, hidden.
  const loading = page.getByRole('status').filter({ hasText: 'Loading admin dashboard…' })
  await expect(loading).toBeVisible()
  await afterAllTries(page, 'External API Connection')
  const failure = page.getByRole('alert')
  await expect(failure).toContainText(
    'Unable to load dashboard data. Please check your internet connection.',
  )
  await expect(failure.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/')
  await expect(tabs(page)).toHaveCount(0)
  await expect(shownFor(page, 'Database')).toContainText('Not reachable')
  await expect(shownFor(page, 'Stripe')).toHaveText('StripeConnected')

  down.add('status')
  await page.reload()
  await afterAllTries(page, 'External API Connection')
  await expect(page.getByText('System Status')).toHaveCount(0)

  down.clear()
  forget()
  await failure.getByRole('button', { name: 'Retry Connection' }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Overview')
  expect(asked).toEqual(times(1))
})
