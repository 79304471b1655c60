import { expect, type Page, test } from '@playwright/test'
import { comeToLife } from './arrive.ts'
import { notification, notificationArea } from './notification.ts'
import { readInGerman } from './read-in-german.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en

/** Checks at once, because a notification would disappear after five seconds. */
async function seesNoNotification(page: Page): Promise<void> {
  await expect(notificationArea(page)).toBeAttached()
  expect(await notification(page).count()).toBe(0)
}

test('the total follows every change, in the price panel and the summary', async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.chooseStay(1, 1)
  await page.getByLabel(say.items, { exact: true }).fill('4')
  await ana.sees('€3.00 × 4 items × 1 day')
  await expect(page.getByText('€12.00')).toHaveCount(2)
  await page.getByRole('button', { name: 'One item fewer' }).click()
  await expect(page.getByText('€9.00')).toHaveCount(2)

  await ana.chooseStay(1, 14)
  await ana.sees('The two-week plan costs less: €35.00 in total, so you save €7.00.')
  await page.getByRole('button', { name: 'Take this plan' }).click()
  await expect(page.getByText('€35.00', { exact: true })).toHaveCount(2)
  await ana.sees('Instead of €42.00 at the daily price.')
  await expect(page.getByRole('button', { name: 'Pay by the day' })).toBeFocused()
  await page.keyboard.press('Enter')
  await ana.sees('The two-week plan costs less')
  await expect(page.getByRole('button', { name: 'Take this plan' })).toBeFocused()
})

for (const items of ['0', '21', '']) {
  test(`a form with “${items}” items shows an error and can't be paid`, async ({ page }) => {
    const ana = new Traveller(page, say)
    let requests = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create-payment-intent')) requests += 1
    })
    await ana.goTo('/book-online')
    await ana.fillInWhoTheyAre()
    await page.getByRole('button', { name: say.payWithCard }).click()
    await expect(page.getByRole('button', { name: say.pay('€3.00') })).toBeVisible()
    const field = page.getByLabel(say.items, { exact: true })
    await field.fill(items)
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      'Enter a number of items from 1 to 20 to see the price',
    )
    await expect(page.getByRole('main')).not.toContainText('€0.00')
    await page.getByRole('button', { name: 'Pay Now', exact: true }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Number of items must be from 1 to 20/)
    expect(requests).toBe(0)
  })
}

test('the pressed button gives the focus to the card number', async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await page.getByRole('button', { name: say.payWithCard }).press('Enter')
  await expect(ana.cardField.getByLabel('Card number')).toBeFocused()
})

test('a card field that arrives late leaves the focus where the guest is', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/card-place-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await page.getByRole('button', { name: say.payWithCard }).click()
  const field = page.getByLabel(say.items, { exact: true })
  await field.focus()
  held.resolve()
  await expect(page.getByRole('region', { name: 'Card details' })).toBeVisible()
  await expect(field).toBeFocused()
})

test('the card field opens on demand, and closing it keeps what was typed', async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await expect(page.getByText('All times are Tirana time')).toBeAttached()
  await ana.sees('or pay with card')
  await page.getByRole('button', { name: say.payWithCard }).click()
  await expect(page.getByRole('button', { name: say.pay('€3.00') })).toBeVisible()
  for (const note of ['go to Stripe, encrypted', 'exactly this price', 'By paying you accept']) {
    await ana.sees(note)
  }
  await page.getByRole('button', { name: 'Back to Summary' }).click()
  await expect(page.getByRole('button', { name: say.payWithCard })).toBeVisible()
  await expect(page.getByLabel(say.fullName)).toHaveValue(ana.name)
})

test('promise 7: ten quick taps make one booking', async ({ page }) => {
  const ana = new Traveller(page, say)
  const bookings: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment-intent')) bookings.push(request.url())
  })
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: say.payWithCard }).click()
  await ana.fillInCard(cards.good)
  await page.getByRole('button', { name: say.pay(say.eighteen) }).evaluate((button) => {
    for (let tap = 0; tap < 10; tap++) (button as HTMLButtonElement).click()
  })
  await ana.sees(say.paid)
  expect(bookings).toHaveLength(1)
})

