import { expect, type Page, test } from '@playwright/test'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { hrefOf, paths } from '../../web/routing/paths.ts'
import { comeToLife } from './arrive.ts'
import { countTaps } from './count-taps.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en

test.use({ viewport: { width: 390, height: 664 } })

/** Opens the home page at 08:20 tomorrow, when every usual stay is offered. */
async function arriveHome(page: Page): Promise<() => number> {
  const taps = await countTaps(page)
  const day = addDays(tiranaDate(new Date()), 1)
  await page.clock.setFixedTime(tiranaInstant(day, '08:20'))
  await page.goto('/')
  await comeToLife(page)
  await page
    .getByRole('link', { name: /Pay Online/ })
    .first()
    .tap()
  await comeToLife(page)
  return taps
}

test.describe('budget 13: a paid booking from home, one bag, today', { tag: '@phone' }, () => {
  test('takes three taps with a wallet, and nothing typed', async ({ page }) => {
    const taps = await arriveHome(page)
    let keys = 0
    await page.exposeFunction('countKey', () => {
      keys += 1
    })
    await page.evaluate(() =>
      addEventListener('input', ({ target }) => {
        const typed = target instanceof HTMLInputElement && target.type !== 'radio'
        if (typed) (window as unknown as { countKey: () => void }).countKey()
      }),
    )
    await page.getByRole('radio', { name: /^Today/ }).tap()
    await page.getByRole('button', { name: 'Stand-in wallet' }).tap()
    const ana = new Traveller(page, say)
    await ana.reference()
    expect(taps()).toBe(3)
    expect(keys).toBe(0)
  })

  test('takes five taps with a card, filled in by the browser', async ({ page }) => {
    const taps = await arriveHome(page)
    const ana = new Traveller(page, say)
    // One field of each group is tapped, and the browser fills in the rest.
    await page.getByLabel(say.fullName).tap()
    await ana.fillInWhoTheyAre()
    await page.getByRole('button', { name: say.payWithCard }).tap()
    await ana.cardField.getByLabel('Card number').tap()
    await ana.fillInCard(cards.good)
    await page.getByRole('button', { name: say.pay('€3.00') }).tap()
    await ana.reference()
    expect(taps()).toBe(5)
  })
})

const bookingPages = [paths.bookOnline, paths.reserve, paths.bookingFrame, paths.reservationFrame]

test.describe("budget 13: the price of the guest's stay", { tag: '@phone' }, () => {
  for (const locale of ['en', 'de', 'sq'] as const) {
    for (const path of bookingPages) {
      const address = hrefOf(path, locale)
      test(`is on the first screen of ${address}, beside the next step`, async ({ page }) => {
        await page.goto(`${address}?items=3`)
        const form = page.locator('main form')
        const total = form.locator('dl dd', { hasText: /9[.,]00/ })
        await expect(total).toBeInViewport({ ratio: 1 })
        const box = await total.boundingBox()
        expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
        expect(box && box.y >= 0 && box.y + box.height <= 664).toBe(true)
        await expect(form.locator('button[type=submit]')).toBeInViewport({ ratio: 1 })
        await expect(form.locator('fieldset').first()).toBeInViewport()
      })
    }
  }
})

test('the bar at the bottom of a phone covers no focused field, and is not fixed in print', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/book-online')
  await comeToLife(page)
  const pay = page.getByRole('button', { name: say.payWithCard })
  const top = async () => (await pay.boundingBox())?.y ?? 0
  for (const control of await page.locator('main form :is(input, summary):visible').all()) {
    await control.focus()
    const box = await control.boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(await top())
  }
  // At the end of the page the bar is in its normal place.
  const floating = await top()
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  )
  expect(await top()).toBeLessThan(floating)
  await page.emulateMedia({ media: 'print' })
  const bar = pay.locator('..')
  await expect(bar).toHaveCSS('position', 'static')
})

test('a link sets the number of items once', { tag: '@phone' }, async ({ page }) => {
  const items = page.getByLabel(say.items, { exact: true })
  for (const path of ['/book-online', '/reserve-pay-location']) {
    await page.goto(`${path}?items=3`)
    await expect(items).toHaveValue('3')
    await expect(page).toHaveURL(path)
    await page.getByRole('button', { name: 'One item more' }).click()
    await page.reload()
    await expect(items).toHaveValue('4')
    await page.goto(`${path}?items=21`)
    await expect(items).toHaveValue('4')
  }
})

