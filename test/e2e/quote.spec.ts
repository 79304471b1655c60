import { expect, type Page, test } from '@playwright/test'
import { lekOf } from '../../domain/payments/drawer.ts'
import { priceByDay } from '../../domain/pricing/pricing.ts'
import { addDays, tiranaDate } from '../../domain/time/calendar.ts'
import { leaveFirstScreen } from './arrive.ts'
import { words } from './words.ts'

const say = words.en
const panel = (page: Page) => page.getByRole('region', { name: 'Assistant', exact: true })
const answer = (page: Page) => panel(page).getByRole('log').locator('> *').last()
const items = (page: Page, name = say.items) => page.getByLabel(name, { exact: true })

async function ask(page: Page, text: string): Promise<void> {
  await page.goto('/')
  await leaveFirstScreen(page)
  await page.locator('aside > button').click()
  const question = panel(page).getByRole('textbox')
  await question.fill(text)
  await question.press('Enter')
}

const { same } = priceByDay(3, 2)
const total = `€${same / 100}.00`
const tomorrow = () => addDays(tiranaDate(new Date()), 1)

for (const button of ['Book and pay online', 'Reserve, pay on arrival']) {
  test(`a guest reads the sum of their stay and takes it along: ${button}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await ask(page, 'how much for 3 bags 2 days from tomorrow')
    await expect(answer(page)).toContainText(
      `${total} (${lekOf(same).toLocaleString('en')} Lek) for 3 items, 2 calendar days`,
    )
    await answer(page).getByRole('link', { name: button }).click()
    await expect(items(page)).toHaveValue('3')
    await expect(page.getByLabel(say.dropOffDate)).toHaveValue(tomorrow())
    await expect(page.getByLabel(say.pickUpDate)).toHaveValue(addDays(tomorrow(), 1))
    await expect(page.locator('main form').getByText(total).first()).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })
}

test('a stay from a link lasts over a reload and another language, until it is changed', {
  tag: '@phone',
}, async ({ page }) => {
  const [first, last] = [tomorrow(), addDays(tomorrow(), 13)]
  await page.goto(`/book-online?items=2&dropOffDate=${first}&pickUpDate=${last}&plan=mid`)
  await expect(items(page)).toHaveValue('2')
  await expect(page.locator('main form').getByText('€35.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'One item more' }).click()
  await page.reload()
  await expect(items(page)).toHaveValue('3')
  await expect(page.getByLabel(say.pickUpDate)).toHaveValue(last)
  await page.goto('/de/book-online')
  await expect(items(page, words.de.items)).toHaveValue('3')
  await expect(page.getByLabel(words.de.pickUpDate)).toHaveValue(last)
})
