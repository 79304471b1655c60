import { expect, type Page, test } from '@playwright/test'
import { locales, localizePath } from '../../domain/business/locales.ts'
import { asStaff, isExpected, isHere, leftBags } from './offline.ts'
import { signInAsStaff } from './staff.ts'

// The staff pages on the narrowest screen, in the languages with the longest texts, after a good month.

test.describe.configure({ timeout: 90_000 })
test.use({ viewport: { width: 320, height: 640 } })

const sums = ['cents', 'lek', 'received', 'refunded', 'net']

/** The same response with sums of five figures. */
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

/** Elements that reach beyond the screen or are cut off in their own box. */
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

test('every link and column of the desk shows on a phone, in every language', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAsStaff(page)
  for (const locale of locales) {
    await page.goto(localizePath('/admin/desk', locale))
    await expect(page.getByRole('tab')).toHaveCount(4)
    const beyond = await page.evaluate(() => {
      const shown = document.querySelectorAll('nav:has([aria-current]) :is(a, button), [role=tab]')
      return [...shown]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth
        })
        .map(({ textContent }) => textContent)
    })
    expect(beyond, locale).toEqual([])
  }
})

test('what a late guest owes is on one line of their row, in every language', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsStaff(page)
  const { name } = await leftBags(page)
  for (const locale of locales) {
    await page.goto(localizePath('/admin/desk', locale))
    await page.getByRole('tab').last().click()
    const badge = page.getByRole('link', { name }).getByText('12')
    await expect(badge).toBeVisible()
    const lines = await badge.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, locale).toBe(1)
    expect(await cutOff(page), locale).toEqual([])
  }
})

/**
 * Visible controls that are too small for a thumb, with their text and size. A checkbox is as large as its label, which
 * takes the tap. Links within a sentence may be as high as a line (WCAG 2.5.8).
 */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const target = 44
    const isInSentence = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) =>
          nodeType === Node.TEXT_NODE && /\p{L}/u.test(textContent ?? ''),
      )
    const isTicked = (element: Element) => element.matches('[type=checkbox], [type=radio]')
    const found = [...document.querySelectorAll('button, a, input, select, summary, textarea')]
    return found
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isInSentence(element) && !element.closest('.visually-hidden'))
      .flatMap((element) => {
        const pressed = (isTicked(element) && element.closest('label')) || element
        const { width, height } = pressed.getBoundingClientRect()
        const words = pressed.textContent || element.getAttribute('aria-label') || element.id
        const isLarge = Math.min(width, height) >= target - 0.01
        return isLarge ? [] : [`${element.tagName} ${words}: ${width} x ${height}`]
      })
  })
}

test('every staff control is at least 44 px wide and high', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsStaff(page)
  const [comes, here, late] = [await isExpected(page), await isHere(page), await leftBags(page)]
  await asStaff(page, `stays/${here.id}/payments`, { method: 'cash', cents: 1200 })
  /** Each page, a text on it, and a button that opens more of it. */
  const pages: [address: string, shows: string, opens?: RegExp][] = [
    ['/admin', 'Paid Bookings'],
    ['/admin/desk', comes.name],
    [`/admin/desk?stay=${comes.id}`, comes.name, /^€20\.00$/],
    [`/admin/desk?stay=${here.id}`, here.name],
    ['/admin/desk?walk-in', 'Walk-in', /^€5\.00$/],
    ['/admin/till', 'Everyone'],
    ['/admin/till', 'Everyone', /^Count the drawer$/],
    ['/admin/attention', late.name, /^Settle/],
    [`/admin/stays?q=${here.name}`, here.name, /^Details$/],
    [`/admin/stays/${here.id}`, 'Checked in'],
    ['/admin/stays?month', 'By service'],
    ['/admin/closures', 'Closures'],
  ]
  for (const [address, shows, opens] of pages) {
    await page.goto(address)
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible()
    if (opens) await page.getByRole('button', { name: opens }).last().click()
    await page.locator('main').evaluate((main) => {
      for (const details of main.querySelectorAll('details')) details.open = true
    })
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    expect.soft(await tooSmall(page), `${address} ${opens ?? ''}`).toEqual([])
  }
})
