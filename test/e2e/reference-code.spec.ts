import { expect, type Page, test } from '@playwright/test'
import { readCode } from './read-code.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en

async function reserve(page: Page): Promise<Traveller> {
  const ana = new Traveller(page, say)
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(3, 2)
  await page.getByRole('button', { name: say.reserve }).click()
  await ana.sees(say.reserved)
  return ana
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a reservation's reference can be scanned in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const ana = await reserve(page)
    const reference = await ana.reference()
    const code = page.getByRole('img', { name: `QR ${reference}` })
    expect(await readCode(code)).toBe(reference)
  })
}

test("a paid booking's reference can be scanned", async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: say.payWithCard }).click()
  await ana.payWith(cards.good, say.eighteen)
  await ana.sees(say.paid)
  const reference = await ana.reference()
  expect(await readCode(page.getByRole('img', { name: `QR ${reference}` }))).toBe(reference)
})

test("a confirmation shows its reference even if the code can't be loaded", async ({ page }) => {
  await page.route('**/assets/qr-code-*.js', (route) => route.abort())
  const ana = await reserve(page)
  expect(await ana.reference()).toMatch(/^TIR-/)
  await expect(page.getByRole('img', { name: /^QR/ })).toHaveCount(0)
})
