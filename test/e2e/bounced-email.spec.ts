import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { newGuest } from './counter.ts'
import { dayAfterTomorrow, twoItems } from './reserved.ts'
import { siteOrigin } from './servers.ts'
import { signInAsStaff } from './staff.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A guest reserves with an address that the email stand-in treats by its tag. */
async function reservedBy(page: Page, tag: string): Promise<string> {
  const name = newGuest()
  const made = await page.request.post('/api/reservations', {
    data: {
      ...twoItems(name, dayAfterTomorrow()),
      customerEmail: `${crypto.randomUUID()}+${tag}@example.com`,
      customerPhone: '+49 151 23456789',
      locale: 'en',
      storageType: 'daily',
    },
    headers: { 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin },
  })
  expect(made.status(), await made.text()).toBe(201)
  return name
}

test('promise 41: staff reach a guest whose email bounced by phone or WhatsApp', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await signInAsStaff(page)
  const arrived = await reservedBy(page, 'late')
  const refused = await reservedBy(page, 'suppressed')
  const bounced = await reservedBy(page, 'bounced')
  const entry = (name: string) => page.getByRole('article', { name })
  // The event arrives through the queue, seconds after the email.
  await expect(async () => {
    await page.goto('/admin/attention')
    await expect(entry(bounced)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(entry(arrived)).toHaveCount(0)

  await entry(bounced)
    .getByRole('button', { name: /^Settle/ })
    .click()
  await expect(entry(bounced)).toContainText('This address takes no email. It may be misspelt.')
  await expect(entry(bounced)).toContainText('5.1.1')
  await expect(entry(bounced).getByRole('button', { name: 'Send again' })).toHaveCount(0)
  const link = (name: string) => entry(bounced).getByRole('link', { name, exact: true })
  await expect(link('+49 151 23456789')).toHaveAttribute('href', 'tel:+4915123456789')
  await expect(link('WhatsApp')).toHaveAttribute('href', 'https://wa.me/4915123456789')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await entry(bounced).getByLabel('Reason').fill('called')
  await entry(bounced).getByRole('button', { name: 'Mark as handled' }).click()
  await expect(page.getByText(`Settled: ${bounced}`)).toBeVisible()

  await entry(refused)
    .getByRole('button', { name: /^Settle/ })
    .click()
  await expect(entry(refused)).toContainText('this address gets no more emails from us')
  await entry(refused).getByLabel('Reason').fill('called')
  await entry(refused).getByRole('button', { name: 'Mark as handled' }).click()
  await expect(page.getByText(`Settled: ${refused}`)).toBeVisible()
})
