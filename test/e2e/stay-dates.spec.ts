import { expect, type Locator, type Page, test } from '@playwright/test'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en

const dropOff = (page: Page) => page.getByLabel(say.dropOffDate)
const pickUp = (page: Page) => page.getByLabel(say.pickUpDate)

/** Types a date by keyboard; day and month are equal, whichever comes first. */
async function type(page: Page, date: Locator, digits: string): Promise<void> {
  // Starts at the first part, even if the last one has the focus.
  await date.blur()
  await date.focus()
  await page.keyboard.type(digits, { delay: 20 })
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T08:00:00Z'))
  await page.goto('/book-online')
  await expect(dropOff(page)).toHaveValue('2026-11-21')
  await new Traveller(page, say).showDates()
})

test('a date is typed digit by digit, and the other date moves only as far as needed', async ({
  page,
}) => {
  await type(page, pickUp(page), '12122026')
  await expect(pickUp(page)).toHaveValue('2026-12-12')
  // Where the month comes first, the digits pass through 21 December, after the pick-up.
  await type(page, dropOff(page), '12122026')
  await expect(dropOff(page)).toHaveValue('2026-12-12')
  await expect(pickUp(page)).toHaveValue('2026-12-12')

  await type(page, dropOff(page), '01012027')
  await expect(pickUp(page)).toHaveValue('2027-01-01')
  await expect(pickUp(page)).toHaveAttribute('min', '2027-01-01')
})

test('a pick-up before the drop-off stays as typed, and is reported after a pause', async ({
  page,
}) => {
  const backwards = page.getByText('Pick-up can’t be before drop-off')
  await type(page, dropOff(page), '01012027')
  await type(page, pickUp(page), '12122026')
  await expect(backwards).toBeVisible()
  await expect(pickUp(page)).toHaveValue('2026-12-12')
  await type(page, pickUp(page), '02022027')
  await expect(backwards).toHaveCount(0)
  await expect(page.getByText('€3.00 × 1 item × 33 days').first()).toBeVisible()
})

test('the error of a passed hour disappears when another day is chosen', async ({ page }) => {
  const passed = page.getByText('This has already passed in Tirana')
  await page.goto('/reserve-pay-location')
  await expect(dropOff(page)).toHaveValue('2026-11-21')
  await page.clock.setFixedTime(new Date('2026-11-21T13:00:00Z'))
  await page.getByRole('button', { name: say.reserve }).click()
  await expect(passed).toHaveCount(2)
  await dropOff(page).fill('2026-11-22')
  await expect(pickUp(page)).toHaveValue('2026-11-22')
  await expect(passed).toHaveCount(0)
})
