import { expect, type Page, test } from '@playwright/test'
import { everyoneCanRead } from './everyone-can-read.ts'
import { devOrigin } from './servers.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en
const nine = '€9.00'

interface Charge {
  amount: number
  status: string
  description: string | null
}

/** What Stripe took for a stay, in cents, one after the other. */
async function chargesOf(page: Page, reference: string): Promise<number[]> {
  const answer = await page.request.get(`${devOrigin}/control/stripe`)
  const { charges }: { charges: Charge[] } = await answer.json()
  return charges
    .filter(({ status, description }) => status === 'succeeded' && description?.includes(reference))
    .map(({ amount }) => amount)
    .toSorted((a, b) => b - a)
}

/** Two items for three days, paid by card, and the pass of it with one item more chosen. */
async function choosesThird(page: Page) {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: say.payWithCard }).click()
  const answered = page.waitForResponse('**/api/payment-status')
  await ana.payWith(cards.good, say.eighteen)
  const { passToken }: { passToken: string } = await (await answered).json()
  const reference = await ana.reference()
  await page.goto(`/pass#${passToken}`)
  await addsOne(page)
  return { ana, reference, passToken }
}

async function addsOne(page: Page): Promise<void> {
  await page.getByText('Change dates or items').click()
  await page.getByLabel('Number of Items').selectOption('3')
  await expect(page.getByText(`You’ll pay ${nine}: now by card, or at our desk`)).toBeVisible()
}

const byCard = { name: `Pay ${nine} by card and change` }
const payNow = { name: say.pay(nine) }

async function pays(ana: Traveller, card: string): Promise<void> {
  await ana.fillInCard(card)
  await ana.page.getByRole('button', payNow).click()
}

async function seesThree(page: Page): Promise<void> {
  await expect(page.getByText('3 items')).toBeVisible()
  await expect(page.getByText('Paid: €27.00')).toBeVisible()
}

test.describe('promise 28: a guest pays for a change on the pass, once', () => {
  test('and sees the new stay, after a reload, Back and in another tab too', async ({
    page,
    context,
  }) => {
    const { ana, reference, passToken } = await choosesThird(page)
    await expect(
      page.getByRole('button', { name: `Change, and pay ${nine} at our desk` }),
    ).toBeVisible()
    await page.getByRole('button', byCard).click()
    const other = await context.newPage()
    await other.goto(`/pass#${passToken}`)
    await addsOne(other)
    await other.getByRole('button', byCard).click()
    await pays(ana, cards.good)
    await expect(page.getByText('Paid. Your booking is changed.')).toBeVisible()
    await seesThree(page)
    await everyoneCanRead(page)
    await page.reload()
    await seesThree(page)
    await page.goto('/')
    await page.goBack()
    await seesThree(page)
    // The other tab has its card field open still.
    await pays(ana.elsewhere(other), cards.good)
    await seesThree(other)
    await expect(other.getByRole('button', payNow)).toHaveCount(0)
    expect(await chargesOf(page, reference)).toEqual([1800, 900])
  })

  test('with another card, once the first was declined', async ({ page }) => {
    const { ana, reference } = await choosesThird(page)
    await page.getByRole('button', byCard).click()
    await pays(ana, cards.declined)
    await expect(page.getByText(say.declined)).toBeVisible()
    await everyoneCanRead(page)
    await pays(ana, cards.good)
    await expect(page.getByText('Paid. Your booking is changed.')).toBeVisible()
    expect(await chargesOf(page, reference)).toEqual([1800, 900])
  })

  test('though the answer is lost: tapped again, nothing is paid twice', async ({ page }) => {
    const { ana, reference } = await choosesThird(page)
    await page.getByRole('button', byCard).click()
    await page.route('**/api/payment-status', (route) => route.abort(), { times: 1 })
    await pays(ana, cards.good)
    await expect(page.getByText('nothing will be paid twice')).toBeVisible()
    await page.getByRole('button', payNow).click()
    await seesThree(page)
    expect(await chargesOf(page, reference)).toEqual([1800, 900])
  })

  test('on the page of a bank that takes the whole window', async ({ page }) => {
    const { ana, reference, passToken } = await choosesThird(page)
    await page.getByRole('button', byCard).click()
    await pays(ana, cards.redirected)
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await seesThree(page)
    expect(page.url()).toContain(`/pass#${passToken}`)
    expect(await chargesOf(page, reference)).toEqual([1800, 900])
  })
})

test('a guest who would rather pay at the desk changes the stay at once', async ({ page }) => {
  const { reference } = await choosesThird(page)
  await page.getByRole('button', { name: `Change, and pay ${nine} at our desk` }).click()
  await expect(page.getByText('3 items')).toBeVisible()
  await expect(page.getByText('To pay at our desk: €9.00')).toBeVisible()
  expect(await chargesOf(page, reference)).toEqual([1800])
})

test.describe('on a bad line', () => {
  test.use({ serviceWorkers: 'block' })

  test('the pass stays where the card field’s part can’t be fetched, which can be tried again @phone', async ({
    page,
  }) => {
    const part = '**/assets/pay-change-*.js'
    await page.route(part, (route) => route.abort())
    const { reference } = await choosesThird(page)
    const told = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
    await expect(told).toBeVisible()
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await expect(
      page.getByRole('button', { name: `Change, and pay ${nine} at our desk` }),
    ).toBeEnabled()
    await everyoneCanRead(page)
    await page.unroute(part)
    await told.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', byCard)).toBeVisible()
    await expect(told).toHaveCount(0)
  })
})
