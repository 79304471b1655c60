import { expect, type Page, type Route, test } from '@playwright/test'
import { freeTags, newGuest, openCounter, panel, reserves, says, search } from './counter.ts'
import { asStaff, behindAccess, isExpected } from './offline.ts'
import { signInAsStaff } from './staff.ts'

test.describe.configure({ timeout: 90_000 })

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const gateway = { status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' }
const internal = {
  status: 500,
  json: { error: { code: 'internal', message: 'Something went wrong', requestId: '1' } },
}
const list = '**/api/staff/day'
const strip = (page: Page) => page.getByRole('alert').filter({ hasText: 'This list is from' })
const asksAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))
const opens = (page: Page, id: string) => page.goto(`/admin/desk?stay=${id}`)

/** A stay's status and the numbers of its bags and payments on the server. */
async function onServer(page: Page, id: string) {
  const { stay, bags, payments } = await asStaff<{
    stay: { status: string; balance: number }
    bags: unknown[]
    payments: unknown[]
  }>(page, `stays/${id}`)
  return { status: stay.status, bags: bags.length, payments: payments.length }
}

/** Opens a stay's cancellation with a reason typed in, not yet sent. */
async function startsToCancel(page: Page) {
  const name = newGuest()
  await signInAsStaff(page)
  const id = await reserves(page, name)
  await opens(page, id)
  const stay = panel(page, name)
  await stay.getByText('More', { exact: true }).click()
  await stay.getByText('Cancel the stay').click()
  const reason = stay.getByRole('textbox', { name: 'Reason' })
  await reason.fill('Flight moved')
  return { id, stay, reason }
}

test.describe("the desk when it can't load", { tag: '@phone' }, () => {
  for (const [who, answer] of [
    ['the server', internal],
    ['the gateway', gateway],
  ] as const) {
    test(`reports a server problem if ${who} responds with an error`, async ({ page }) => {
      await openCounter(page)
      await expect(page.getByText(/^Up to date at/)).toBeVisible()
      await page.route('**/api/staff/**', (route) => route.fulfill(answer))
      await asksAgain(page)
      await expect(strip(page)).toContainText('The server has a problem; your connection is fine.')
      await expect(strip(page)).not.toContainText('No connection')
      await search(page).fill(newGuest())
      await expect(page.getByText('Only today’s list was searched.')).toContainText(
        'The server has a problem',
      )
      await page.unroute('**/api/staff/**')
      await page.getByRole('status').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Only today’s list was searched.')).toHaveCount(0)
      await asksAgain(page)
      await expect(strip(page)).toHaveCount(0)
    })
  }

  test('reports a lost connection, and that actions are saved', async ({ page }) => {
    await openCounter(page)
    await expect(page.getByText(/^Up to date at/)).toBeVisible()
    await page.route('**/api/staff/**', (route) => route.abort('connectionrefused'))
    await asksAgain(page)
    await expect(strip(page)).toContainText('No connection.')
    await expect(strip(page)).toContainText('is saved on this device and sent later')
    await search(page).fill(newGuest())
    await expect(page.getByText('Only today’s list was searched.')).toContainText('No connection.')
  })

  test('reports an ended session, and keeps what was typed for after the sign-in', async ({
    page,
    context,
  }) => {
    await openCounter(page)
    await behindAccess(page)
    const session = (await context.cookies()).filter(({ name }) => name === 'CF_Authorization')
    await page.getByRole('link', { name: 'Walk-in' }).click()
    const form = panel(page, 'Walk-in')
    const name = form.getByRole('textbox', { name: 'Name' })
    await name.fill('Guest of the form')
    await context.clearCookies({ name: 'CF_Authorization' })
    await form.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(freeTags()[0]))
    await form.getByRole('button', { name: 'Pay at pick-up' }).click()
    await expect(page.getByText('1 entry is waiting on this device.')).toBeVisible()
    const stay = panel(page, 'Guest of the form')
    await expect(stay).toBeHidden()
    await context.addCookies(session)
    await asksAgain(page)
    await expect(stay).toBeVisible({ timeout: 30_000 })
    await expect(stay).not.toContainText('waiting to be sent', { timeout: 30_000 })
  })

  test("reports why a stay can't be opened, and opens it on another try", async ({ page }) => {
    await signInAsStaff(page)
    const { id, name } = await isExpected(page)
    await page.route('**/api/staff/{day,stays/*}', (route) => route.fulfill(gateway))
    await opens(page, id)
    const stay = panel(page, 'This stay could not be opened')
    await expect(stay.getByRole('alert')).toContainText('The server has a problem')
    await page.unroute('**/api/staff/{day,stays/*}')
    await stay.getByRole('button', { name: 'Try again' }).click()
    await expect(panel(page, name)).toContainText('Confirmed')
  })
})

