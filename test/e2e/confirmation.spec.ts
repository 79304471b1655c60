import { expect, type Locator, type Page, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'
import { tiranaInstant } from '../../domain/time/calendar.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { notification } from './notification.ts'
import { readCode } from './read-code.ts'
import { readInGerman } from './read-in-german.ts'
import { alarmOf, savedCalendar } from './saved-calendar.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en
const slowBank = '4000009999000014'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const receipt = (page: Page) => page.locator('[data-brings-heading]')

async function pay(page: Page, card = cards.good): Promise<Traveller> {
  const ana = await fillIn(page)
  await payAs(ana, card)
  return ana
}

async function fillIn(page: Page): Promise<Traveller> {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  return ana
}

async function payAs(ana: Traveller, card = cards.good): Promise<void> {
  const { page } = ana
  await page.getByRole('button', { name: say.payWithCard }).click()
  await ana.payWith(card, say.eighteen)
  await expect(receipt(page)).toBeVisible()
}

/** The instant in two fields of the form, a date and a time in Tirana. */
async function instantIn(page: Page, date: string, time: string): Promise<Date> {
  const value = (label: string) => page.getByLabel(label).inputValue()
  return tiranaInstant(await value(date), await value(time))
}

async function reserve(page: Page, path = '/reserve-pay-location'): Promise<Traveller> {
  const ana = new Traveller(page, say)
  await ana.goTo(path)
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(3, 2)
  await page.getByRole('button', { name: say.reserve }).click()
  await expect(receipt(page)).toBeVisible()
  return ana
}

test('a guest who has paid sees the confirmation instead of the form', async ({ page }) => {
  const ana = await pay(page)
  await expect(heading(page, 'Paid. See you in Tirana.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle('Paid. See you in Tirana. – Tirana Luggage Storage')
  await expect(page.getByText('No waiting', { exact: true })).toBeHidden()
  const shown = receipt(page)
  await expect(shown).toBeFocused()
  for (const text of ['Paid €18.00', '2 items', 'After that, €3 per item and day.', ana.email]) {
    await expect(shown).toContainText(text)
  }
  await expect(shown).toContainText(/Collect by 23:00 on \w+, \d+ \w+ \d{4}\./)
  const { latitude, longitude } = business.coordinates
  const route = shown.getByRole('link', { name: 'Route' })
  await expect(route).toHaveAttribute(
    'href',
    RegExp(`walking&destination=${latitude},${longitude}$`),
  )
  await expect(shown.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+\d+$/)
  // The message begins with the reference.
  const chat = shown.getByRole('link', { name: 'WhatsApp' }).first()
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*TIR-\d{4}-\d{3}-\w{4}/)
})

test('a guest who has reserved sees the amount to pay in both currencies', {
  tag: '@phone',
}, async ({ page }) => {
  await reserve(page)
  await expect(heading(page, 'Your space is reserved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle('Your space is reserved – Tirana Luggage Storage')
  await expect(receipt(page)).toContainText('Pay on arrival €18.00 or 1,800 Lek')
  await expect(receipt(page)).toContainText('in cash or by card')
})

test('a framed form shows the confirmation too', {
  tag: '@phone',
}, async ({ page }) => {
  await reserve(page, '/reservation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your space is reserved')
})

test('bags collected on the same day are due today', { tag: '@phone' }, async ({ page }) => {
  // Nine in the morning in Tirana.
  await page.clock.setFixedTime(new Date('2026-11-21T08:00:00Z'))
  const ana = new Traveller(page, say)
  await page.route('**/api/reservations', (route) =>
    route.fulfill({
      status: 201,
      json: { id: crypto.randomUUID(), reference: 'TIR-2026-325-K7QM', status: 'confirmed' },
    }),
  )
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await page.getByRole('button', { name: say.reserve }).click()
  await ana.sees('Collect by 23:00 today.')
})

test('reference, QR code and collect-by time are on the first screen of a phone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await pay(page)
  // For five seconds the notification takes a band at the top.
  await expect(notification(page)).toHaveCount(0)
  const reference = await new Traveller(page, say).reference()
  const parts: Locator[] = [
    heading(page, 'Paid. See you in Tirana.'),
    page.getByText(reference, { exact: true }),
    page.getByRole('img', { name: `QR ${reference}` }),
    page.getByText(/^Collect by 23:00/).first(),
    page.getByRole('link', { name: 'Route' }),
    page.getByRole('link', { name: 'Call' }),
  ]
  for (const part of parts) {
    const box = await part.boundingBox()
    expect(box?.y, (await part.textContent()) ?? '').toBeGreaterThanOrEqual(60)
    expect((box?.y ?? 0) + (box?.height ?? 1e9)).toBeLessThanOrEqual(664)
  }
  for (const target of await receipt(page).locator('a:not(dd a), button').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('the confirmation fits the narrowest phone, even in the longest languages', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await pay(page)
  for (const locale of ['', '/de', '/fr', '/sq']) {
    const here = new URL(page.url())
    await page.goto(`${locale}/booking-confirmed${here.search}`)
    await expect(receipt(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const reference = page.getByText(/^TIR-\d{4}-\d{3}-[A-Z0-9]{4}$/)
    const lines = await reference.evaluate(
      (element) =>
        element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(Math.round(lines)).toBe(1)
  }
})

for (const height of [664, 844]) {
  test(`a notification covers nothing that the guest needs on a phone of ${height} px`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height })
    const ana = await reserve(page)
    await expect(notification(page)).toBeVisible()
    await ana.reference()
    const needed = receipt(page).locator('a, button').or(page.getByText(/^TIR-/))
    const tops = await needed.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    )
    const box = await notification(page).boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(Math.min(...tops))
  })
}

test("both visits go into the guest's calendar, with a reminder before the pick-up", {
  tag: '@phone',
}, async ({ page }) => {
  const ana = await fillIn(page)
  const dropOffAt = await instantIn(page, say.dropOffDate, say.dropOffTime)
  const pickUpAt = await instantIn(page, say.pickUpDate, say.pickUpTime)
  await payAs(ana)
  const reference = await ana.reference()
  const { name, visits } = await savedCalendar(page)
  const [dropOff, pickUp] = visits
  expect(name).toBe(`${reference}.ics`)
  expect(visits).toHaveLength(2)
  expect(dropOff?.summary).toBe('Drop off your bags: Tirana Luggage Storage')
  expect(dropOff?.description).toContain(reference)
  expect(dropOff?.startDate.toJSDate()).toEqual(dropOffAt)
  expect(pickUp?.summary).toBe('Collect your bags: Tirana Luggage Storage')
  expect(pickUp?.description).toMatch(/^Collect by 23:00 on .+ After that, €3 per item and day\./)
  expect(pickUp?.startDate.toJSDate()).toEqual(pickUpAt)
  const remindedAt = new Date(pickUpAt.getTime() - 3_600_000)
  expect(pickUp && new Date(alarmOf(pickUp))).toEqual(remindedAt)

  // The same stay saved again in another language replaces the entry.
  await readInGerman(page)
  const german = await savedCalendar(page, 'Kalender')
  expect(german.visits.map(({ uid }) => uid)).toEqual(visits.map(({ uid }) => uid))
  expect(german.visits[1]?.summary).toBe('Gepäck abholen: Tirana Luggage Storage')
})

test('a guest with a departure sees when to collect, and is reminded 30 minutes before', {
  tag: '@phone',
}, async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(1, 2)
  await page.getByText('Catching a bus or a flight?').click()
  await page.getByLabel('Departure Time').fill('15:30')
  const day = await page.getByLabel(say.pickUpDate).inputValue()
  await page.getByRole('button', { name: say.reserve }).click()
  await expect(receipt(page)).toContainText(/To catch your bus, collect by .+, 14:30\./)
  await page.reload()
  await expect(receipt(page)).toContainText(/To catch your bus, collect by .+, 14:30\./)
  const { visits } = await savedCalendar(page)
  const remindedAt = tiranaInstant(day, '14:00')
  expect(visits[1] && new Date(alarmOf(visits[1]))).toEqual(remindedAt)
})

test('a paid booking survives a reload, going back, and other languages', {
  tag: '@phone',
}, async ({ page }) => {
  const ana = await pay(page)
  const reference = await ana.reference()
  await page.reload()
  await expect(heading(page, 'Paid. See you in Tirana.')).toBeVisible()
  await page.goto('/contact')
  await page.goBack()
  await expect(heading(page, 'Paid. See you in Tirana.')).toBeVisible()
  await page.goForward()
  await page.goBack()
  expect(await ana.reference()).toBe(reference)
  await readInGerman(page)
  await expect(heading(page, 'Bezahlt. Bis bald in Tirana.')).toBeVisible()
  await expect(page).toHaveTitle('Bezahlt. Bis bald in Tirana. – Tirana Luggage Storage')
  await expect(receipt(page)).toContainText('Danach 3 € pro Gepäckstück und Tag.')
  await page.goto(`/sq/booking-confirmed${new URL(page.url()).search}`)
  await expect(heading(page, 'U pagua. Shihemi në Tiranë.')).toBeVisible()
  expect(await readCode(page.getByRole('img', { name: `QR ${reference}` }))).toBe(reference)
})

test('a reservation survives a reload, going back, and other languages', {
  tag: '@phone',
}, async ({ page }) => {
  const ana = await reserve(page)
  const reference = await ana.reference()
  await page.reload()
  await expect(heading(page, 'Your space is reserved')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(heading(page, 'Your space is reserved')).toBeHidden()
  await expect(page).not.toHaveTitle(/reserved/)
  await page.goBack()
  await expect(heading(page, 'Your space is reserved')).toBeVisible()
  await page.goForward()
  await page.goBack()
  expect(await ana.reference()).toBe(reference)
  await readInGerman(page)
  await expect(heading(page, 'Ihr Platz ist reserviert')).toBeVisible()
  await expect(receipt(page)).toContainText('oder 1.800 Lek')
  await page.goto('/sq/reserve-pay-location')
  await expect(receipt(page)).toContainText(/ose 1\s800\slekë/)
  expect(await ana.reference()).toBe(reference)
})

test('the confirmation prints on one page with reference, code, dates, place and phone', {
  tag: '@desktop',
}, async ({ page }) => {
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
  for (const book of [pay, reserve]) {
    const ana = await book(page)
    for (const format of ['A4', 'A5', 'Letter']) {
      expect(pagesOf(await page.pdf({ format })), format).toBe(1)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: /^QR TIR-/ })).toBeVisible()
    const { name, phone, address } = business
    for (const text of [
      await ana.reference(),
      'Drop-off',
      'Pick-up',
      name,
      address.street,
      phone,
    ]) {
      await expect(receipt(page).getByText(text).first()).toBeVisible()
    }
    // Printed, it names the date instead of "today".
    await expect(
      receipt(page)
        .getByText(/^Collect by 23:00 on \w+, \d+/)
        .last(),
    ).toBeVisible()
    for (const hidden of ['Calendar', 'Print', 'Route', 'Need help?', 'Make another']) {
      await expect(page.getByText(hidden).first()).toBeHidden()
    }
    await page.emulateMedia({ media: null })
  }
})

test('the tag tears off without moving anything else', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        moved.push(entry.value)
      }
    }).observe({ type: 'layout-shift' })
  })
  await pay(page)
  const part = receipt(page).locator('[data-torn=true] > div')
  await expect(part).toHaveCSS('animation-duration', '0.52s')
  await page.reload()
  await expect(page.getByRole('img', { name: /^QR TIR-/ })).toBeVisible()
  await part.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)))
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved)
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01)
})

