import { expect, test } from '@playwright/test'
import { signInAsStaff, staffEntry } from './staff.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

for (const [locale, say] of Object.entries(words)) {
  test(`a visitor writes to the office in ${locale}, and staff read it`, async ({ page }) => {
    const ana = new Traveller(page, say)
    await ana.goTo('/contact')
    await page.getByLabel(say.contactName).fill(ana.name)
    await page.getByLabel(say.email).fill(ana.email)
    await page.getByLabel(say.subject).fill('A bicycle')
    await page
      .getByRole('textbox', { name: say.message })
      .fill('Can you keep my bicycle too?\nThank you!')
    await page.getByRole('button', { name: say.send }).click()
    await ana.sees(say.sent)
    await expect(page.getByRole('textbox', { name: say.message })).toHaveValue('')

    await signInAsStaff(page)
    const entry = await staffEntry(page, /^Messages/, ana.name)
    await expect(entry).toContainText('Can you keep my bicycle too?')
    await expect(entry).toContainText('New')
  })
}

test('a message that could not be sent stays in the form', async ({ page }) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/contact')
  await page.route('**/api/contacts', async (route) => {
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
    await route.abort()
  })
  await page.getByLabel(words.en.contactName).fill(ana.name)
  await page.getByLabel(words.en.email).fill(ana.email)
  await page.getByLabel(words.en.subject).fill('A bicycle')
  await page.getByLabel(words.en.message).fill('Can you keep it?')
  await page.getByRole('button', { name: words.en.send }).click()
  await ana.sees('Message Failed')
  await expect(page.getByLabel(words.en.message)).toHaveValue('Can you keep it?')
})

test('a sent message is confirmed until the visitor writes again', async ({ page }) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/contact')
  await page.getByLabel(words.en.contactName).fill(ana.name)
  await page.getByLabel(words.en.email).fill(ana.email)
  await page.getByLabel(words.en.subject).fill('A bicycle')
  await page.getByLabel(words.en.message).fill('Can you keep it?')
  await page.getByRole('button', { name: words.en.send }).click()
  const said = page.getByText('We’ve received your message.')
  await expect(said).toBeVisible()
  await ana.sees('Thank you for contacting us. We’ll respond within 24 hours.')
  await page.getByLabel(words.en.subject).fill('Another bicycle')
  await expect(said).toBeHidden()
})

test('an urgent message can be started on WhatsApp', async ({ page }) => {
  await page.goto('/contact')
  const urgent = page.getByRole('link', { name: 'Urgent: WhatsApp us' })
  const link = new URL((await urgent.getAttribute('href')) ?? '')
  expect(link.origin + link.pathname).toMatch(/^https:\/\/wa\.me\/\d+$/)
  expect(link.searchParams.get('text')).toContain('this is urgent')
})
