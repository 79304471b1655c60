import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { everyoneCanRead } from './everyone-can-read.ts'
import { signInAsStaff } from './staff.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

test.describe.configure({ timeout: 90_000 })
// Colours change without transitions, so none is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The search may find bookings of other tests; the newest rows are enough. */
const except = 'li:nth-child(n + 6) > article'

async function readsWell(page: Page) {
  await everyoneCanRead(page, { except })
  const sideways = await page.evaluate(() => document.body.scrollWidth - innerWidth)
  expect(sideways, 'scrolls sideways').toBeLessThanOrEqual(0)
}

async function reserved(page: Page) {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(1, 2)
  const dropOff = await page.getByLabel(words.en.dropOffDate).inputValue()
  await page.getByRole('button', { name: words.en.reserve }).click()
  return { ana, dropOff, reference: await ana.reference() }
}

const entries = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')

test('a found stay is short on a phone, shows details on request, and opens by a tap anywhere', {
  tag: '@phone',
}, async ({ page }) => {
  const { ana } = await reserved(page)
  await signInAsStaff(page)
  await page.goto(`/admin/stays?q=${encodeURIComponent(ana.email)}`)
  const entry = entries(page)
  await expect(entry).toHaveCount(1)
  // A fifth of the screen, with its dates on two lines.
  expect((await entry.boundingBox())?.height).toBeLessThan(844 / 5)
  const email = entry.getByRole('link', { name: ana.email })
  await expect(email).toBeHidden()
  await entry.getByRole('button', { name: 'Details' }).click()
  await expect(email).toHaveAttribute('href', `mailto:${ana.email}`)
  await readsWell(page)
  await entry.click({ position: { x: 20, y: 20 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
})

test('staff find a stay, filter, open it and read its history', async ({ page }) => {
  const { ana, dropOff, reference } = await reserved(page)
  await signInAsStaff(page)
  await page.getByRole('link', { name: 'Stays' }).click()
  const search = page.getByLabel('Reference, name, email or phone')
  await search.fill(ana.email)
  await search.press('Enter')
  await expect(entries(page)).toHaveCount(1)
  await expect(entries(page)).toContainText(reference)
  await readsWell(page)

  await page.getByLabel('State').selectOption('Cancelled')
  await expect(page.getByText('No booking or reservation matches this search.')).toBeVisible()
  await page.goBack()
  await expect(entries(page)).toHaveCount(1)
  await page.getByLabel('Drop-off on').fill(dropOff)
  await page.getByLabel('Service').selectOption('Luggage storage')
  await expect(page).toHaveURL(/\?q=.*&day=\d{4}-\d{2}-\d{2}&service=storage$/)
  await page.reload()
  await expect(search).toHaveValue(ana.email)
  await expect(entries(page)).toHaveCount(1)

  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
  await expect(page.getByRole('link', { name: ana.email })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(ana.email)}?subject=${encodeURIComponent(`Tirana Luggage Storage – ${reference}`)}`,
  )
  const account = page.getByRole('table', { name: 'Account' }).getByRole('row')
  await expect(account).toHaveText(['Price agreed€6.00', 'Total due€6.00', 'Balance€6.00 due'])
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(history).toHaveCount(3)
  await expect(history.first()).toContainText(/Reserved, to be paid at the desk.*Guest/s)
  for (const email of ['Reservation confirmation', 'New booking, to the office']) {
    await expect(history.filter({ hasText: email })).toHaveCount(1)
  }
  await readsWell(page)
  await expect(page.getByRole('link', { name: 'Open at the desk' })).toHaveAttribute(
    'href',
    /^\/admin\/desk\?stay=[0-9a-f-]{36}$/,
  )
})

test("staff open a stay from the dashboard's lists, and see an error for an unknown stay", async ({
  page,
}) => {
  const { ana, reference } = await reserved(page)
  await signInAsStaff(page)
  await page.getByRole('tab', { name: /^Reservations/ }).click()
  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ana.name)
  await page.goto('/admin/stays/nobody')
  await expect(page.getByRole('alert')).toHaveText('There is no such booking or reservation.')
})

test('staff see a month and the one before, and export its stays', async ({ page }) => {
  const { dropOff, reference } = await reserved(page)
  await signInAsStaff(page)
  await page.goto(`/admin/stays?month=${dropOff.slice(0, 7)}`)
  const days = page.getByRole('table', { name: 'By day' })
  await expect(days.getByRole('row').nth(1).getByRole('rowheader')).toHaveText(/^\w{3} 1$/)
  const day = days.getByRole('row').nth(Number(dropOff.slice(8)))
  await expect(day.getByRole('cell').nth(1)).not.toHaveText('0')
  const services = page.getByRole('table', { name: 'By service' })
  await expect(services.getByRole('rowheader', { name: 'Luggage storage' })).toBeVisible()
  await readsWell(page)

  await page.getByLabel('From').fill(dropOff)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(
    page.getByText('The last day must come after the first, within a year'),
  ).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill(dropOff)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const download = await file
  expect(download.suggestedFilename()).toBe(`stays-${dropOff}-${dropOff}.csv`)
  expect(readFileSync(await download.path(), 'utf8')).toContain(reference)

  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/)
  await page.goBack()
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue(dropOff.slice(0, 7))

  for (const month of ['9999-12', '0001-01']) {
    await page.goto(`/admin/stays?month=${month}`)
    await expect(page.getByLabel('Month', { exact: true })).toHaveValue(/^20\d\d-\d\d$/)
    await expect(days.getByRole('row').nth(1).getByRole('rowheader')).toHaveText(/^\w{3} 1$/)
  }
  await page.goto('/admin/stays?month=2019-01')
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Previous' })).toBeHidden()
})

test('staff mark a message as read and answer it with a quote', async ({ page }) => {
  const ana = new Traveller(page, words.en)
  const answer = await page.request.post('/api/contacts', {
    data: { name: ana.name, email: ana.email, subject: 'Skis', message: 'Do you\ntake skis?' },
  })
  expect(answer.status()).toBe(201)
  await signInAsStaff(page)
  await page.getByRole('tab', { name: /^Messages/ }).click()
  const entry = page.getByRole('article', { name: ana.name })
  await expect(entry.getByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(ana.email)}?subject=Re%3A%20Skis&body=${encodeURIComponent('\r\n\r\n> Do you\r\n> take skis?')}`,
  )
  await expect(entry.getByText('New', { exact: true })).toBeVisible()
  await entry.getByRole('button', { name: 'Mark as read' }).click()
  await expect(entry.getByText('Read', { exact: true })).toBeVisible()
  await readsWell(page)
  await page.reload()
  await page.getByRole('tab', { name: /^Messages/ }).click()
  await entry.getByRole('button', { name: 'Mark as new' }).click()
  await expect(entry.getByText('New', { exact: true })).toBeVisible()
})
