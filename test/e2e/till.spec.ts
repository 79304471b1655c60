import { expect, type Page, test } from '@playwright/test'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { countTaps } from './count-taps.ts'
import { finds } from './counter.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { isExpected } from './offline.ts'
import { siteOrigin } from './servers.ts'
import { signInAsStaff } from './staff.ts'

// Colours change without transitions, so none is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A request of the staff page. */
async function post<Answer>(page: Page, path: string, body: object): Promise<Answer> {
  const { status, answer } = await page.evaluate(
    async ([address, content]) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      }
      const response = await fetch(address, { method: 'POST', headers, body: content })
      return { status: response.status, answer: await response.json() }
    },
    [`/api${path}`, JSON.stringify(body)] as const,
  )
  expect([200, 201], JSON.stringify(answer)).toContain(status)
  return answer
}

let guests = 0

/** A guest pays 12 euros at the desk. */
async function takeCash(page: Page, cash?: object) {
  guests += 1
  const day = addDays(tiranaDate(new Date()), 3)
  const { id } = await post<{ id: string }>(page, '/reservations', {
    customerName: 'Ada Till',
    customerEmail: `till${guests}.${Date.now()}@guest.example`,
    luggageCount: 2,
    startDate: tiranaInstant(day, '10:00').toISOString(),
    endDate: tiranaInstant(addDays(day, 1), '10:00').toISOString(),
  })
  await post(page, `/staff/stays/${id}/payments`, { method: 'cash', cents: 1200, cash })
}

async function countAs(page: Page, pieces: Record<string, string>) {
  await page.getByRole('button', { name: 'Count the drawer' }).click()
  await expect(page.getByText('Expected')).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
  for (const [figure, count] of Object.entries(pieces))
    await page.getByLabel(`Number of ${figure}`, { exact: true }).fill(count)
  await page.getByRole('button', { name: 'Save the count' }).click()
}

const newestCount = (page: Page) => page.getByRole('table', { name: /^Count at/ }).last()

test('staff count the drawer before they see the expected amount, and then see the difference', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(90_000)
  await signInAsStaff(page)
  await page.goto('/admin/till')
  const line = (name: string, text: string) =>
    expect(newestCount(page).getByRole('row').filter({ hasText: name })).toHaveText(name + text, {
      timeout: 3000,
    })
  // Other tests may take cash meanwhile, so this may repeat.
  await expect(async () => {
    await countAs(page, { '€10.00': '5' })
    await line('Counted', '€50.000 Lek')
    await takeCash(page, { taken: { cents: 2000, lek: 0 }, given: { cents: 0, lek: 800 } })
    await takeCash(page, { taken: { cents: 0, lek: 1200 }, given: { cents: 0, lek: 0 } })
    await countAs(page, { '€50.00': '1', '€20.00': '1', '200 Lek': '1', '50 Lek': '3' })
    await line('Expected', '€70.00400 Lek')
    await line('Difference', '€0.00−50 Lek')
    await expect(newestCount(page)).toContainText('Doesn’t balance')
    await countAs(page, { '€50.00': '1', '€20.00': '1', '50 Lek': '7' })
    await line('Difference', '€0.000 Lek')
  }).toPass()
})

test('a float is put in with a reason and listed in the movements', async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/admin/till')
  const reason = `Coins ${Date.now()}`
  await page.getByLabel('Amount, Lek').fill('2.000')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Reason')).toHaveValue('')
  await page.getByText(/^Movements/).click()
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toContainText('+ 2,000 Lek')
})

test('a day is closed with a count and a comment, and asked for the next morning', async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto('/admin/till')
  await page.getByLabel('What for').selectOption('banked')
  const euro = page.getByLabel('Amount, Euro')
  await euro.fill('90000')
  await page.getByLabel('Reason').fill('To the bank')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(
    'According to our records, there isn’t that much',
  )
  await expect(euro).toHaveAccessibleDescription('More than is in the drawer')
  await expect(euro).toHaveValue('90000')

  await countAs(page, { '€0.05': '1' })
  const count = page.getByRole('table', { name: /^Count at/ }).last()
  await expect(count).toContainText('Counted€0.050 Lek')
  const close = page.getByRole('button', { name: 'Close the day' })
  await close.click()
  const comment = page.getByLabel(/^Comment on the difference/)
  await expect(comment).toHaveAccessibleDescription(/^Write what explains/)
  const reason = `Change for the market ${Date.now()}`
  await comment.fill(reason)
  await close.click()
  await expect(page.getByText(reason)).toBeVisible()
  await expect(close).toHaveCount(0)

  // What the server says on the next morning.
  const yesterday = addDays(tiranaDate(new Date()), -1)
  const asked: Record<string, object> = {
    '/api/staff/till': { openDays: [{ day: yesterday, holder: null }] },
    '/api/staff/attention/count': { openDay: yesterday },
  }
  await page.route(/api\/staff\/(till\?|attention\/count)/, async (route) => {
    const response = await route.fetch()
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ json: { ...(await response.json()), ...asked[pathname] } })
  })
  await page.goto('/admin/desk')
  await page.getByRole('link', { name: /is not closed yet: count the drawer$/ }).click()
  await page.getByRole('button', { name: 'Count now' }).click()
  await expect(page.getByLabel('Number of €200.00')).toBeFocused()
})