test.describe('promise 33: an action at which the server fails', { tag: '@phone' }, () => {
  for (const [done, answer] of [
    ['after it was recorded', internal],
    ['before it was recorded', gateway],
  ] as const) {
    test(`${done} stays pending with an explanation and counts once`, async ({ page }) => {
      const name = newGuest()
      await signInAsStaff(page)
      const id = await reserves(page, name)
      await opens(page, id)
      const keys: (string | undefined)[] = []
      let fails = true
      await page.route('**/check-in', async (route: Route) => {
        keys.push(route.request().headers()['idempotency-key'])
        if (!fails) return route.continue()
        if (answer === internal) await route.fetch()
        await route.fulfill(answer)
      })
      const stay = panel(page, name)
      const [one, other] = freeTags()
      await stay.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(one))
      await stay.getByRole('textbox', { name: 'Tag of item 2' }).fill(String(other))
      await stay.getByRole('button', { name: 'Check in 2 items' }).click()
      await expect(stay).toContainText('Saved on this device, waiting to be sent')
      await expect(stay).toContainText(
        'The server has a problem; your connection is fine. This is saved',
      )
      // The day's list loads meanwhile, but neither it nor a reload removes the explanation.
      await page.reload()
      await expect(stay).toContainText('It will only count once.')
      fails = false
      await expect(stay).not.toContainText('waiting to be sent', { timeout: 30_000 })
      expect(new Set(keys).size).toBe(1)
      expect(keys.length).toBeGreaterThan(1)
      expect(await onServer(page, id)).toEqual({ status: 'checked_in', bags: 2, payments: 0 })
    })
  }

  test("and that can't be queued keeps what was typed and counts once", async ({ page }) => {
    const { id, stay, reason } = await startsToCancel(page)
    await page.route('**/cancel', async (route) => {
      await route.fetch()
      await route.fulfill(internal)
    })
    const cancel = stay.getByRole('button', { name: 'Cancel this stay now' })
    await cancel.click()
    const failure = stay.getByRole('alert')
    await expect(failure).toContainText('The server has a problem; your connection is fine.')
    await expect(reason).toHaveValue('Flight moved')
    await page.unroute('**/cancel')
    await failure.getByRole('button', { name: 'Send again' }).click()
    await says(stay, 'Cancelled.')
    expect(await onServer(page, id)).toMatchObject({ status: 'cancelled' })
  })
})

test("a sign-in keeps what was typed for an action that can't be queued", {
  tag: '@phone',
}, async ({ page, context }) => {
  const { stay, reason } = await startsToCancel(page)
  await behindAccess(page)
  const session = (await context.cookies()).filter((cookie) => cookie.name === 'CF_Authorization')
  await context.clearCookies({ name: 'CF_Authorization' })
  await stay.getByRole('button', { name: 'Cancel this stay now' }).click()
  await expect(page.getByText('What you typed is still here.')).toBeVisible()
  await expect(stay).toBeHidden()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in again' }).first().click()
  const signIn = await opened
  await expect(signIn.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await context.addCookies(session)
  await signIn.close()
  await asksAgain(page)
  await expect(reason).toHaveValue('Flight moved')
  await expect(reason).toBeVisible()
  await stay.getByRole('button', { name: 'Cancel this stay now' }).click()
  await says(stay, 'Cancelled.')
})

test("a day's list that fails to load is requested again by itself", { tag: '@phone' }, async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.route(list, (route) => route.fulfill(gateway))
  await page.goto('/admin/desk')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The server has a problem', { timeout: 20_000 })
  await page.unroute(list)
  await expect(alert).toHaveCount(0, { timeout: 30_000 })
})
