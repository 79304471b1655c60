import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import {
  freeTags,
  newGuest,
  openCounter,
  panel,
  reserves,
  row,
  search,
  settled,
} from './counter.ts'
import { asStaff } from './offline.ts'

// Promises 32 and 33 on a slow connection: two seconds per request, and lost responses.

test.describe.configure({ timeout: 120_000 })

/** Milliseconds each way. */
const oneWay = 1000
/** Milliseconds until a tap visibly has an effect; feels immediate. */
const atOnce = 100

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Delays each request by two seconds; `loseNext` loses the response of the next action. */
async function slowConnection(page: Page): Promise<{ loseNext: () => void; keys: Set<string> }> {
  let loses = false
  const keys = new Set<string>()
  await page.route('**/api/staff/**', async (route: Route) => {
    const request = route.request()
    await pause(oneWay)
    const isLost = loses && request.method() === 'POST'
    if (isLost) loses = false
    if (request.method() === 'POST') keys.add(request.headers()['idempotency-key'] ?? '')
    const answer = await route.fetch()
    await pause(oneWay)
    if (isLost) await route.abort('connectionreset').catch(() => {})
    else await route.fulfill({ response: answer }).catch(() => {})
  })
  return {
    keys,
    loseNext: () => {
      loses = true
    },
  }
}

/**
 * Taps twice, as somebody does who is not sure. Returns how many milliseconds after the first tap the screen shows its
 * effect: the button is disabled or gone.
 */
async function tapsTwice(button: Locator): Promise<number> {
  await expect(button).toBeEnabled()
  const shownAfter = button.evaluate(
    (element) =>
      new Promise<number>((notify) => {
        let tapped = 0
        const isTaken = () => !element.isConnected || element.matches('[aria-disabled=true]')
        const look = () => {
          if (tapped > 0 && isTaken()) notify(performance.now() - tapped)
          else requestAnimationFrame(look)
        }
        element.addEventListener('pointerup', () => {
          tapped ||= performance.now()
        })
        look()
      }),
  )
  await button.dblclick()
  return shownAfter
}

// Requests that are still running when a test ends do not fail it.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('actions on a slow connection show their effect at once and count once', {
  tag: '@phone',
}, async ({ page }) => {
  const name = newGuest()
  await openCounter(page)
  const id = await reserves(page, name)
  await search(page).fill(name.toLowerCase())
  await row(page, name).click()
  const stay = panel(page, name)
  const tags = freeTags()
  for (const [place, tag] of tags.entries())
    await stay.getByRole('textbox', { name: `Tag of item ${place + 1}` }).fill(String(tag))
  const { loseNext, keys } = await slowConnection(page)
  const shown: Record<string, number> = {}
  const button = (text: string | RegExp) => stay.getByRole('button', { name: text })

  await settled(button('Check in 2 items'))
  loseNext()
  shown.checkIn = await tapsTwice(button('Check in 2 items'))
  await expect(stay).toContainText('Check out', { timeout: 20_000 })
  await expect(stay).not.toContainText('waiting to be sent', { timeout: 20_000 })
  expect(keys.size).toBe(1)

  loseNext()
  shown.cash = await tapsTwice(button(/^Cash taken/))
  await expect(stay).toContainText('Paid', { timeout: 20_000 })
  await expect(stay).not.toContainText('waiting to be sent', { timeout: 20_000 })
  expect(keys.size).toBe(2)

  loseNext()
  shown.checkOut = await tapsTwice(button('Check out 2 items'))
  await expect(stay).toContainText('Completed', { timeout: 20_000 })
  await expect(stay).not.toContainText('waiting to be sent', { timeout: 20_000 })
  expect(keys.size).toBe(3)

  await page.getByRole('button', { name: 'Close' }).click()
  const walker = newGuest()
  await page.getByRole('link', { name: 'Walk-in' }).click()
  const form = panel(page, 'Walk-in')
  await form.getByRole('textbox', { name: 'Name' }).fill(walker)
  await form.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(freeTags()[0]))
  const payLater = form.getByRole('button', { name: 'Pay at pick-up' })
  await settled(payLater)
  loseNext()
  shown.walkIn = await tapsTwice(payLater)
  await expect(panel(page, walker)).toContainText('Checked in', { timeout: 20_000 })
  await expect(panel(page, walker)).not.toContainText('waiting to be sent', { timeout: 20_000 })
  expect(keys.size).toBe(4)

  for (const [action, milliseconds] of Object.entries(shown))
    expect(milliseconds, action).toBeLessThan(atOnce)
  await page.unroute('**/api/staff/**')
  const record = await asStaff<ServerRecord>(page, `stays/${id}`)
  expect(record).toMatchObject({ stay: { status: 'completed' }, payments: [{}] })
  expect(record.bags.map(({ tag }) => tag).toSorted()).toEqual(tags.toSorted())
  const begun = await asStaff<ServerRecord[]>(page, `stays?q=${walker}`)
  expect(begun).toMatchObject([{ stay: { status: 'checked_in' }, bags: [{}] }])
})

interface ServerRecord {
  stay: { status: string }
  bags: { tag: number }[]
  payments: unknown[]
}
