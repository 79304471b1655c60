import { expect, type Page, test } from '@playwright/test'
import { isHere } from './offline.ts'
import { signInAsStaff } from './staff.ts'

// Staff's pages on the narrowest screen, in the languages with the longest words, after a good month.

test.describe.configure({ timeout: 90_000 })
test.use({ viewport: { width: 320, height: 640 } })

const sums = ['cents', 'lek', 'received', 'returned', 'net']

/** The same answer, with sums of five figures. */
function afterAGoodMonth(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(afterAGoodMonth)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, one]) => {
    const isSum = sums.includes(name) && typeof one === 'number'
    return [name, isSum ? 1_234_550 : afterAGoodMonth(one)]
  })
  return Object.fromEntries(entries)
}

async function earnsWell(page: Page): Promise<void> {
  await page.route(/\/api\/staff\/(till|month)\b/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: afterAGoodMonth(await response.json()) })
  })
}

/** What reaches beyond the screen, or is cut off in its own box, with its words. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { right, width } = element.getBoundingClientRect()
      const isHidden = width <= 1 || element.closest('.visually-hidden') !== null
      const clips = ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
      const overflows = clips && element.scrollWidth > element.clientWidth + 1
      return !isHidden && (right > window.innerWidth + 1 || overflows)
    }
    const found = [...document.querySelectorAll('main *')].filter(isCut)
    return found.map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
}

async function fits(page: Page): Promise<void> {
  expect(await cutOff(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
}

test('the till, its count and a month fit the narrowest screen', { tag: '@phone' }, async ({
  page,
}) => {
  await signInAsStaff(page)
  await isHere(page)
  await earnsWell(page)
  for (const locale of ['sq', 'de']) {
    await page.goto(`/${locale}/admin/till`)
    await expect(page.locator('table').first()).toContainText(/12[.\s]?345,50/)
    await page.locator('main details summary').last().click()
    await fits(page)
    await page.getByRole('button', { name: /^(Numëro|Kasse zählen|Bargeld zählen)/ }).click()
    await expect(page.locator('main form fieldset').first()).toBeVisible()
    await fits(page)
    await page.goto(`/${locale}/admin/stays?month`)
    await expect(page.locator('table').first()).toContainText(/12[.\s]?345,50/)
    await fits(page)
  }
})
