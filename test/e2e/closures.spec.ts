import { expect, test } from '@playwright/test'
import { addDays, tiranaInstant } from '../../domain/time/calendar.ts'
import { leaveFirstScreen } from './arrive.ts'
import { closedSaturday } from './close-office.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en

const monday = addDays(closedSaturday, 2)
const closedThen = 'We are closed then. Please choose another day or time'

test('a guest who chose a closed day sees why and can move to the next open hour', async ({
  page,
}) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/reserve-pay-location')
  await ana.showDates()
  await ana.fillInWhoTheyAre()
  await page.getByLabel(say.dropOffDate).fill(closedSaturday)
  await expect(page.getByText(closedThen)).toHaveCount(2)
  await ana.sees('We are closed: ')
  await page.getByRole('button', { name: 'Move drop-off to' }).click()
  await expect(page.getByLabel(say.dropOffDate)).toHaveValue(monday)
  await expect(page.getByLabel(say.dropOffTime)).toHaveValue('08:00')
  await expect(page.getByLabel(say.pickUpDate)).toHaveValue(monday)
  await expect(page.getByText(closedThen)).toHaveCount(0)
  await expect(page.getByLabel(say.fullName)).toHaveValue(ana.name)
  await page.getByRole('button', { name: say.reserve }).click()
  await ana.sees(say.reserved)
})

test('a form opened on a closed day starts with the next open one', async ({ page }) => {
  const ana = new Traveller(page, say)
  await page.clock.setFixedTime(tiranaInstant(closedSaturday, '09:00'))
  await ana.goTo('/book-online')
  await expect(page.getByLabel(say.dropOffDate)).toHaveValue(closedSaturday)
  await page.getByLabel(say.fullName).fill(ana.name)
  await expect(page.getByLabel(say.dropOffDate)).toHaveValue(monday)
  await expect(page.getByLabel(say.dropOffTime)).toHaveValue('10:00')
  await ana.sees('We are closed: ')
  await expect(page.getByText(closedThen)).toHaveCount(0)
})

test('the collect-by time is not shown before a closed day', async ({ page }) => {
  const ana = new Traveller(page, say)
  const friday = addDays(closedSaturday, -1)
  await ana.goTo('/book-online')
  await page.getByLabel(say.fullName).fill(ana.name)
  await ana.showDates()
  await page.getByLabel(say.dropOffDate).fill(addDays(friday, -1))
  await page.getByLabel(say.pickUpDate).fill(addDays(friday, -1))
  await expect(page.getByText(/^Collect by 23:00/)).toBeVisible()
  await page.getByLabel(say.pickUpDate).fill(friday)
  await expect(page.getByText(/^Collect by 23:00/)).toHaveCount(0)
})

test('the home page, the assistant and the request dialog know of closed days', async ({
  page,
}) => {
  await page.clock.install({ time: tiranaInstant(closedSaturday, '07:30') })
  await page.goto('/')
  const hours = page.locator('li', { hasText: '08:00–23:00' }).first()
  await expect(hours).toContainText(/Closed until .+, 08:00/)
  await leaveFirstScreen(page)
  await page.locator('aside > button').click()
  const assistant = page.getByRole('region', { name: 'Assistant', exact: true })
  await assistant.getByRole('button', { name: 'When are you open?' }).first().click()
  // Another test may have closed a later day.
  await expect(assistant.getByText('But we are closed: ').first()).toBeVisible()

  await page.goto('/services-hub')
  await page.getByRole('button', { name: 'Book Storage' }).click()
  const start = page.getByRole('dialog').getByLabel('Start Date & Time')
  await expect(start).toHaveValue(`${monday}T08:00`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reserve Taxi' }).click()
  await expect(start).toHaveValue(`${closedSaturday}T08:00`)
})
