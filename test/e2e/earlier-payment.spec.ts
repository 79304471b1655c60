import { expect, type Page, test } from '@playwright/test'
import { comeToLife } from './arrive.ts'
import { devOrigin } from './servers.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en
const confirm = '**/v1/payment_intents/*/confirm'
const status = '**/api/payment-status'
const slowBank = '4000009999000014'

const payWithCard = (page: Page) => page.getByRole('button', { name: say.payWithCard })
const payNow = (page: Page) => page.getByRole('button', { name: say.pay(say.eighteen) })
const another = (page: Page) => page.getByRole('link', { name: 'Make another booking' })

async function startPaying(page: Page, card: string): Promise<Traveller> {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await payWithCard(page).click()
  await ana.payWith(card, say.eighteen)
  return ana
}

test('a second booking with a declined card leaves the first confirmation unchanged', async ({
  page,
}) => {
  const ana = await startPaying(page, cards.good)
  const reference = await ana.reference()
  const receipt = page.url()
  expect(receipt).toMatch(/\/booking-confirmed\?payment=pi_\w+$/)

  await another(page).click()
  await comeToLife(page)
  await expect(page.getByLabel(say.fullName)).toHaveValue('')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await payWithCard(page).click()
  await ana.payWith(cards.declined, say.eighteen)
  await ana.sees('You already have a booking for these times. Book again?')
  await page.getByRole('button', { name: 'Book again' }).click()
  await ana.sees(say.declined)
  await page.goBack()
  await expect(page).toHaveURL(receipt)
  expect(await ana.reference()).toBe(reference)
  await ana.sees('Paid. See you in Tirana.')
})

test("a guest who leaves their bank's page sees that nothing was charged, and pays again", async ({
  page,
}) => {
  // Read on its way, because the bank's page follows before the response could be read.
  const started = Promise.withResolvers<{ paymentIntentId: string }>()
  await page.route('**/api/create-payment-intent', async (route) => {
    const response = await route.fetch()
    started.resolve(await response.json())
    await route.fulfill({ response })
  })
  const ana = await startPaying(page, cards.redirected)
  const { paymentIntentId } = await started.promise
  await page.getByRole('button', { name: 'Complete authentication' }).waitFor()
  await page.goto(`/booking-confirmed?payment=${paymentIntentId}`)
  await ana.sees('You didn’t finish confirming with your bank')
  await page.getByRole('link', { name: 'Back to booking' }).click()
  await ana.sees('You didn’t finish confirming with your bank, so nothing was charged.')
  await expect(page.getByLabel(say.fullName)).toHaveValue(ana.name)
  await payWithCard(page).click()
  await ana.payWith(cards.good, say.eighteen)
  await ana.sees(say.paid)
})

test('no payment is possible while the status of the last one is unknown', async ({ page }) => {
  await page.route(confirm, (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await page.route(status, (route) => route.abort())
  const ana = await startPaying(page, cards.good)
  const unknown = 'We can’t tell yet whether your last payment went through'
  await ana.sees(unknown)
  await expect(payNow(page)).toHaveCount(0)

  await page.reload()
  await ana.sees(unknown)
  await expect(payWithCard(page)).toHaveCount(0)
  const office = page.getByRole('region', { name: 'Booking Summary' })
  await expect(office.getByRole('link', { name: 'reserve and pay at our desk' })).toBeVisible()
  await expect(office.locator('a[href^="tel:"]')).toBeVisible()

  await page.unroute(status)
  await page.getByRole('button', { name: 'Check again' }).click()
  await ana.reference()
  await ana.sees('You have already paid for these dates. Nothing more was charged.')
})

test('a payment that a bank processes is waited for, and another stay can be booked', async ({
  page,
}) => {
  const ana = await startPaying(page, slowBank)
  const reference = await ana.reference()
  await page.goto('/book-online')
  await ana.sees('Your payment is being processed')
  expect(await ana.reference()).toBe(reference)
  await another(page).click()
  await expect(payWithCard(page)).toBeEnabled()
  await page.reload()
  await expect(payWithCard(page)).toBeEnabled()
})

test('a second tab takes over a payment that does not finish, and the first says so', async ({
  page,
}) => {
  const reached = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  await page.route(
    confirm,
    async (route) => {
      reached.resolve()
      await goOn.promise
      await route.continue()
    },
    { times: 1 },
  )
  const ana = await startPaying(page, cards.good)
  await reached.promise

  const other = await page.context().newPage()
  const again = ana.elsewhere(other)
  await again.goTo('/book-online')
  await again.fillInWhoTheyAre()
  await again.chooseStay(2, 3)
  await payWithCard(other).click()
  await again.fillInCard(cards.good)
  await payNow(other).click()
  await expect(other.getByRole('button', { name: 'Waiting for your other tab…' })).toBeDisabled()
  const stillPaying = other.getByText('You’re still paying in another tab.')
  await expect(stillPaying).toBeVisible({ timeout: 15_000 })
  await payNow(other).click()
  const reference = await again.reference()

  goOn.resolve()
  await ana.sees('You carried on paying in another tab or window, so nothing was charged here.')
  await ana.sees('You have already paid for these dates. Nothing more was charged.')
  expect(await ana.reference()).toBe(reference)
})

test('a tab that is open beside shows that the stay was paid in another', async ({ page }) => {
  const other = await page.context().newPage()
  const bystander = new Traveller(other, say)
  await bystander.goTo('/book-online')
  await bystander.fillInWhoTheyAre()
  await bystander.chooseStay(2, 3)
  const ana = await startPaying(page, cards.good)
  const reference = await ana.reference()
  expect(await bystander.reference()).toBe(reference)
  await bystander.sees('You have already paid for these dates. Nothing more was charged.')
})

test('the form is locked during a payment, and editable again after a decline', async ({
  page,
}) => {
  const reached = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  await page.route(
    confirm,
    async (route) => {
      reached.resolve()
      await goOn.promise
      await route.continue()
    },
    { times: 1 },
  )
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await payWithCard(page).click()
  await ana.fillInCard(cards.declined)
  const name = page.getByLabel(say.fullName)
  await name.press('Enter')
  await reached.promise
  const busy = page.getByRole('button', { name: 'Processing Payment…' })
  await expect(busy).toBeFocused()
  await expect(page.locator('form [inert][aria-busy=true]').filter({ has: name })).toBeVisible()
  await page.keyboard.type('Ben')
  goOn.resolve()
  await ana.sees(say.declined)
  await expect(name).toHaveValue(ana.name)
  await expect(payNow(page)).toBeFocused()
  await name.fill('Ana H.')
  await expect(name).toHaveValue('Ana H.')
})

test('a page restored from the back-forward cache asks for the status again', async ({ page }) => {
  await page.route(confirm, (route) => route.fetch().then(() => {}), { times: 1 })
  const ana = await startPaying(page, cards.good)
  await ana.sees('Processing Payment…')
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${devOrigin}/control/stripe`)
      return (await answer.text()).includes(ana.email)
    })
    .toBe(true)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await ana.reference()
})

test('the page after a bank sends the secret as a referrer only to Stripe', async ({ page }) => {
  const referred: string[] = []
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    if (referer.includes('secret')) referred.push(request.url())
  })
  const ana = await startPaying(page, cards.redirected)
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await ana.reference()
  await expect(page).toHaveURL(/\/booking-confirmed\?payment=pi_\w+$/)
  expect(referred.filter((address) => !address.startsWith(devOrigin))).toEqual([])
})
