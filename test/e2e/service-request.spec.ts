import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { notification } from './notification.ts'
import { readInGerman } from './read-in-german.ts'
import { signInAsStaff, staffEntry } from './staff.ts'

const failed =
  'There was an error creating your booking. Please check your internet connection and try again, or contact us directly.'

/** A guest who requests a service from its card. */
class Asker {
  readonly page: Page
  readonly name = `Ana Hoxha ${Math.random().toString(36).slice(2, 10)}`

  constructor(page: Page) {
    this.page = page
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  async opens(button: string, title: string, address = '/services-hub'): Promise<void> {
    await this.page.goto(address)
    await this.page.getByRole('button', { name: button }).click()
    await expect(this.dialog.getByRole('heading', { name: title })).toBeVisible()
  }

  async fillsIn(): Promise<void> {
    await this.dialog.getByLabel('Full Name').fill(this.name)
    await this.dialog.getByLabel('Email Address').fill('ana@guest.example')
    // Tomorrow at ten, because the office may already be closed today.
    const start = this.dialog.getByLabel('Start Date & Time')
    await expect(start).not.toHaveValue('')
    const today = String(await start.getAttribute('min')).slice(0, 10)
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    await start.fill(`${tomorrow}T10:00`)
  }

  async confirms(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Confirm Booking' }).click()
  }

  /** Confirms and closes the dialog; the response waits until `answer` is called. */
  async leavesWhileItIsSent(): Promise<{ sent: () => number; answer: () => void }> {
    let sent = 0
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await this.page.route('**/api/bookings', async (route) => {
      sent += 1
      await answered
      await route.continue()
    })
    await this.confirms()
    await expect.poll(() => sent).toBe(1)
    await this.page.keyboard.press('Escape')
    await expect(this.dialog).toBeHidden()
    return { sent: () => sent, answer }
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }
}

test('a guest requests storage on the home page, and staff see what was agreed', async ({
  page,
}) => {
  const ana = new Asker(page)
  await ana.opens('Book Storage', 'Reserve Luggage Storage', '/')
  await ana.fillsIn()
  const { dialog } = ana
  await dialog.getByLabel('Storage Duration').selectOption('Short Term (2€/hour)')
  await dialog.getByLabel('Duration (hours)').fill('2')
  await dialog.getByLabel('Number of Luggage Pieces').selectOption('3+ (contact us)')
  await dialog.getByLabel('How many pieces?').fill('4')
  // Four items for two hours would be 16 euros; the daily price is lower.
  await expect(dialog.getByRole('status').first()).toContainText('€12.00')
  await ana.confirms()

  await ana.sees('Booking Confirmed!')
  await ana.sees(
    /^Booking ID: [0-9A-F]{8}\. Save this confirmation!.+ Reference: TIR-\d{4}-\d{3}-\w{4}\.$/,
  )
  await expect(dialog).toBeHidden()
  await expect(page.getByText('We’ve received your request')).toBeVisible()

  await signInAsStaff(page)
  const entry = await staffEntry(page, /^Paid Bookings/, ana.name)
  await expect(entry).toContainText('Luggage storage · Short Term')
  await expect(entry).toContainText('4 items')
  await expect(entry).toContainText('2 hours')
  await expect(entry).toContainText('12.00')
  await expect(entry).not.toContainText('PAID VIA')
})

test('a guest requests a taxi for 04:00 without a price or questions about bags', async ({
  page,
}) => {
  const ana = new Asker(page)
  await ana.opens('Reserve Taxi', 'Book Taxi Service')
  await expect(ana.dialog.getByLabel('Storage Duration')).toBeHidden()
  await expect(ana.dialog.getByRole('status')).toContainText('Price on request')
  await ana.fillsIn()
  const start = ana.dialog.getByLabel('Start Date & Time')
  await start.fill((await start.inputValue()).replace('T10:00', 'T04:00'))
  await ana.confirms()
  await expect(notification(page)).toContainText('Request received')
  await expect(notification(page)).toContainText(
    /Reference TIR-\d{4}-\d{3}-\w{4}\. Nothing is confirmed yet/,
  )
  await expect(notification(page)).toContainText('contact you to confirm')
  const receipt = page
    .locator('main [tabindex="-1"]')
    .filter({ hasText: 'We’ve received your request' })
  await expect(receipt).toContainText('Nothing is confirmed yet')
  await expect(page.locator('body')).not.toContainText(
    /Booking Confirmed|when you arrive|our desk\./,
  )
  await page.reload()
  await expect(receipt).toContainText('Nothing is confirmed yet')

  await signInAsStaff(page)
  const entry = await staffEntry(page, /^Paid Bookings/, ana.name)
  await expect(entry).toContainText('Taxi')
  await expect(entry).not.toContainText(/Daily Storage|1 (day|item)/)
  await expect(entry).toContainText('Price on request')
})

test('the price follows the plan, and a long plan for many items is on request', async ({
  page,
}) => {
  const ana = new Asker(page)
  await ana.opens('Book Storage', 'Reserve Luggage Storage')
  const { dialog } = ana
  const price = dialog.getByRole('status').first()
  await expect(price).toContainText('€3.00')
  const second = dialog.getByLabel('Number of Luggage Pieces').locator('option[value="2"]')
  await expect(second).toHaveText('2')
  await expect(dialog.getByLabel('Duration (hours)')).toBeHidden()
  await dialog.getByLabel('Storage Duration').selectOption('Mid Term (35€/2 weeks)')
  await expect(price).toContainText('€35.00')
  await dialog.getByLabel('Number of Luggage Pieces').selectOption('2 (included)')
  await expect(price).toContainText('€35.00')
  await dialog.getByLabel('Number of Luggage Pieces').selectOption('3+ (contact us)')
  await expect(price).toContainText('Price on request')
  await dialog.getByLabel('Storage Duration').selectOption('Daily Storage (€3/day)')
  await dialog.getByLabel('Number of Luggage Pieces').selectOption('1')
  await dialog.getByLabel('Number of Days').fill('13')
  await dialog.getByRole('button', { name: 'Take this plan' }).click()
  await expect(price).toContainText('€35.00')
})

test('hours across midnight are priced as two days', async ({ page }) => {
  const ana = new Asker(page)
  await ana.opens('Book Storage', 'Reserve Luggage Storage')
  await ana.fillsIn()
  const { dialog } = ana
  const price = dialog.getByRole('status').first()
  await dialog.getByLabel('Storage Duration').selectOption('Short Term (2€/hour)')
  await dialog.getByLabel('Duration (hours)').fill('5')
  await expect(price).toContainText('5 hours at the price of a day')
  await expect(price).toContainText('€3.00')
  const start = dialog.getByLabel('Start Date & Time')
  await start.fill((await start.inputValue()).replace('10:00', '22:00'))
  await expect(price).toContainText('5 hours at the price of 2 days')
  await expect(price).toContainText('€6.00')
})

test('the form survives a failure, a price change and closing the dialog', async ({ page }) => {
  const ana = new Asker(page)
  await ana.opens('Book Storage', 'Reserve Luggage Storage')
  await ana.fillsIn()
  await page.route('**/api/bookings', (route) => route.abort())
  await ana.confirms()
  await ana.sees('Booking Failed')
  await expect(ana.dialog.getByText(failed)).toBeVisible()
  await expect(ana.dialog.getByLabel('Full Name')).toHaveValue(ana.name)

  await page.unroute('**/api/bookings')
  await page.route('**/api/bookings', (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'price_mismatch', message: '', requestId: '', totalPrice: 450 } },
    }),
  )
  await ana.confirms()
  await expect(ana.dialog.getByRole('alert')).toContainText('€4.50')
  await page.unroute('**/api/bookings')
  const again = page.waitForRequest('**/api/bookings')
  await ana.confirms()
  expect((await again).postDataJSON()).toMatchObject({ totalPrice: 450 })

  await ana.dialog.getByRole('button', { name: 'Cancel' }).click()
  const opener = page.getByRole('button', { name: 'Book Storage' })
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(ana.dialog.getByLabel('Full Name')).toHaveValue(ana.name)
})

