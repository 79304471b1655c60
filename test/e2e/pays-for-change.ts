import { type Browser, expect, type Page } from '@playwright/test'
import type { PaidBooking } from '../../domain/api.ts'
import { devOrigin, siteOrigin } from './servers.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en
const nine = '€9.00'

interface Charge {
  amount: number
  status: string
  description: string | null
}

/** A stay's successful charges at Stripe in cents, largest first. */
export async function chargesOf(page: Page, reference: string): Promise<number[]> {
  const answer = await page.request.get(`${devOrigin}/control/stripe`)
  const { charges }: { charges: Charge[] } = await answer.json()
  return charges
    .filter(({ status, description }) => status === 'succeeded' && description?.includes(reference))
    .map(({ amount }) => amount)
    .toSorted((a, b) => b - a)
}

/** Books two items for three days, pays by card and opens its pass with a third item chosen. */
export async function choosesThird(page: Page) {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: say.payWithCard }).click()
  const answered = page.waitForResponse('**/api/payment-status')
  await ana.payWith(cards.good, say.eighteen)
  const { passToken, bookingId }: PaidBooking = await (await answered).json()
  const reference = await ana.reference()
  await page.goto(`/pass#${passToken}`)
  await addsOne(page)
  return { ana, reference, passToken: String(passToken), bookingId }
}

export async function addsOne(page: Page): Promise<void> {
  await page.getByText('Change dates or items').click()
  await page.getByLabel('Number of Items').selectOption('3')
  await expect(page.getByText(`You’ll pay ${nine}: now by card, or at our desk`)).toBeVisible()
}

export const byCard = { name: `Pay ${nine} by card and change` }
export const payNow = { name: say.pay(nine) }

export async function pays(ana: Traveller, card: string): Promise<void> {
  await ana.fillInCard(card)
  await ana.page.getByRole('button', payNow).click()
}

export async function seesThree(page: Page): Promise<void> {
  await expect(page.getByText('3 items')).toBeVisible()
  await expect(page.getByText('Paid: €27.00')).toBeVisible()
}

/** A page in a browser with nothing stored. */
export async function inAnotherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteOrigin, locale: 'en-GB' })
  return context.newPage()
}
