import { expect, type Page, test } from '@playwright/test'
import { readInGerman } from './read-in-german.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

for (const path of ['/book-online', '/reserve-pay-location']) {
  test(`what was typed into ${path} survives another language and a reload`, async ({ page }) => {
    const ana = new Traveller(page, words.en)
    await ana.goTo(path)
    await ana.fillInWhoTheyAre()
    await ana.chooseStay(3, 2)
    const pickUp = await page.getByLabel(words.en.pickUpDate).inputValue()

    await readInGerman(page)
    await expect(page).toHaveURL(`/de${path}`)
    for (const visit of ['in another language', 'after a reload']) {
      await expect(page.getByLabel(words.de.fullName), visit).toHaveValue(ana.name)
      await expect(page.getByLabel(words.de.email)).toHaveValue(ana.email)
      await expect(page.getByLabel(words.de.items, { exact: true })).toHaveValue('3')
      await expect(page.getByLabel(words.de.pickUpDate)).toHaveValue(pickUp)
      await ana.sees(words.de.eighteen)
      await page.reload()
    }
  })
}

test('a message to the office survives another language', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel(words.en.subject).fill('A bicycle')
  await page.getByRole('textbox', { name: words.en.message }).fill('Can you keep it?')
  await readInGerman(page)
  await expect(page).toHaveURL('/de/contact')
  await expect(page.getByLabel(words.de.subject)).toHaveValue('A bicycle')
  await expect(page.getByRole('textbox', { name: words.de.message })).toHaveValue(
    'Can you keep it?',
  )
})

test('a reservation survives a reload until the guest makes another one', async ({ page }) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(1, 1)
  await page.getByRole('button', { name: words.en.reserve }).click()
  const reference = await ana.reference()
  await page.reload()
  expect(await ana.reference()).toBe(reference)
  await expect(page.getByRole('button', { name: words.en.reserve })).toHaveCount(0)

  await page.getByRole('link', { name: 'Make another reservation' }).click()
  await expect(page.getByRole('button', { name: words.en.reserve })).toBeVisible()
  await expect(page.getByLabel(words.en.fullName)).toHaveValue('')
})

/** Forwards the first request to the server and loses its response. */
async function firstAnswerLost(page: Page, call: string) {
  const saved: unknown[] = []
  await page.route(call, async (route) => {
    if (saved.length > 0) return route.continue()
    saved.push(await (await route.fetch()).json())
    return route.abort()
  })
  return saved
}

for (const [what, say, turn] of [
  ['reloads', words.en, (page: Page) => page.reload()],
  ['changes the language', words.de, readInGerman],
] as const) {
  test(`a guest who ${what} without a response and reserves again has one reservation`, async ({
    page,
  }) => {
    const saved = await firstAnswerLost(page, '**/api/reservations')
    const ana = new Traveller(page, words.en)
    await ana.goTo('/reserve-pay-location')
    await ana.fillInWhoTheyAre()
    await ana.chooseStay(1, 1)
    await page.getByRole('button', { name: words.en.reserve }).click()
    await ana.sees('The connection was lost')
    await turn(page)
    await page.getByRole('button', { name: say.reserve }).click()
    const reference = await ana.reference()
    expect(saved).toEqual([expect.objectContaining({ reference })])
  })
}

test('a message sent again in another language after a lost response reaches the office once', async ({
  page,
}) => {
  const saved = await firstAnswerLost(page, '**/api/contacts')
  const ana = new Traveller(page, words.en)
  await ana.goTo('/contact')
  await page.getByLabel(words.en.contactName).fill(ana.name)
  await page.getByLabel(words.en.email).fill(ana.email)
  await page.getByLabel(words.en.subject).fill('A bicycle')
  await page.getByRole('textbox', { name: words.en.message }).fill('Can you keep it?')
  await page.getByRole('button', { name: words.en.send }).click()
  await ana.sees('Message Failed')
  await readInGerman(page)
  const answer = page.waitForResponse('**/api/contacts')
  await page.getByRole('button', { name: words.de.send }).click()
  await ana.sees(words.de.sent)
  expect(saved).toEqual([await (await answer).json()])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a booking page shows whom to call, and no fields', async ({ page }) => {
    for (const path of ['/book-online', '/reserve-pay-location']) {
      await page.goto(path)
      await expect(page.locator('noscript p')).toContainText('This form needs JavaScript.')
      await expect(page.locator('noscript a[href^="tel:"]')).toBeVisible()
      await expect(page.getByLabel(words.en.fullName)).toBeHidden()
    }
  })
})