test('the form survives a reload, and the confirmation survives another language', async ({
  page,
}) => {
  const ana = new Asker(page)
  await ana.opens('Book Storage', 'Reserve Luggage Storage')
  await ana.fillsIn()
  const start = ana.dialog.getByLabel('Start Date & Time')
  const tomorrow = await start.inputValue()
  await ana.dialog.getByLabel('Storage Duration').selectOption('Mid Term (35€/2 weeks)')
  await ana.dialog.getByLabel('Notes (optional)').fill('Two bicycles')
  await page.reload()
  await page.getByRole('button', { name: 'Book Storage' }).click()
  await expect(ana.dialog.getByLabel('Full Name')).toHaveValue(ana.name)
  await expect(ana.dialog.getByLabel('Storage Duration')).toHaveValue('mid')
  await expect(ana.dialog.getByLabel('Notes (optional)')).toHaveValue('Two bicycles')
  await expect(start).toHaveValue(tomorrow)

  await start.fill('2026-01-01T10:00')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reserve Taxi' }).click()
  await expect(start).not.toHaveValue('2026-01-01T10:00')
  await start.fill(tomorrow)
  await ana.confirms()
  const receipt = page
    .locator('main [tabindex="-1"]')
    .filter({ hasText: 'We’ve received your request' })
  await expect(receipt).toBeFocused()
  const numbers = await receipt.getByRole('paragraph').locator('b').allTextContents()
  expect(numbers).toEqual([expect.stringMatching(/^TIR-\S+$/)])

  await readInGerman(page)
  await expect(page).toHaveURL('/de/services-hub')
  const german = page.locator('main [tabindex="-1"]').filter({ hasText: numbers[0] ?? '' })
  await expect(german, 'nobody waits for it').not.toBeFocused()
  await page.locator('[data-ask=taxi]').click()
  await expect(ana.dialog.getByLabel('E-Mail')).toHaveValue('')
})

