import { expect, type Page } from '@playwright/test'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { freeTags, newGuest, reserves } from './counter.ts'
import { devOrigin, siteOrigin } from './servers.ts'

const hour = 3_600_000

/** A staff request of the signed-in browser; it works even if the page is offline. */
export async function asStaff<Answer>(page: Page, path: string, data?: object): Promise<Answer> {
  const headers = { 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin }
  const address = `/api/staff/${path}`
  const answer = data
    ? await page.request.post(address, { data, headers })
    : await page.request.get(address)
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return answer.json()
}

/** A guest with two items who is expected now and leaves tomorrow, whatever the hour. */
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

/** The same guest after check-in. */
export async function isHere(page: Page) {
  const guest = await isExpected(page)
  const tags = freeTags()
  await asStaff(page, `stays/${guest.id}/check-in`, { tags, idSeen: true })
  return { ...guest, tags }
}

/** A walk-in with two items from yesterday whose bags were not collected in the evening. */
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

/** Opens the desk on a device whose clock is an hour behind, so that an hour can pass. */
export async function openCounterAnHourAgo(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(Date.now() - hour) })
  await page.goto('/admin/desk')
}

/** Waits until the desk is ready offline: its page, files and list are cached. */
export async function readyOffline(page: Page): Promise<void> {
  await page.reload()
  await expect(page.getByText('Ready offline')).toBeVisible({ timeout: 60_000 })
}

/** Acts like Cloudflare Access before the site: without a sign-in, requests are redirected to the login. */
export async function behindAccess(page: Page): Promise<void> {
  await page.route(/\/api\/staff\//, async (route) => {
    const cookies = await page.context().cookies()
    if (cookies.some(({ name }) => name === 'CF_Authorization')) return route.fallback()
    const location = `${devOrigin}/cdn-cgi/access/login/localhost`
    return route.fulfill({ status: 302, headers: { location } })
  })
}

/** The keys of what the staff page has left on the device. */
export function rowsLeft(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('desk-rows')
    const opened = await new Promise<IDBDatabase>((notify) => {
      opening.onsuccess = () => notify(opening.result)
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