test('a paid booking survives a reload and another language, and leaves the form empty', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: say.payWithCard }).click()
  await ana.payWith(cards.good, say.eighteen)
  const reference = await ana.reference()
  await expect(page.getByRole('button', { name: say.payWithCard })).toHaveCount(0)
  await readInGerman(page)
  await expect(page).toHaveURL(/\/de\/booking-confirmed\?payment=pi_\w+$/)
  expect(await ana.reference()).toBe(reference)
  await page.reload()
  expect(await ana.reference()).toBe(reference)
  await page.goto('/de/book-online')
  await expect(page.getByLabel(words.de.fullName)).toHaveValue('')
})

test('a bank that takes the whole window leads back to the booking', async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: say.payWithCard }).click()
  await ana.payWith(cards.redirected, say.eighteen)
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await ana.reference()
  await expect(page).toHaveURL(/\/booking-confirmed\?payment=pi_\w+$/)
  await page.reload()
  await ana.reference()
})

test('a confirmation without a connection stops asking after a while, and asks again on demand', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: say.payWithCard }).click()
  await ana.payWith(cards.good, say.eighteen)
  const reference = await ana.reference()

  let requests = 0
  await page.route('**/api/payment-status', (route) => {
    requests += 1
    return route.abort()
  })
  await page.clock.install()
  await page.goto('/booking-confirmed')
  await ana.sees('right now, but we’ll keep trying')
  const stopped = page.getByText('Please try again later')
  await expect(async () => {
    await page.clock.runFor(30_000)
    await expect(stopped).toBeVisible({ timeout: 200 })
  }).toPass()
  expect(requests).toBe(8)

  const again = page.getByRole('button', { name: 'Try again' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => requests).toBe(9)
  await expect(again).not.toHaveAttribute('aria-disabled')
  await expect(again).toBeFocused()
  await expect(stopped).toBeVisible()

  await page.unroute('**/api/payment-status')
  await page.keyboard.press('Enter')
  expect(await ana.reference()).toBe(reference)
})

test('a wallet pays with one tap, and fills in name and email address', async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.chooseStay(2, 3)
  const wallet = page.getByRole('button', { name: 'Stand-in wallet' })
  await expect(wallet).toHaveCSS('height', '48px')
  await ana.bringsWallet()
  await wallet.click()
  await ana.sees(say.paid)
  const reference = await ana.reference()
  const sentence = `Booking reference: ${reference}. A confirmation email is on its way to ${ana.email}`
  await ana.sees(sentence)
})

test('a wallet pays for a second booking at the same times after one question', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  await ana.bringsWallet()
  const wallet = page.getByRole('button', { name: 'Stand-in wallet' })
  async function payByWallet(): Promise<void> {
    await ana.chooseStay(2, 3)
    await wallet.click()
  }
  await ana.goTo('/book-online')
  await payByWallet()
  const first = await ana.reference()
  await page.getByRole('link', { name: 'Make another booking' }).click()
  await comeToLife(page)
  await payByWallet()
  await expect(wallet).toHaveText('Stand-in wallet (payment failed)')
  const question = page.getByRole('status').filter({ hasText: 'Book again?' })
  await expect(question).toBeFocused()
  await question.getByRole('button', { name: 'Book again' }).click()
  await ana.sees('Please tap your wallet’s button once more.')
  await wallet.click()
  expect(await ana.reference()).not.toBe(first)
})

test('a wallet that is dismissed or declined says so itself, and can pay later', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  const bookings: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment-intent')) bookings.push(request.url())
  })
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  const wallet = page.getByRole('button', { name: 'Stand-in wallet' })
  await expect(wallet).toBeVisible()

  async function stays(): Promise<void> {
    await seesNoNotification(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(/declined|Payment Failed/)).toHaveCount(0)
    await expect(page.getByLabel(say.fullName)).toHaveValue(ana.name)
    await expect(page.getByLabel(say.items, { exact: true })).toHaveValue('2')
    await expect(page.getByRole('button', { name: say.payWithCard })).toBeEnabled()
  }

  const dismissed = { available: true, dismissed: true, payer: { name: '', email: '', phone: '' } }
  const sheet = /\/stripe\/wallet\b/
  await page.route(sheet, (route) => route.fulfill({ json: dismissed }), { times: 1 })
  const sheetShown = page.waitForResponse(sheet)
  await wallet.click()
  await sheetShown
  await stays()
  expect(bookings).toEqual([])

  const confirm = '**/v1/payment_intents/*/confirm'
  await page.route(
    confirm,
    (route) => {
      const postData = route
        .request()
        .postData()
        ?.replace(/pm_\w+/, 'pm_card_chargeDeclined')
      return route.continue({ postData })
    },
    { times: 1 },
  )
  const declined = page.waitForResponse(confirm)
  await wallet.click()
  expect((await declined).status()).toBe(402)
  await expect(wallet).toHaveText('Stand-in wallet (payment failed)')
  await stays()

  await wallet.click()
  await ana.sees(say.paid)
  await ana.reference()
})