test('a request without a response keeps its key when the dialog is opened again', async ({
  page,
}) => {
  const ana = new Asker(page)
  await ana.opens('Book Storage', 'Reserve Luggage Storage')
  await ana.fillsIn()
  const keys: (string | null)[] = []
  await page.route('**/api/bookings', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'))
    await route.fetch()
    await route.abort()
  })
  await ana.confirms()
  await ana.sees('Booking Failed')
  await ana.dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(ana.dialog).toBeHidden()
  await page.getByRole('button', { name: 'Book Storage' }).click()
  await expect(ana.dialog.getByText(failed)).toBeHidden()
  await ana.confirms()
  await expect.poll(() => keys.length).toBe(2)
  await page.unrouteAll({ behavior: 'wait' })
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('a late response does not change another open dialog, and is still shown', async ({
  page,
}) => {
  const ana = new Asker(page)
  await ana.opens('Book Storage', 'Reserve Luggage Storage')
  await ana.fillsIn()
  const { sent, answer } = await ana.leavesWhileItIsSent()
  await page.getByRole('button', { name: 'Reserve Taxi' }).click()
  await ana.dialog.getByLabel('Notes (optional)').fill('Two bicycles')
  answer()
  await ana.sees('Booking Confirmed!')
  await expect(ana.dialog.getByRole('heading', { name: 'Book Taxi Service' })).toBeVisible()
  await expect(ana.dialog.getByLabel('Notes (optional)')).toHaveValue('Two bicycles')
  expect(sent()).toBe(1)
  await ana.dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('We’ve received your request')).toBeVisible()
})

