import { expect, test } from '@playwright/test'
import { notification } from './notification.ts'
import { signInAsStaff, staffEntry } from './staff.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

for (const [locale, say] of Object.entries(words)) {
  test.describe(`in ${locale}`, () => {
    test('a guest books two items for three days, and staff see it paid', async ({ page }) => {
      const ana = new Traveller(page, say)
      await ana.goTo('/book-online')
      await ana.fillInWhoTheyAre()
      await ana.chooseStay(2, 3)
      await ana.sees(say.eighteen)
      const stay = await ana.stay()
      await page.getByRole('button', { name: say.payWithCard }).click()
      const answered = page.waitForResponse('**/api/create-payment-intent')
      await ana.payWith(cards.good, say.eighteen)
      await ana.sees(say.paid)
      const reference = await ana.reference()
      const { bookingId } = await (await answered).json()

      await signInAsStaff(page)
      const entry = await staffEntry(page, /^Paid Bookings/, ana.name)
      await expect(entry).toContainText(`${bookingId.slice(0, 8).toUpperCase()} · ${reference}`)
      await expect(entry).toContainText(stay)
      await expect(entry).toContainText('3 days')
      await expect(entry).toContainText('18.00')
      await expect(entry).toContainText(/paid/i)
      await expect(entry).toContainText(/paid via stripe/i)
    })

    test('a guest pays with a good card after a declined one, on the same booking', {
      tag: '@phone',
    }, async ({ page }) => {
      const ana = new Traveller(page, say)
      await ana.goTo('/book-online')
      await ana.fillInWhoTheyAre()
      await ana.chooseStay(2, 3)
      await page.getByRole('button', { name: say.payWithCard }).click()
      await ana.payWith(cards.declined, say.eighteen)
      await ana.sees(say.paymentFailed)
      await ana.sees(say.declined)
      await expect(page.getByLabel(say.fullName)).toHaveValue(ana.name)
      await ana.payWith(cards.good, say.eighteen)
      await ana.sees(say.paid)

      await signInAsStaff(page)
      await staffEntry(page, /^Paid Bookings/, ana.name)
    })

    test('a guest pays by card with 3-D Secure', {
      tag: '@phone',
    }, async ({ page }) => {
      const ana = new Traveller(page, say)
      await ana.goTo('/book-online')
      await ana.fillInWhoTheyAre()
      await ana.chooseStay(2, 3)
      await page.getByRole('button', { name: say.payWithCard }).click()
      await ana.payWith(cards.challenged, say.eighteen)
      const bank = page.frameLocator('iframe[title="3-D Secure authentication"]')
      await bank.getByRole('button', { name: 'Complete authentication' }).click()
      await ana.sees(say.paid)
      await ana.reference()
    })
  })
}

test('a card whose 3-D Secure fails is not charged, and the form keeps its values', {
  tag: '@phone',
}, async ({ page }) => {
  const say = words.en
  const ana = new Traveller(page, say)
  const waits = (name: string) => expect(page.getByRole('button', { name })).toBeDisabled()
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: say.payWithCard }).click()

  const down = { code: 'storage_unavailable', message: '', requestId: '' }
  await page.route(
    '**/api/create-payment-intent',
    async (route) => {
      await waits('Preparing Payment…')
      await route.fulfill({ status: 503, json: { error: down } })
    },
    { times: 1 },
  )
  await ana.payWith(cards.challenged, say.eighteen)
  const sentence = /^Failed to initiate payment: .+\. Please check your details and try again\.$/
  await expect(notification(page)).toContainText('Booking Error')
  await expect(notification(page).getByText(sentence)).toBeVisible()
  await expect(
    page.getByRole('button', { name: say.pay(say.eighteen) }),
  ).toHaveAccessibleDescription(
    'We could not save this right now. The payment didn’t start, and nothing was charged.',
  )

  await ana.payWith(cards.challenged, say.eighteen)
  await waits('Processing Payment…')
  const bank = page.frameLocator('iframe[title="3-D Secure authentication"]')
  await bank.getByRole('button', { name: 'Fail authentication' }).click()
  await ana.sees(say.paymentFailed)
  await expect(page.getByLabel(say.email)).toHaveValue(ana.email)
})

test('an empty form reports a missing name first, then a missing email address', {
  tag: '@phone',
}, async ({ page }) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/book-online')
  const payWithCard = page.getByRole('button', { name: words.en.payWithCard })
  await payWithCard.click()
  await ana.sees('Missing Information')
  await ana.sees('Please enter your full name before proceeding.')
  const name = page.getByLabel(words.en.fullName)
  const email = page.getByLabel(words.en.email)
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Full name is required')
  await expect(email).toHaveAccessibleDescription('Email address is required')
  // Nothing covers what is tapped next.
  await email.click({ trial: true })
  await payWithCard.click({ trial: true })

  await name.fill(ana.name)
  await expect(notification(page)).toHaveCount(0)
  await payWithCard.click()
  await ana.sees('Please enter a valid email address before proceeding.')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Email address is required')
  await expect(name).toHaveValue(ana.name)
  await expect(name).not.toHaveAttribute('aria-invalid')

  await email.fill(ana.email)
  await expect(notification(page)).toHaveCount(0)
  await payWithCard.click()
  await expect(page.getByRole('button', { name: words.en.pay('€3.00') })).toBeVisible()
})

test("a field's error appears when the field is left, not while typing", {
  tag: '@phone',
}, async ({ page }) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/book-online')
  const name = page.getByLabel(words.en.fullName)
  const email = page.getByLabel(words.en.email)
  await name.focus()
  await email.focus()
  await page.keyboard.type('ana@', { delay: 20 })
  await expect(email).not.toHaveAttribute('aria-invalid')
  await name.focus()
  await expect(email).toHaveAccessibleDescription('Valid email address is required')
  // An untouched field has no error.
  await expect(name).not.toHaveAttribute('aria-invalid')
  await email.pressSequentially('x')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('a long name has its own error, as do unprintable characters', { tag: '@phone' }, async ({
  page,
}) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  const name = page.getByLabel(words.en.fullName)
  const payWithCard = page.getByRole('button', { name: words.en.payWithCard })
  await name.fill('a'.repeat(101))
  await payWithCard.click()
  await expect(notification(page)).toContainText(
    'Your name is too long. Please shorten it before proceeding.',
  )
  await expect(notification(page)).not.toContainText('Missing Information')
  await expect(name).toHaveAccessibleDescription('This is too long')
  await name.fill(`Ana \u202Eexe`)
  await payWithCard.click()
  await expect(notification(page)).toContainText(
    'Your name contains characters that can’t be printed',
  )
})

test("the confirmation of a very long address fits a phone's screen", {
  tag: '@phone',
}, async ({ page }) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await page.getByLabel(words.en.fullName).fill('A'.repeat(100))
  await page.getByLabel(words.en.email).fill(`${'a'.repeat(64)}@${'b'.repeat(60)}.example`)
  await page.getByRole('button', { name: words.en.payWithCard }).click()
  await ana.payWith(cards.good, '€3.00')
  await ana.sees(words.en.paid)
  await ana.reference()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const wide = await page
    .locator('main *, [role=region] *')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().right > 391)
        .map((it) => it.className),
    )
  expect(wide).toEqual([])
})