/** Changes the request to three items, so that the Worker's price differs from the form's. */
async function changePrice(page: Page): Promise<{ amount: number }[]> {
  const bookings: { amount: number }[] = []
  await page.route('**/api/create-payment-intent', (route) => {
    const body = route.request().postDataJSON()
    bookings.push(body)
    const customerData = { ...body.customerData, luggageCount: 3 }
    return route.continue({ postData: { ...body, customerData } })
  })
  return bookings
}

const newPrice = '€27.00'
const question = (page: Page) => page.getByRole('dialog', { name: `The price is ${newPrice}` })

test('a price that has changed is confirmed in a dialog and paid with one tap', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  const bookings = await changePrice(page)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: say.payWithCard }).click()
  await ana.payWith(cards.good, say.eighteen)
  await expect(question(page)).toContainText('Nothing has been charged yet.')
  expect(bookings).toMatchObject([{ amount: 18 }])
  await question(page)
    .getByRole('button', { name: say.pay(newPrice) })
    .click()
  await ana.sees(say.paid)
  await ana.reference()
  await expect(page.getByRole('main')).toContainText(newPrice)
  expect(bookings).toMatchObject([{ amount: 18 }, { amount: 27 }])
})

test('a guest who rejects the new price is charged nothing, and the form is unchanged', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  const bookings = await changePrice(page)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: say.payWithCard }).click()
  await ana.payWith(cards.good, say.eighteen)
  await question(page).getByRole('button', { name: 'Not now' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('button', { name: say.pay(newPrice) })).toBeEnabled()
  await expect(page.getByLabel(say.fullName)).toHaveValue(ana.name)
  await expect(page.getByLabel(say.items, { exact: true })).toHaveValue('2')
  await seesNoNotification(page)
  expect(bookings).toMatchObject([{ amount: 18 }])
})

test('a wallet pays the new price after the guest has agreed to it', async ({ page }) => {
  const ana = new Traveller(page, say)
  const bookings = await changePrice(page)
  await ana.bringsWallet()
  await ana.goTo('/book-online')
  await ana.chooseStay(2, 3)
  const wallet = page.getByRole('button', { name: 'Stand-in wallet' })
  await wallet.click()
  await question(page).getByRole('button', { name: 'Agree' }).click()
  await expect(wallet).toHaveText('Stand-in wallet (payment failed)')
  expect(bookings).toMatchObject([{ amount: 18 }])
  await wallet.click()
  await ana.sees(say.paid)
  await ana.reference()
  expect(bookings).toMatchObject([{ amount: 18 }, { amount: 27 }])
})

test('the reservation page says how, where and when to pay, and offers a cheaper plan', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/reserve-pay-location')
  for (const text of ['Payment Information', 'Pay at Location', '08:00AM - 11:00PM']) {
    await ana.sees(text)
  }
  await ana.chooseStay(1, 14)
  await ana.sees('The two-week plan costs less: €35.00 in total, so you save €7.00.')
  await expect(page.getByRole('button', { name: 'Take this plan' })).toBeVisible()
})

test('a tap on Pay before Stripe has loaded shows a message and keeps the form', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  await page.route('**/stripe.js', () => {})
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await page.getByRole('button', { name: say.payWithCard }).click()
  await page.getByRole('button', { name: say.pay('€3.00') }).click()
  await ana.sees('Payment System Loading')
  await page.getByRole('main').getByText('Please wait for the payment system').waitFor()
})

test('text typed during hydration is kept', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await page.goto('/book-online', { waitUntil: 'commit' })
  const name = page.getByLabel(say.fullName)
  await name.focus()
  const typed = 'Anastasia Margarita Hoxha'
  await page.keyboard.type(typed, { delay: 60 })
  await comeToLife(page)
  await page.keyboard.type('!')
  await expect(name).toHaveValue(`${typed}!`)
})