test('closing the dialog neither repeats nor loses a request that is being sent', async ({
  page,
}) => {
  const ana = new Asker(page)
  await ana.opens('Book Storage', 'Reserve Luggage Storage')
  await ana.fillsIn()
  const { sent, answer } = await ana.leavesWhileItIsSent()
  await page.getByRole('button', { name: 'Book Storage' }).click()
  const meanwhile = ana.dialog.getByRole('button', { name: 'Creating Booking…' })
  await meanwhile.click({ force: true })
  answer()
  await ana.sees('Booking Confirmed!')
  await expect(ana.dialog).toBeHidden()
  await expect(page.getByText('We’ve received your request')).toBeVisible()
  expect(sent()).toBe(1)
})

test('the dialog works by keyboard: it opens, reports errors, closes and returns the focus', async ({
  page,
}) => {
  await page.goto('/services-hub')
  const opener = page.getByRole('button', { name: 'View Tours' })
  await opener.focus()
  await opener.evaluate((link) => {
    link.addEventListener('click', () =>
      link.setAttribute('data-clicks', `${link.dataset.clicks ?? ''}.`),
    )
  })
  // Held down: without a key-up in between, a key repeats.
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Space')
  await expect(page.locator('[data-clicks]')).toHaveCount(0)
  await page.keyboard.up('Space')
  await expect(page.locator('[data-clicks]')).toHaveAttribute('data-clicks', '.')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Book Tourist Activity' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Back to booking' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Full name is required')).toBeVisible()
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('Back closes the dialog and leaves the page as it was', async ({ page }) => {
  const ana = new Asker(page)
  await page.goto('/about', { waitUntil: 'networkidle' })
  await ana.opens('View Tours', 'Book Tourist Activity')
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(1000)
  await ana.dialog.getByLabel('Full Name').fill(ana.name)
  await page.goBack()
  await expect(ana.dialog).toBeHidden()
  await expect(page).toHaveURL('/services-hub')
  const opener = page.getByRole('button', { name: 'View Tours' })
  await expect(opener).toBeFocused()
  expect(await scrolled()).toBe(before)

  // Closing it otherwise, opening it again and sending leaves no history entry.
  await opener.click()
  await expect(ana.dialog.getByLabel('Full Name')).toHaveValue(ana.name)
  await page.keyboard.press('Escape')
  await opener.press('Enter')
  await ana.fillsIn()
  await ana.confirms()
  const receipt = page.getByText('We’ve received your request')
  await expect(receipt).toBeInViewport()
  await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeUndefined()
  await page.waitForTimeout(200)
  await expect(receipt).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a card without its image hides it, and a service to come has a disabled button', async ({
  page,
}) => {
  await page.route('**/illustrations/services/taxi.svg', (route) => route.abort())
  await page.goto('/services-hub')
  const taxi = page.getByRole('article').filter({ hasText: 'Reserve Taxi' })
  await taxi.scrollIntoViewIfNeeded()
  await expect(taxi.locator('img')).toBeHidden()
  const rental = page.getByRole('article').filter({ hasText: 'Coming Soon' }).first()
  await expect(rental.getByRole('button', { name: 'Rent Gear' })).toBeDisabled()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the cards still link to a page', async ({ page }) => {
    await page.goto('/services-hub')
    const link = (name: string) => page.getByRole('link', { name })
    await expect(link('Book Storage')).toHaveAttribute('href', '/book-online')
    await expect(link('Reserve Taxi')).toHaveAttribute('href', '/contact')
    await expect(link('View shuttle or Buy Ticket')).toHaveAttribute('href', '/airport-shuttle')
  })
})

test('everyone can read the request dialog and its errors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ana = new Asker(page)
  await ana.opens('Book Storage', 'Reserve Luggage Storage')
  await ana.dialog.getByLabel('Storage Duration').selectOption('short')
  await ana.confirms()
  await ana.sees('Full name is required')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    expect(found, `in the ${colorScheme}`).toEqual([])
  }
})
