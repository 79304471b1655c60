import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, tiranaDate, tiranaInstant, tiranaTime } from '../../domain/time/calendar.ts'
import { reserved } from './reserved.ts'
import { signInAsStaff } from './staff.ts'

const hour = 3_600_000

/** The next hour at which a guest can come: today, or tomorrow if the office is about to close. */
export function nextArrival(): Date {
  const next = new Date(Math.ceil((Date.now() + hour / 4) / hour) * hour)
  const time = tiranaTime(next)
  if (time >= '08:00' && time <= '22:00') return next
  const day = tiranaDate(next)
  return tiranaInstant(time < '08:00' ? day : addDays(day, 1), '12:00')
}

/** Whether that hour is today; late in the evening the tests' guests come a day early. */
export const arrivesToday = () => tiranaDate(nextArrival()) === tiranaDate(new Date())

let guests = 0

/** A guest's name that no other test uses. */
export function newGuest(): string {
  guests += 1
  return `Guest${crypto.randomUUID().slice(0, 8)} Nr${guests}`
}

/** Reserves two items until the next day; returns the stay's id. */
export async function reserves(page: Page, name: string): Promise<string> {
  return (await reserved(page, { name, from: nextArrival() })).id
}

/** Two tags that no other bag has, even with other tests running. */
export function freeTags(): [number, number] {
  const first = 1000 + Math.floor(Math.random() * 499_000) * 2
  return [first, first + 1]
}

/** A colleague checks a guest's bags in on another device. */
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

/** Signs in and opens the desk. */
export async function openCounter(page: Page, prefix = ''): Promise<void> {
  await signInAsStaff(page)
  await page.goto(`${prefix}/admin/desk`)
  await expect(page.getByRole('searchbox')).toBeVisible()
}

export const search = (page: Page) => page.getByRole('searchbox')
export const row = (page: Page, name: string) => page.getByRole('link', { name })
export const panel = (page: Page, name: string) => page.getByRole('region', { name })

/** Expects exactly one status message with this text. */
export const says = (place: Page | Locator, text: string) =>
  expect(place.getByRole('status').filter({ hasText: text })).toHaveCount(1)

/** New controls are inert for a moment; a click waits for that by itself. */
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

/** Takes the due amount in cash. */
export async function paysCash(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cash taken/ }).click()
}

/** Types like a hand scanner, ending with Enter; repeated if the machine pauses between two keys. */
export async function scans(page: Page, reference: string, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.type(reference, { delay: 5 })
    await page.keyboard.press('Enter')
    await expect(panel(page, name)).toBeVisible({ timeout: 3000 })
  }).toPass()
}

/** Like `scans`, but the last key has another letter on the device's layout, as Y and Z on an Albanian one. */
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
