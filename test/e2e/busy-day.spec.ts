import { expect, type Page, test } from '@playwright/test'
import { newGuest } from './counter.ts'
import { asStaff, isExpected, isHere } from './offline.ts'
import { signInAsStaff } from './staff.ts'

// The desk on a day with sixty stays.

test.describe.configure({ timeout: 60_000 })

test.beforeEach(async ({ page }, { project }) => {
  if (project.name === 'desktop') await page.setViewportSize({ width: 1024, height: 768 })
})

const minute = 60_000

interface ServerRecord {
  stay: { id: string; startDate: string; customerName: string; version: number }
  bags: { tag: number }[]
}

/** Sixty stay records as the server returns them: two in three expected, one in three here. */
async function busyDay(page: Page): Promise<ServerRecord[]> {
  const expected = await asStaff<ServerRecord>(page, `stays/${(await isExpected(page)).id}`)
  const here = await asStaff<ServerRecord>(page, `stays/${(await isHere(page)).id}`)
  return Array.from({ length: 60 }, (_, place) => {
    const { stay, bags, ...rest } = place % 3 === 2 ? here : expected
    const id = crypto.randomUUID()
    const startDate = new Date(Date.parse(stay.startDate) + place * minute).toISOString()
    const own = bags.map((bag, one) => ({ ...bag, tag: 600_000 + place * 2 + one }))
    return { ...rest, stay: { ...stay, id, startDate, customerName: newGuest() }, bags: own }
  })
}

/** Returns to the window, which loads the list again before the next poll. */
const asksAgain = async (page: Page) => {
  const answered = page.waitForResponse('**/api/staff/day')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await answered
}

test('a poll of a busy day keeps the focus and the scroll position', async ({ page }) => {
  await signInAsStaff(page)
  let day = await busyDay(page)
  await page.route('**/api/staff/day', (route) => route.fulfill({ json: day }))
  await page.goto('/admin/desk')
  const rows = page.getByRole('main').getByRole('link', { name: /^.*Guest/ })
  await expect(rows.first()).toBeVisible()
  const looked = rows.nth(20)
  const name = await looked.locator('span').nth(1).textContent()
  await looked.focus()
  await looked.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await looked.boundingBox()

  const [first] = day
  if (!first) throw new Error('nobody')
  // Another guest has arrived before them.
  const startDate = new Date(Date.parse(first.stay.startDate) - minute).toISOString()
  const late = { ...first.stay, id: crypto.randomUUID(), startDate, customerName: newGuest() }
  day = [{ ...first, stay: late }, ...day]
  await asksAgain(page)
  await expect(rows.filter({ hasText: late.customerName })).toHaveCount(1)
  const focused = page.locator('a:focus')
  await expect(focused).toContainText(name ?? 'nobody')
  const after = await focused.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2)
})

test('the selected tab is kept after a search on a phone', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAsStaff(page)
  const day = await busyDay(page)
  await page.route('**/api/staff/day', (route) => route.fulfill({ json: day }))
  await page.goto('/admin/desk')
  const here = page.getByRole('tab', { name: /^(Here|Leaving)/ }).first()
  await here.click()
  await expect(here).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('searchbox').fill('Guest')
  await expect(page.getByRole('heading', { name: /stays found/ })).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(here).toHaveAttribute('aria-selected', 'true')
})
