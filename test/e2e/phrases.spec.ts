import { expect, test } from '@playwright/test'
import { showPart } from './desk-parts-bundle.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { signInAsStaff } from './staff.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test("staff show a phrase in the guest's language and read it in their own", async ({ page }) => {
  await signInAsStaff(page)
  await showPart(page, 'showPhraseCards', 'sq', 'de')
  const card = page.getByRole('button', { name: /^Darf ich bitte Ihren Pass/ })
  await expect(card).toContainText('A mund ta shoh pasaportën')
  await expect(card.locator('[lang=de]')).toHaveText(
    'Darf ich bitte Ihren Pass oder Ausweis sehen?',
  )
  await expect(page.getByRole('main').getByRole('listitem').filter({ has: card })).toHaveCount(1)
  await card.focus()
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: 'Për klientin' })
  await expect(shown).toContainText('Darf ich bitte Ihren Pass')
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(card).toBeFocused()
})

test("there are twenty phrases, with current prices in the guest's format", {
  tag: '@phone',
}, async ({ page }) => {
  await signInAsStaff(page)
  await showPart(page, 'showPhraseCards', 'en', 'it')
  await expect(page.locator('[lang=it]:not(option)')).toHaveCount(20)
  await expect(
    page.getByText('Il prezzo è di 3\u00a0€ o 300\u00a0lek a bagaglio al giorno.'),
  ).toBeVisible()
  await expect(page.getByText('Siamo aperti tutti i giorni dalle 8 alle 23.')).toBeVisible()
  await page.getByLabel('Guest’s language').selectOption('Dansk')
  await expect(page.getByText('Hvor mange stykker bagage har du?')).toBeVisible()
  await page.getByLabel('Guest’s language').selectOption('English')
  await expect(page.getByText('How many pieces of luggage do you have?')).toHaveCount(1)
})

test("an extra day has the price of the guest's own tariff", async ({ page }) => {
  await signInAsStaff(page)
  await showPart(page, 'showPhraseCards', 'en', 'en', 450)
  await expect(page.getByText('each extra day costs €4.50 per piece.')).toBeVisible()
  await expect(page.getByText('The price is €3 or 300 Lek')).toBeVisible()
})

test('everyone can read the phrases', async ({ page }) => {
  await signInAsStaff(page)
  await showPart(page, 'showPhraseCards', 'en', 'fr')
  await page.getByRole('button', { name: /^Bienvenue/ }).waitFor()
  await everyoneCanRead(page)
  const wider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(wider)).toBe(false)
})
