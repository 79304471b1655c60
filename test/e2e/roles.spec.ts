import { expect, type Locator, type Page, test } from '@playwright/test'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { finds, freeTags, newGuest, paysCash, says } from './counter.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { asStaff, isExpected, readyOffline } from './offline.ts'
import { reserved } from './reserved.ts'
import { siteOrigin } from './servers.ts'
import { colleague, owner, signInAsStaff } from './staff.ts'

test.describe.configure({ timeout: 120_000 })
// Colours change without transitions, so none is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const asks = `Only an owner can do this. Ask an owner: ${owner}`
const asksAboveLimit = `Only an owner can refund more than €50. Ask an owner: ${owner}`

/** Reserves this many items from the day after tomorrow for two days, paid in cash. */
async function hasPaid(page: Page, luggageCount: number): Promise<string> {
  const name = newGuest()
  const { id } = await reserved(page, { name })
  if (luggageCount !== 2) {
    const change = { luggageCount, reason: 'a group', inPerson: false }
    await asStaff(page, `stays/${id}/change`, change)
  }
  await asStaff(page, `stays/${id}/payments`, { method: 'cash', cents: luggageCount * 600 })
  return name
}

/** Opens one of a stay's rarer actions. */
async function opens(page: Page, name: string, part: string): Promise<Locator> {
  await page.goto('/admin/desk')
  const stay = await finds(page, name)
  await stay.getByText('More', { exact: true }).click()
  await stay.getByText(part, { exact: true }).click()
  return stay
}

/** The status of a direct request to the server. */
async function answered(page: Page, path: string, data?: object): Promise<number> {
  const headers = { 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin }
  const address = `/api/staff/${path}`
  const answer = data
    ? await page.request.post(address, { data, headers })
    : await page.request.get(address)
  return answer.status()
}

