import { expect, type Page, test } from '@playwright/test'
import { finds, freeTags, newGuest, panel, row, search } from './counter.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { behindAccess, isExpected, openCounterAnHourAgo, readyOffline } from './offline.ts'
import { reserved } from './reserved.ts'
import { devOrigin, siteOrigin } from './servers.ts'
import { signInAsStaff } from './staff.ts'

test.describe.configure({ timeout: 120_000 })

/** Signs this browser in with a token that expires after this many seconds. */
async function signsInFor(page: Page, expiresInSeconds: number): Promise<void> {
  const response = await page.request.post(`${devOrigin}/control/access/token`, {
    data: { email: 'arta@example.com', expiresInSeconds },
  })
  const { token } = await response.json()
  await page.context().addCookies([{ name: 'CF_Authorization', value: token, url: siteOrigin }])
}

/** Everything that the staff page stores on this device, and the page's HTML, hidden or not. */
async function traces(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const read = (name: string, store: string) =>
      new Promise<unknown[]>((notify) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const db = opening.result
          if (!db.objectStoreNames.contains(store)) return notify([])
          const all = db.transaction(store).objectStore(store).getAll()
          all.onsuccess = () => {
            db.close()
            notify(all.result)
          }
        }
      })
    return JSON.stringify([
      await read('desk-rows', 'rows'),
      await read('desk-outbox', 'acts'),
      { ...localStorage },
      { ...sessionStorage },
    ])
  })
  return stored + (await page.content())
}

const sealed = (page: Page) => page.getByRole('heading', { name: 'Sign in to continue' })

async function losesGuest(page: Page, name: string): Promise<void> {
  await expect(sealed(page)).toBeVisible()
  await expect.poll(async () => (await traces(page)).includes(name)).toBe(false)
}

test('promise 38: the offline list disappears when the sign-in ends, and not before', {
  tag: '@phone',
}, async ({ page, context }) => {
  await signInAsStaff(page)
  const comes = await isExpected(page)
  await signsInFor(page, 45 * 60)
  await openCounterAnHourAgo(page)
  await readyOffline(page)
  // Staff with a connection are asked to sign in again.
  await expect(page.getByText(/Your sign-in ends at \d\d:\d\d/)).toBeVisible()
  await everyoneCanRead(page)
  await context.setOffline(true)
  await page.clock.fastForward('30:00')
  await expect(page.getByRole('alert')).toContainText('No connection.')
  await search(page).fill(comes.name)
  await expect(row(page, comes.name)).toBeVisible()

  const stay = await finds(page, comes.name)
  await page.clock.fastForward(1000)
  const [one, other] = freeTags()
  await stay.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(one))
  await stay.getByRole('textbox', { name: 'Tag of item 2' }).fill(String(other))
  await stay.getByRole('button', { name: 'Check in 2 items' }).click()
  await expect(stay).toContainText('Saved on this device, waiting to be sent')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.clock.fastForward('15:30')
  await losesGuest(page, comes.name)
  await expect(page.getByText('1 entry is waiting on this device.')).toBeVisible()
  await everyoneCanRead(page)
  await page.reload()
  await losesGuest(page, comes.name)
  await expect(page.getByText('1 entry is waiting on this device.')).toBeVisible()

  // A walk-in can still be checked in.
  const walkIn = newGuest()
  await page.getByRole('link', { name: 'Walk-in' }).click()
  const form = panel(page, 'Walk-in')
  await form.getByRole('textbox', { name: 'Name' }).fill(walkIn)
  await page.clock.fastForward(1000)
  await form.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(freeTags()[0]))
  await form.getByRole('button', { name: 'Pay at pick-up' }).click()
  await expect(page.getByText('2 entries are waiting on this device.')).toBeVisible()
  await expect(page.getByText(walkIn)).toHaveCount(0)

  // After a sign-in everything is sent, and the list is back.
  await context.setOffline(false)
  await signsInFor(page, 3600)
  await page.clock.fastForward('00:30')
  await expect(sealed(page)).toHaveCount(0)
  await page.goto('/admin/desk')
  const came = await finds(page, comes.name)
  await expect(came).toContainText('Checked in')
  await expect(came).not.toContainText('waiting to be sent')
})

test("promise 38: a 401 removes guests from every tab, and keeps a form's text for the sign-in", {
  tag: '@desktop',
}, async ({ page, context }) => {
  await signInAsStaff(page)
  const comes = await isExpected(page)
  await page.goto('/admin/desk')
  await readyOffline(page)
  await finds(page, comes.name)
  const other = await context.newPage()
  await other.goto('/admin/desk?walk-in')
  const name = panel(other, 'Walk-in').getByRole('textbox', { name: 'Name' })
  await name.fill('Guest of the form')
  await expect.poll(async () => (await traces(page)).includes(comes.name)).toBe(true)

  const session = (await context.cookies()).filter((cookie) => cookie.name === 'CF_Authorization')
  await Promise.all([page, other].map(behindAccess))
  await context.clearCookies({ name: 'CF_Authorization' })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await losesGuest(page, comes.name)
  await expect(sealed(other)).toBeVisible()
  await expect(other.getByText(comes.name)).toHaveCount(0)
  await expect(name).toHaveValue('Guest of the form')
  await expect(other.getByText('What you typed is still here.')).toBeVisible()

  // The cached page shows this instead of the sign-in, and links there.
  await page.goto('/admin/desk')
  await losesGuest(page, comes.name)
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page.getByRole('heading', { name: 'Staff only' })).toBeVisible()

  await context.addCookies(session)
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(sealed(other)).toHaveCount(0, { timeout: 30_000 })
  await expect(name).toHaveValue('Guest of the form')
})

test("signing out removes a guest's pass from the device too", { tag: '@phone' }, async ({
  page,
}) => {
  const { passToken, address } = await reserved(page)
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.getByText('This pass is saved here')).toBeVisible({ timeout: 30_000 })
  await signInAsStaff(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('/')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(passToken)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