test('a drawer is counted by keyboard, and Enter moves on instead of sending', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/admin/till')
  await page.getByRole('button', { name: 'Count the drawer' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Number of €200.00')).toBeFocused()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Number of €100.00')).toBeFocused()
  await page.getByLabel('Number of 5 Lek').focus()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save the count' })).toBeFocused()
  await page.keyboard.press('Enter')
  const count = page.getByRole('table', { name: /^Count at/ })
  await expect(count.filter({ hasText: 'Counted€200.0010 Lek' }).last()).toBeVisible()
})

// Here and not with the desk's other counts of taps: the tests of this file take turns with the one drawer.
test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 667 } })

  test('a drawer is counted in two taps and one for each kind of note or coin', {
    tag: '@phone',
  }, async ({ page }) => {
    const taps = await countTaps(page)
    await signInAsStaff(page)
    await page.goto('/admin/till')
    const before = taps()
    const begin = page.getByRole('button', { name: 'Count the drawer' })
    await expect(begin).toBeInViewport({ ratio: 1 })
    await begin.tap()
    await expect(page.getByLabel('Number of €200.00')).toBeFocused()
    const pieces = { '€20.00': '3', '€5.00': '1', '1,000 Lek': '2' }
    for (const [figure, number] of Object.entries(pieces)) {
      const field = page.getByLabel(`Number of ${figure}`, { exact: true })
      await field.tap()
      await expect(field).toBeFocused()
      await page.keyboard.type(number)
    }
    await page.getByRole('button', { name: 'Save the count' }).tap()
    await expect(newestCount(page)).toContainText('Counted€65.002,000 Lek')
    expect(taps() - before).toBe(2 + Object.keys(pieces).length)
  })
})

test('the till lists devices with pending actions, this one included', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  test.setTimeout(120_000)
  await signInAsStaff(page)
  const { name } = await isExpected(page)
  await page.goto('/admin/desk')
  // Check-ins fail, but the device's reports reach the server.
  await page.route('**/api/staff/stays/*/check-in', (route) => route.abort())
  const stay = await finds(page, name)
  await stay.getByRole('button', { name: 'Check in 2 items' }).click()
  await expect(stay).toContainText('Saved on this device, waiting to be sent', { timeout: 20_000 })

  const elsewhere = await (await browser.newContext()).newPage()
  await signInAsStaff(elsewhere)
  const devices = (at: Page) =>
    at.getByRole('listitem').filter({ hasText: /arta@example\.com.*(waiting|Nothing)/s })
  // Another test may have left a device with a pending action.
  const waiting = devices(elsewhere).filter({ hasText: '1 entry waiting' })
  await expect(async () => {
    await elsewhere.goto('/admin/till')
    await expect(waiting.first()).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(waiting.first()).toContainText(/Last contact: \d\d:\d\d · oldest \d\d:\d\d/)
  await expect(waiting.filter({ hasText: 'this device' })).toHaveCount(0)

  await page.goto('/admin/till')
  await expect(page.getByRole('alert')).toContainText('1 entry from the desk is still waiting')
  await expect(devices(page).filter({ hasText: 'this device' })).toContainText('1 entry waiting')

  await page.unroute('**/api/staff/stays/*/check-in')
  await expect(async () => {
    await page.reload()
    const own = devices(page).filter({ hasText: 'this device' })
    await expect(own).toContainText('Nothing waiting', { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await elsewhere.context().close()
})

test('only three devices without pending actions are listed, and the rest on request', async ({
  page,
}) => {
  await signInAsStaff(page)
  for (let device = 0; device < 5; device += 1) {
    const response = await page.request.put(`/api/staff/devices/${crypto.randomUUID()}`, {
      data: { waiting: 0, oldestAt: null },
      headers: { 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin },
    })
    expect(response.ok(), await response.text()).toBe(true)
  }
  await page.goto('/admin/till')
  const devices = page.getByRole('listitem').filter({ hasText: /Last contact: / })
  await expect(devices).toHaveCount(3)
  await page.getByText(/^\d+ more devices with nothing waiting$/).click()
  expect(await devices.count()).toBeGreaterThan(4)
})

test('everyone can read the till and its count', async ({ page }) => {
  // Axe reads a page several times, which is slow on a busy machine.
  test.setTimeout(120_000)
  await signInAsStaff(page)
  await page.goto('/admin/till')
  await page.getByText(/^Movements/).click()
  await everyoneCanRead(page)
  await page.getByRole('button', { name: 'Count the drawer' }).click()
  await expect(page.getByLabel('Number of €200.00')).toBeVisible()
  await everyoneCanRead(page)
})
