import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, tiranaDate, tiranaInstant, tiranaTime } from '../../domain/time/calendar.ts'
import { reserved } from './reserved.ts'
import { signInAsStaff } from './staff.ts'

const hour = 3_600_000

/** The next hour at which a guest can come: today, or tomorrow once the office is about to close. */
export function nextArrival(): Date {
  const next = new Date(Math.ceil((Date.now() + hour / 4) / hour) * hour)
  const time = tiranaTime(next)
  if (time >= '08:00' && time <= '22:00') return next
  const day = tiranaDate(next)
  return tiranaInstant(time < '08:00' ? day : addDays(day, 1), '12:00')
}

/** Whether that hour is today's: late in the evening guests of the tests come a day early. */
export const arrivesToday = () => tiranaDate(nextArrival()) === tiranaDate(new Date())

let guests = 0

/** Somebody of whom no other test knows. */
export function newGuest(): string {
  guests += 1
  return `Guest${crypto.randomUUID().slice(0, 8)} Nr${guests}`
}

/** A guest has reserved two items until the next day; answers with the stay's id. */
export async function reserves(page: Page, name: string): Promise<string> {
  return (await reserved(page, { name, from: nextArrival() })).id
}

/** Two tags that hang on no other bag, whatever other tests do meanwhile. */
export function freeTags(): [number, number] {
  const first = 1000 + Math.floor(Math.random() * 499_000) * 2
  return [first, first + 1]
}

/** A colleague takes a guest's bags in, elsewhere. */
export function colleagueTakesIn(page: Page, stayId: string, tags: number[]): Promise<number> {
  return page.evaluate(
    async ({ id, body }) => {
      const headers = { 'Content-Type': 'application/json' }
      const address = `/api/staff/stays/${id}/check-in`
      return (await fetch(address, { method: 'POST', headers, body })).status
    },
    { id: stayId, body: JSON.stringify({ tags, idSeen: false }) },
  )
}

/** Signs in and opens the counter. */
export async function openCounter(page: Page, prefix = ''): Promise<void> {
  await signInAsStaff(page)
  await page.goto(`${prefix}/admin/desk`)
  await expect(page.getByRole('searchbox')).toBeVisible()
}

export const search = (page: Page) => page.getByRole('searchbox')
export const row = (page: Page, name: string) => page.getByRole('link', { name })
export const panel = (page: Page, name: string) => page.getByRole('region', { name })

/** What is told of an act stands there once. */
export const says = (place: Page | Locator, text: string) =>
  expect(place.getByRole('status').filter({ hasText: text })).toHaveCount(1)

/** What has just come into sight takes no tap and no key for a moment; a click waits for that by itself. */
export const settled = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element.closest('[inert]') === null)).toBe(true)

/** Opens a guest's stay, found by name. */
export async function finds(page: Page, name: string) {
  await search(page).fill(name.toLowerCase())
  await row(page, name).click()
  const stay = panel(page, name)
  await expect(stay).toBeVisible()
  return stay
}

/** Takes what is due, in notes and coins. */
export async function paysCash(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cash', exact: true }).click()
  await page.getByRole('button', { name: /^Cash taken/ }).click()
}

/** A hand scanner types fast, and ends with Enter; where the machine stalls between two keys, it is read again. */
export async function scans(page: Page, reference: string, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.type(reference, { delay: 5 })
    await page.keyboard.press('Enter')
    await expect(panel(page, name)).toBeVisible({ timeout: 3000 })
  }).toPass()
}

/**
 * The same, where a key says another letter or digit than on the scanner's layout, as Y and Z on an
 * Albanian one: here the last key, since no code of a test is sure to have a Y.
 */
export function scansOnOtherLayout(page: Page, reference: string): Promise<void> {
  return page.evaluate((text) => {
    const press = (key: string, code: string) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      )
    const codeOf = (sign: string) =>
      sign === '-' ? 'Minus' : `${/\d/.test(sign) ? 'Digit' : 'Key'}${sign}`
    const last = text.at(-1) ?? ''
    for (const sign of text.slice(0, -1)) press(sign, codeOf(sign))
    press(last === 'Y' ? 'Z' : 'Y', codeOf(last))
    press('Enter', 'Enter')
  }, reference)
}
