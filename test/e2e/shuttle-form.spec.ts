import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Request, test } from '@playwright/test'
import { dateText } from '../../domain/time/date-text.ts'

/** A second build of the site, with the shuttle form switched on. */
const switchedOn = 'dist/shuttle-form'
/** A busy machine's time for the build, which the tests' own timeouts do not include. */
const buildMilliseconds = 180_000

function build(): void {
  const env = {
    ...process.env,
    BUILD_DIR: switchedOn,
    SWITCHES: 'test/e2e/shuttle-switched-on.ts',
  }
  const run = (script: string, ...rest: string[]) =>
    execFileSync(process.execPath, [script, ...rest], { env, stdio: 'pipe' })
  run('node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error')
  run(`${switchedOn}/prerender/main.js`)
}

/** Serves documents and files from that build; API requests go to the real Worker. */
async function serve(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    (route) => {
      const { pathname } = new URL(route.request().url())
      const file = join(
        switchedOn,
        'client',
        pathname.includes('.') ? pathname : `${pathname}.html`,
      )
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
    },
  )
}

const reference = /^TIR-\d{4}-\d{3}-[A-Z0-9]{4}$/

/** Fills in three passengers at 03:00; returns the date, the last one that can be booked. */
async function fillIn(page: Page): Promise<string> {
  await page.getByLabel('Full Name').fill('Ana Hoxha')
  await page.getByLabel('Email Address').fill('ana@example.com')
  await page.getByLabel('Phone Number').fill('+355 69 123 4567')
  await page.getByLabel('Airport → Tirana').check()
  const date = page.getByLabel('Departure Date')
  const last = String(await date.getAttribute('max'))
  await date.fill(last)
  await page.getByLabel('Departure Time').selectOption('03:00')
  await page.getByLabel('Passengers').selectOption('3')
  return last
}

async function confirm(page: Page): Promise<Request> {
  const sent = page.waitForRequest('**/api/bookings')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  return sent
}

test.describe('with the shuttle form switched on', { tag: '@phone' }, () => {
  test.beforeAll(() => {
    test.setTimeout(buildMilliseconds)
    build()
  })
  test.beforeEach(async ({ page }) => {
    await serve(page)
    await page.goto('/airport-shuttle')
  })

  test('a guest requests seats at night and gets a reference', async ({ page }) => {
    const last = await fillIn(page)
    const sent = await confirm(page)

    expect(sent.postDataJSON()).toMatchObject({
      serviceType: 'airport-shuttle',
      luggageCount: 3,
      startDate: `${last}T03:00`,
      totalPrice: 0,
      specialRequests: 'Airport shuttle, from the airport. Passengers: 3.',
    })
    const confirmed = page.getByRole('region', { name: 'Booking Confirmed!' })
    await expect(confirmed).toBeFocused()
    await expect(confirmed).toContainText(`${dateText(last, 'en')}, 03:00`)
    await expect(page.getByText(reference)).toBeVisible()
    await expect(page.getByText('Arrive 10 minutes before departure.')).toBeVisible()
    await expect(page.getByText('€4 per person, one-way.')).toBeVisible()
  })

  test('two requests for the same trip make two bookings, and the tab stores no personal data', async ({
    page,
  }) => {
    const keys: string[] = []
    const references: string[] = []
    for (let trip = 0; trip < 2; trip++) {
      await fillIn(page)
      const sent = await confirm(page)
      keys.push(sent.headers()['idempotency-key'] ?? '')
      references.push(String(await page.getByText(reference).textContent()))
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ana@')
      await page.reload()
    }
    expect(new Set(keys).size).toBe(2)
    expect(new Set(references).size).toBe(2)
  })

  test('an empty form shows what is missing, and a failure keeps what was typed', async ({
    page,
  }) => {
    const send = page.getByRole('button', { name: 'Confirm Booking' })
    await send.click()
    for (const sentence of [
      'Full name is required',
      'Valid email is required',
      'Phone number is required',
      'Travel direction is required',
      'Departure date is required',
    ]) {
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel('Full Name')).toBeFocused()
    const direction = page.getByRole('radiogroup', { name: 'Travel direction' })
    await expect(direction).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Tirana → Airport')).toHaveJSProperty('required', true)

    await page.getByLabel('Full Name').fill('Ana Hoxha')
    await page.getByLabel('Email Address').fill('ana@example.com')
    await page.getByLabel('Phone Number').fill('+355 69 123 4567')
    await page.getByLabel('Tirana → Airport').check()
    const date = page.getByLabel('Departure Date')
    await date.fill(String(await date.getAttribute('max')))
    await page.route('**/api/bookings', (route) => route.abort())
    await send.click()
    await expect(page.getByText('There was an error creating your booking.').first()).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ana Hoxha')
  })
})
