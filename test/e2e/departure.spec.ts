import { expect, type Page, test } from '@playwright/test'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en

/** Nine in the morning in Tirana. */
const saturday = new Date('2026-11-21T08:00:00Z')

async function leaves(page: Page, by: string, time: string): Promise<void> {
  await page.getByText('Catching a bus or a flight?').click()
  await page.getByLabel('How you’re leaving').selectOption({ label: by })
  await page.getByLabel('Departure Time').fill(time)
}

test('a guest with an early flight moves the pick-up to the evening before with one tap', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  await page.clock.setFixedTime(saturday)
  await ana.goTo('/reserve-pay-location')
  await expect(page.getByLabel(say.dropOffDate)).toHaveValue('2026-11-21')
  await ana.showDates()
  await page.getByLabel(say.pickUpDate).fill('2026-11-23')
  await leaves(page, 'Flight from Tirana airport', '06:30')
  await ana.sees('Collect the evening before, by Sun, 22 Nov 2026, 23:00.')
  await expect(page.getByText('€9.00')).toHaveCount(2)
  await ana.sees('Your total will then be €6.00.')

  await page.getByRole('button', { name: 'Move pick-up to Sun, 22 Nov 2026, 23:00' }).click()
  await expect(page.getByLabel(say.pickUpDate)).toHaveValue('2026-11-22')
  await expect(page.getByLabel('Pick-up Time')).toHaveValue('23:00')
  await expect(page.getByLabel('Pick-up Time')).toBeFocused()
  await expect(page.getByLabel('Departure Date')).toHaveValue('2026-11-23')
  await ana.sees('Your pick-up is in time.')
  await ana.sees('€6.00')
})

test('a late pick-up is only a warning, and the departure is not sent', async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(1, 1)
  await page.getByLabel(say.dropOffTime).selectOption('09:00')
  await page.getByLabel('Pick-up Time').selectOption('20:00')
  await leaves(page, 'Bus or train from the city', '15:30')
  await ana.sees('This pick-up is too late for your departure.')
  const [request] = await Promise.all([
    page.waitForRequest('**/api/reservations'),
    page.getByRole('button', { name: say.reserve }).click(),
  ])
  await ana.sees(say.reserved)
  expect(JSON.stringify(request.postDataJSON())).not.toMatch(/departure|15:30/)
})

test('the price panel names the prices of the next days', async ({ page }) => {
  const ana = new Traveller(page, say)
  await page.clock.setFixedTime(saturday)
  await ana.goTo('/book-online')
  await ana.sees('Collect by 23:00 today: €3; tomorrow: €6')
  await page.getByLabel(say.items, { exact: true }).fill('2')
  await ana.sees('Collect by 23:00 today: €6; tomorrow: €12')
  await ana.showDates()
  await page.getByLabel(say.dropOffDate).fill('2026-11-22')
  await ana.sees('Collect by 23:00 tomorrow: €6; Mon, 23 Nov 2026: €12')
  await page.getByLabel(say.pickUpDate).fill('2026-11-24')
  await ana.sees('Collect by 23:00 Tue, 24 Nov 2026: €18; Wed, 25 Nov 2026: €24')
})
