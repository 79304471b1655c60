import { expect, test } from '@playwright/test'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en

test('a third bag ends the plan with a reason, and offers the cheapest two bookings', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  const items = page.getByLabel(say.items, { exact: true })
  const main = page.getByRole('main')
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(3, 10)
  await page.getByRole('button', { name: 'Start with the first' }).click()
  await ana.sees('We’re keeping the second for you: 1 item by the day (€30.00)')
  await page.getByRole('button', { name: 'Back to one booking' }).click()
  await expect(items).toHaveValue('3')

  await ana.chooseStay(2, 30)
  await page.getByRole('button', { name: 'Take this plan' }).click()
  await expect(main).not.toContainText('covers up to 2 items')

  await items.fill('3')
  await expect(main).toContainText('Your plan covers up to 2 items: with 3 you pay by the day.')
  await expect(main).toContainText('As two bookings, these dates cost €100.00 instead of €270.00:')
  await expect(main.getByRole('listitem')).toContainText([
    '2 items on the monthly plan (€50.00)',
    '1 item on the monthly plan (€50.00)',
  ])
  await expect(page.locator('form').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me/,
  )

  await page.getByRole('button', { name: 'Start with the first' }).click()
  await expect(items).toHaveValue('2')
  await expect(page.getByText('€50.00', { exact: true })).toHaveCount(2)
  await ana.sees(
    'This is booking 1 of 2. We’re keeping the second for you: 1 item on the monthly plan',
  )
  await expect(page.getByRole('button', { name: 'Back to one booking' })).toBeFocused()

  await page.getByRole('button', { name: say.payWithCard }).click()
  await ana.payWith(cards.good, '€50.00')
  await ana.sees(say.paid)
  await page.getByRole('link', { name: 'Make another booking' }).click()
  await expect(items).toHaveValue('1')
  await expect(page.getByLabel(say.fullName)).toHaveValue(ana.name)
  await expect(page.getByText('€50.00', { exact: true })).toHaveCount(2)
})

test('on the 31st day a month and a day cost less than two months', async ({ page }) => {
  const ana = new Traveller(page, say)
  const main = page.getByRole('main')
  await ana.goTo('/book-online')
  await ana.chooseStay(2, 30)
  await page.getByRole('button', { name: 'Take this plan' }).click()
  await expect(page.getByText('€50.00', { exact: true })).toHaveCount(2)
  const lastDay = page.getByLabel(say.pickUpDate)
  const before = await lastDay.inputValue()
  const next = new Date(Date.parse(before) + 86_400_000).toISOString().slice(0, 10)
  await lastDay.fill(next)
  await expect(page.getByText('€100.00', { exact: true })).toHaveCount(2)
  await expect(main).toContainText(
    'Every month you start counts in full: 31 days count as 2 months.',
  )
  await expect(main).toContainText('As two bookings, these dates cost €56.00 instead of €100.00:')

  await page.getByRole('button', { name: 'Start with the first' }).click()
  await expect(lastDay).toHaveValue(before)
  await page.getByRole('button', { name: 'Back to one booking' }).click()
  await expect(lastDay).toHaveValue(next)
  await expect(page.getByRole('button', { name: 'Start with the first' })).toBeFocused()
})

test('a plan that saves nothing is put aside with a note, and returns when it does', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.chooseStay(1, 14)
  await page.getByRole('button', { name: 'Take this plan' }).click()
  await ana.chooseStay(1, 5)
  const gone = page.getByText('Your plan doesn’t save you anything for these dates and times')
  await expect(gone).toBeVisible()
  await ana.chooseStay(1, 14)
  await expect(gone).toBeHidden()
  await ana.sees('Instead of €42.00 at the daily price.')
})

test('a plan is reserved and paid at the desk', async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 30)
  await page.getByRole('button', { name: 'Take this plan' }).click()
  await ana.sees('Instead of €180.00 at the daily price.')
  const sent = page.waitForRequest('**/api/reservations')
  await page.getByRole('button', { name: say.reserve }).click()
  expect((await sent).postDataJSON()).toMatchObject({ storageType: 'long', luggageCount: 2 })
  await ana.sees(say.reserved)
  await ana.reference()
  await expect(page.getByRole('main')).toContainText('€50.00')
})
