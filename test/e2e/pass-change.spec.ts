import { expect, type Page, test } from '@playwright/test'
import { reserved } from './reserved.ts'

const lost = 'The connection was lost. Please try again: nothing will be done twice.'

/** A guest with two items opens the pass and requests a third. */
async function asksForThird(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByText('Change dates or items').click()
  await page.getByLabel('Number of Items').selectOption('3')
}

test('a guest whose connection fails while the price loads can try again', async ({ page }) => {
  const { address } = await reserved(page)
  await page.route('**/api/pass/preview', (route) => route.abort())
  await asksForThird(page, address)
  await expect(page.getByText(lost)).toBeVisible()
  await page.unroute('**/api/pass/preview')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('You’ll pay €18.00 or 1,800 Lek at our desk.')).toBeVisible()
  await page.getByRole('button', { name: 'Change my booking' }).click()
  await expect(page.getByText('To pay at our desk: €18.00')).toBeVisible()
})

test('the price loads by itself when the connection returns', async ({ page, context }) => {
  const { address } = await reserved(page)
  await page.route('**/api/pass/preview', (route) => route.abort())
  await asksForThird(page, address)
  await expect(page.getByText(lost)).toBeVisible()
  await page.unroute('**/api/pass/preview')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText('You’ll pay €18.00 or 1,800 Lek at our desk.')).toBeVisible()
})

// A payment at a bank changes the amounts, but not the pass.
for (const [why, isSeen] of [
  ['a payment at the desk', true],
  ['a payment at a bank that the pass does not show', false],
] as const) {
  test(`after ${why} a guest sees the remaining amount and can continue`, async ({ page }) => {
    const { address } = await reserved(page)
    let paid = 0
    if (isSeen)
      await page.route('**/api/pass', async (route) => {
        const answer = await route.fetch()
        const pass: { balance: number; received: number } = await answer.json()
        await route.fulfill({ json: { ...pass, balance: pass.balance - paid, received: paid } })
      })
    await page.route('**/api/pass/preview', async (route) => {
      const answer = await route.fetch()
      const moved: { due: number } = await answer.json()
      await route.fulfill({ json: { ...moved, due: moved.due - paid } })
    })
    await page.route('**/api/pass/change', async (route) => {
      const { shown, ...requested }: { shown: { due: number } } = route.request().postDataJSON()
      if (shown.due === 600) {
        const postData = { ...requested, shown: { ...shown, due: 1800 } }
        return route.fulfill({ response: await route.fetch({ postData }) })
      }
      const error = { code: 'stay_changed', message: 'changed' }
      await route.fulfill({ status: 409, json: { error } })
    })
    await asksForThird(page, address)
    await expect(page.getByText('You’ll pay €18.00 or 1,800 Lek at our desk.')).toBeVisible()
    paid = 1200
    await page.getByRole('button', { name: 'Change my booking' }).click()
    await expect(page.getByText('Your booking has changed in the meantime.')).toBeVisible()
    await expect(page.getByText('You’ll pay €6.00 or 600 Lek at our desk.')).toBeVisible()
    await page.getByRole('button', { name: 'Change my booking' }).click()
    await expect(page.getByText('3 items')).toBeVisible()
  })
}

test("an open form requests only the guest's own edits after the desk changed the stay", async ({
  page,
}) => {
  const { address } = await reserved(page)
  let luggageCount = 2
  await page.route('**/api/pass', async (route) => {
    const answer = await route.fetch()
    const pass: object = await answer.json()
    await route.fulfill({ json: { ...pass, luggageCount } })
  })
  const previewed: unknown[] = []
  await page.route('**/api/pass/preview', async (route) => {
    previewed.push(Object.keys(route.request().postDataJSON()))
    await route.continue()
  })
  await page.goto(address)
  await page.getByText('Change dates or items').click()
  await expect(page.getByLabel('Number of Items')).toHaveValue('2')
  luggageCount = 3
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByLabel('Number of Items')).toHaveValue('3')
  await page.getByLabel('Pick-up Time').selectOption('20:00')
  await expect(page.getByRole('button', { name: 'Change my booking' })).toBeEnabled()
  expect(previewed).toEqual([['endDate']])
})