test('the tag is torn off without motion if the guest prefers reduced motion', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await pay(page)
  const part = receipt(page).locator('[data-torn=true] > div')
  await expect(part).toHaveCSS('animation-name', 'none')
  await expect(part).toHaveCSS('translate', 'none')
})

test('a payment in progress says so, on a whole tag', { tag: '@phone' }, async ({ page }) => {
  await pay(page, slowBank)
  await expect(heading(page, 'Your payment is being processed')).toBeVisible()
  await expect(page).toHaveTitle('Your payment is being processed – Tirana Luggage Storage')
  await expect(receipt(page)).toContainText('Please don’t pay again.')
  await expect(receipt(page).locator('[data-torn]')).toHaveCount(0)
})

const statuses = [
  [{ paymentStatus: 'failed' }, 'The payment did not go through'],
  [{ paymentStatus: 'canceled' }, 'This booking has lapsed'],
  [{ paymentStatus: 'pending', awaits: 'payment' }, 'This booking is not paid yet'],
  [{ paymentStatus: 'pending', awaits: 'authentication' }, 'You didn’t finish confirming'],
  [{ paymentStatus: 'refunded' }, 'has been refunded. The money is on its way back'],
] as const

test('a payment that failed or ended is not shown as a confirmation', { tag: '@phone' }, async ({
  page,
}) => {
  await pay(page)
  const status = '**/api/payment-status'
  for (const [standing, sentence] of statuses) {
    await page.route(status, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), ...standing } })
    })
    await page.reload()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(heading(page, 'Your booking')).toBeVisible()
    await expect(receipt(page)).toHaveCount(0)
    await expect(page).toHaveTitle('Your Booking – Tirana Luggage Storage')
    await page.unroute(status)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/booking-confirmed', '/booking/confirmed']) {
    test(`${path} says that it needs JavaScript`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(`${path}?payment=pi_1`)
      const notice = page.locator('noscript p').first()
      await expect(notice).toContainText('This page needs JavaScript to look up your payment.')
      await expect(page.getByText('Checking your payment…')).toBeHidden()
      await expect(page.locator('noscript a[href^="tel:"]')).toBeVisible()
    })
  }
})

test("the reference is shown even if the confirmation's script can't be loaded", {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/assets/confirmation-parts-*.js', (route) => route.abort())
  const ana = new Traveller(page, say)
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(3, 2)
  await page.getByRole('button', { name: say.reserve }).click()
  expect(await ana.reference()).toMatch(/^TIR-/)
})

test('everyone can read the confirmations of a payment and of a reservation', async ({ page }) => {
  test.setTimeout(90_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await pay(page)
  await everyoneCanRead(page)
  await reserve(page)
  await everyoneCanRead(page)
})