test('dates and times appear if no usual stay is chosen', { tag: '@phone' }, async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/reserve-pay-location')
  await expect(page.getByLabel(say.dropOffDate)).toBeHidden()
  await ana.chooseStay(2, 3)
  await page.reload()
  await expect(page.getByLabel(say.dropOffDate)).toBeVisible()
  const today = page.getByRole('group', { name: 'When' }).getByRole('radio').first()
  await today.focus()
  await page.keyboard.press('Space')
  await expect(today).toBeChecked()
  await ana.sees('€6.00')
})

test('a reservation form asks when the guest collects', { tag: '@phone' }, async ({ page }) => {
  const ana = new Traveller(page, say)
  await page.clock.setFixedTime(new Date('2026-11-21T08:00:00Z'))
  await ana.goTo('/reserve-pay-location')
  await expect(page.getByLabel(say.pickUpTime)).toHaveValue('12:00')
  const choose = page.getByText('Same time as drop-off: choose when you collect.')
  await expect(choose).toBeVisible()
  await page.getByRole('radio', { name: /^Today/ }).tap()
  await expect(choose).toHaveCount(0)
  await expect(page.getByLabel(say.pickUpTime)).toHaveValue('23:00')
  await expect(page.getByLabel(say.dropOffTime)).toHaveValue('09:00')
})

test('a device without a wallet is told to pay with card', { tag: '@phone' }, async ({ page }) => {
  const none = { available: false, dismissed: false, payer: { name: '', email: '', phone: '' } }
  await page.route(/\/stripe\/wallet\b/, (route) => route.fulfill({ json: none }))
  await page.goto('/book-online')
  await page.getByRole('button', { name: 'One item more' }).tap()
  const place = page.getByRole('region', { name: 'Express payment' })
  await expect(place).toHaveText(
    'Apple Pay, Google Pay and Link are not available here. Please pay by card.',
  )
})

test('a wallet that Stripe fails to load can be loaded again', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route(/\/stripe\/wallet\b/, (route) => route.abort())
  await page.goto('/book-online')
  await page.getByRole('button', { name: 'One item more' }).tap()
  const again = page.getByRole('button', { name: 'Wallets didn’t load: try again' })
  await expect(again).toBeVisible()
  await page.unroute(/\/stripe\/wallet\b/)
  await again.tap()
  await expect(page.getByRole('button', { name: 'Stand-in wallet' })).toBeVisible()
})

test('a wallet that failed without a connection can be loaded again', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route('**/api/config', (route) => route.abort())
  await page.goto('/book-online')
  await comeToLife(page)
  await page.getByRole('button', { name: 'Skip the form with Apple Pay' }).tap()
  const again = page.getByRole('button', { name: 'Wallets didn’t load: try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/config')
  await again.tap()
  await expect(page.getByRole('button', { name: 'Stand-in wallet' })).toBeVisible()
})

test('a guest who changes nothing can still open the wallet', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/book-online')
  await comeToLife(page)
  await page.getByRole('button', { name: 'Skip the form with Apple Pay' }).tap()
  await page.getByRole('button', { name: 'Stand-in wallet' }).tap()
  await new Traveller(page, say).reference()
})

test('a usual stay tapped before hydration counts', { tag: '@phone' }, async ({ page }) => {
  const arrives = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await arrives.promise
    await route.continue()
  })
  const day = addDays(tiranaDate(new Date()), 1)
  await page.clock.setFixedTime(tiranaInstant(day, '08:20'))
  await page.goto('/book-online', { waitUntil: 'commit' })
  const today = page.getByRole('radio', { name: /^Today/ })
  await today.tap()
  arrives.resolve()
  await comeToLife(page)
  await expect(today).toBeChecked()
  await expect(page.getByLabel(say.dropOffDate)).toHaveValue(day)
  await expect(page.getByLabel(say.pickUpTime)).toHaveValue('22:00')
})
