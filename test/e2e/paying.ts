import { expect } from '@playwright/test'
import { comeToLife } from './arrive.ts'
import { devOrigin } from './servers.ts'
import { cards, type Traveller } from './traveller.ts'

interface Charge {
  status: string
  billing_details: { email: string | null }
}

/** The number of a guest's successful charges at Stripe. */
export async function chargesOf({ page, email }: Traveller): Promise<number> {
  const answer = await page.request.get(`${devOrigin}/control/stripe`)
  const { charges }: { charges: Charge[] } = await answer.json()
  const theirs = charges.filter(({ billing_details }) => billing_details.email === email)
  return theirs.filter((charge) => charge.status === 'succeeded').length
}

/** What the page shows once it knows: a confirmation, or a button to pay. */
export function shownTo({ page, words: said }: Traveller) {
  const paid = page.getByText(/^TIR-\d{4}-\d{3}-[A-Z0-9]{4}$/)
  const toPay = page.getByRole('button', { name: said.payWithCard, disabled: false })
  const toPayNow = page.getByRole('button', { name: said.pay(said.eighteen), disabled: false })
  return { paid, toPay, either: paid.or(toPay).or(toPayNow) }
}

/** Opens the form and fills it in up to the card, for two items and three days: 18 euros. */
export async function fillInAll(ana: Traveller): Promise<void> {
  const { page, words: said } = ana
  if ((await page.getByLabel(said.fullName).inputValue()) === '') {
    await ana.fillInWhoTheyAre()
    await ana.chooseStay(2, 3)
  }
  const { toPay } = shownTo(ana)
  if (await toPay.isVisible()) await toPay.click()
}

/** Pays if the page asks for money. */
export async function payUnlessPaid(ana: Traveller): Promise<void> {
  const { paid, either } = shownTo(ana)
  // Before hydration, the button of the HTML takes taps, though the page knows no earlier payment yet.
  await comeToLife(ana.page)
  await expect(either).toBeVisible()
  if (await paid.isVisible()) return
  await fillInAll(ana)
  await ana.payWith(cards.good, ana.words.eighteen)
  await expect(paid).toBeVisible()
}
