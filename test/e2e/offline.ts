import { expect, type Page } from '@playwright/test'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { freeTags, newGuest, reserves } from './counter.ts'
import { devOrigin, siteOrigin } from './servers.ts'

const hour = 3_600_000

/** What staff's own page sends and reads; it works while the page's browser has no line. */
export async function asStaff<Answer>(page: Page, path: string, data?: object): Promise<Answer> {
  const headers = { 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin }
  const address = `/api/staff/${path}`
  const answer = data
    ? await page.request.post(address, { data, headers })
    : await page.request.get(address)
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return answer.json()
}

/** A guest of two items is expected today until tomorrow, whatever the hour is. */
export async function isExpected(page: Page): Promise<{ id: string; name: string }> {
  const name = newGuest()
  const id = await reserves(page, name)
  const startDate = new Date(Date.now() - 2 * hour).toISOString()
  const endDate = new Date(Date.now() + 22 * hour).toISOString()
  await asStaff(page, `stays/${id}/change`, {
    startDate,
    endDate,
    reason: 'test',
    inPerson: false,
  })
  return { id, name }
}

/** The same guest, whose two bags are here. */
export async function isHere(page: Page) {
  const guest = await isExpected(page)
  const tags = freeTags()
  await asStaff(page, `stays/${guest.id}/check-in`, { tags, idSeen: true })
  return { ...guest, tags }
}

/** A guest of two items came yesterday without a booking, and did not come back in the evening. */
export async function leftBags(page: Page) {
  const [id, name, tags] = [crypto.randomUUID(), newGuest(), freeTags()]
  const yesterday = addDays(tiranaDate(new Date()), -1)
  await asStaff(page, 'stays', {
    id,
    customerName: name,
    customerPhone: '+355691234567',
    tags,
    idSeen: false,
    doneAt: tiranaInstant(yesterday, '12:00'),
    endDate: tiranaInstant(yesterday, '20:00'),
  })
  return { id, name, tags }
}

/** Whoever is signed in opens the counter, on a device whose clock is an hour behind: an hour can pass. */
export async function openCounterAnHourAgo(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(Date.now() - hour) })
  await page.goto('/admin/desk')
}

/** Waits until the desk says that it is ready, as it does once its page, files and list are kept. */
export async function readyOffline(page: Page): Promise<void> {
  await page.reload()
  await expect(page.getByText('Ready offline')).toBeVisible({ timeout: 60_000 })
}

/** As Cloudflare Access does before the site: without a sign-in, a call is led to the login, elsewhere. */
export async function behindAccess(page: Page): Promise<void> {
  await page.route(/\/api\/staff\//, async (route) => {
    const cookies = await page.context().cookies()
    if (cookies.some(({ name }) => name === 'CF_Authorization')) return route.fallback()
    const location = `${devOrigin}/cdn-cgi/access/login/localhost`
    return route.fulfill({ status: 302, headers: { location } })
  })
}

/** What staff's page has left on the device, by name. */
export function rowsLeft(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const asked = indexedDB.open('desk-rows')
    const opened = await new Promise<IDBDatabase>((notify) => {
      asked.onsuccess = () => notify(asked.result)
    })
    const names = await new Promise<unknown[]>((notify) => {
      if (!opened.objectStoreNames.contains('rows')) return notify([])
      const all = opened.transaction('rows').objectStore('rows').getAllKeys()
      all.onsuccess = () => notify(all.result)
    })
    opened.close()
    return names
  })
}