test('staff see whom to ask instead of the actions that need an owner', async ({ page }) => {
  await signInAsStaff(page, colleague)
  await expect(page.getByText(`Signed in as ${colleague} Staff`)).toBeVisible()

  await page.goto(`/admin/stays?month=${tiranaDate(new Date()).slice(0, 7)}`)
  await expect(page.getByText(asks)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download CSV' })).toHaveCount(0)
  expect(await answered(page, 'export')).toBe(403)
  await everyoneCanRead(page)

  await page.goto('/admin/closures')
  await expect(page.getByText(asks)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shut the office' })).toHaveCount(0)
  const day = addDays(tiranaDate(new Date()), 300)
  const times = { from: tiranaInstant(day, '08:00'), to: tiranaInstant(day, '23:00') }
  expect(await answered(page, 'closures', { kind: 'closed', reason: 'test', ...times })).toBe(403)

  const name = await hasPaid(page, 2)
  const stay = await opens(page, name, 'Refund')
  await expect(stay.getByText(asks)).toBeVisible()
  await expect(stay.getByRole('button', { name: 'Refund now' })).toHaveCount(0)
  await everyoneCanRead(page)
})

test('staff refund up to the limit, and keep what they typed above it', async ({ page }) => {
  await signInAsStaff(page, colleague)
  const small = await opens(page, await hasPaid(page, 2), 'Cancel the stay')
  await small.getByRole('textbox', { name: 'Reason' }).fill('ill')
  await small.getByText('The guest is here: the money is handed over now').click()
  await small.getByRole('button', { name: 'Cancel this stay now' }).click()
  await says(small, 'Cancelled.')

  const large = await opens(page, await hasPaid(page, 20), 'Cancel the stay')
  const reason = large.getByRole('textbox', { name: 'Reason' })
  await reason.fill('the bus broke down')
  const cancel = large.getByRole('button', { name: 'Cancel this stay now' })
  await expect(cancel).toBeEnabled()
  await large.getByText('The guest is here: the money is handed over now').click()
  await expect(large.getByText(asksAboveLimit)).toBeVisible()
  await expect(cancel).toHaveCount(0)
  await expect(reason).toHaveValue('the bus broke down')
  await reason.press('Enter')
  await expect(large.getByText(asksAboveLimit)).toBeVisible()
  await large.getByText('The guest is here: the money is handed over now').click()
  await expect(cancel).toBeEnabled()
})

test('only an owner can lower a price', async ({ page }) => {
  await signInAsStaff(page, colleague)
  const stay = await opens(page, await hasPaid(page, 2), 'Change the price')
  const price = stay.getByLabel('Price in euros')
  await price.fill('5')
  await expect(
    stay.getByText(`Only an owner can lower a price. Ask an owner: ${owner}`),
  ).toBeVisible()
  await price.fill('20')
  await stay.getByRole('textbox', { name: 'Reason' }).fill('a bicycle as well')
  await stay.getByRole('button', { name: 'Set this price' }).click()
  await says(stay, 'Price noted.')
})

test('offline actions are recorded for who did them, with who sent them', async ({
  page,
  context,
}) => {
  await signInAsStaff(page, colleague)
  const { id, name } = await isExpected(page)
  await page.goto('/admin/desk')
  await readyOffline(page)
  await context.setOffline(true)
  const stay = await finds(page, name)
  const [one, other] = freeTags()
  await stay.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(one))
  await stay.getByRole('textbox', { name: 'Tag of item 2' }).fill(String(other))
  await stay.getByRole('button', { name: 'Check in 2 items' }).click()
  await expect(stay).toContainText('Saved on this device, waiting to be sent')
  await paysCash(page)
  await expect(stay).toContainText('Cash: €')

  // Another person signs in on the device before the connection is back.
  const elsewhere = await context.browser()?.newContext()
  const page2 = await elsewhere?.newPage()
  if (!elsewhere || !page2) throw new Error('no browser')
  await signInAsStaff(page2, owner)
  await context.addCookies(await elsewhere.cookies())
  await context.setOffline(false)
  await expect(stay).not.toContainText('waiting to be sent', { timeout: 60_000 })

  await page2.goto('/admin/till')
  const { stay: recorded } = await asStaff<{ stay: { reference: string } }>(page2, `stays/${id}`)
  await page2.getByText(/^Movements/).click()
  await expect(page2.getByRole('listitem').filter({ hasText: recorded.reference })).toContainText(
    `${colleague}, sent by ${owner}`,
  )
  await expect(
    page2.getByRole('listitem').filter({ hasText: `Of this, sent by ${owner}` }),
  ).toContainText('cash €')
  await page2.goto(`/admin/stays/${id}`)
  const paid = page2.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(paid.filter({ hasText: 'Payment' })).toContainText(`sent by ${owner}`)
  await everyoneCanRead(page2)
  await elsewhere.close()
})

test('owners export stays, which all staff can see, and refund out of goodwill', async ({
  page,
  browser,
}) => {
  await signInAsStaff(page)
  await expect(page.getByText(`Signed in as ${owner} Owner`)).toBeVisible()
  await page.goto(`/admin/stays?month=${tiranaDate(new Date()).slice(0, 7)}`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  await download
  await expect(page.getByText('Last exports')).toBeVisible()

  const stay = await opens(page, await hasPaid(page, 2), 'Refund')
  await stay.getByRole('textbox', { name: 'Reason' }).fill('wet bag')
  await stay.getByRole('button', { name: 'Refund now' }).click()
  await says(stay, 'Refund noted.')

  const other = await (await browser.newContext()).newPage()
  await signInAsStaff(other, colleague)
  await other.goto(`/admin/stays?month=${tiranaDate(new Date()).slice(0, 7)}`)
  await other.getByText('Last exports').click()
  await expect(other.getByRole('listitem').filter({ hasText: owner }).first()).toContainText(
    'Bookings:',
  )
  await everyoneCanRead(other)
  await other.context().close()
})

test('only an owner can save a count that contradicts the last one', async ({ page, browser }) => {
  await signInAsStaff(page, colleague)
  const warning = page.getByText('Only an owner can save a different result.')
  const boss = await (await browser.newContext()).newPage()
  await signInAsStaff(boss)
  // Other tests may move cash meanwhile, so this may repeat.
  await expect(async () => {
    await asStaff(boss, 'till/counts', { cents: 5000, lek: 0 })
    await page.goto('/admin/till')
    await page.getByRole('button', { name: 'Count the drawer' }).click()
    await expect(warning).toHaveCount(1, { timeout: 3000 })
    await page.getByLabel('Number of €50.00', { exact: true }).fill('2')
    await page.getByRole('button', { name: 'Save the count' }).click()
    await expect(warning).toHaveCount(2, { timeout: 3000 })
    await expect(page.getByLabel('Number of €50.00', { exact: true })).toHaveValue('2')
  }).toPass()
  await boss.context().close()
})
