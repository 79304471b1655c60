import { expect, type Page, type Request, test } from '@playwright/test'
import type { Pass } from '../../domain/pass/pass.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { reserved } from './reserved.ts'
import { siteOrigin } from './servers.ts'

test.describe.configure({ timeout: 60_000 })

/** A request that the guest sends from their own pass. */
async function asksOfStay(
  page: Page,
  passToken: string,
  action: string,
  data: object,
): Promise<Pass> {
  const headers = {
    Authorization: `Bearer ${passToken}`,
    Origin: siteOrigin,
    'Idempotency-Key': crypto.randomUUID(),
  }
  const answer = await page.request.post(`/api/pass/${action}`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** A guest's pick-up pass for all of their items. */
async function passFor(page: Page, name: string) {
  const { passToken } = await reserved(page)
  const requested = { name, tags: null, items: null }
  const { collectors } = await asksOfStay(page, passToken, 'collectors', requested)
  const made = collectors.at(-1)
  if (!made?.token) throw new Error('no pick-up pass was made')
  const revoke = () => asksOfStay(page, passToken, 'collectors/revoke', { collector: made.id })
  return { token: made.token, code: made.code, address: `/pass#${made.token}`, revoke }
}

const shown = (page: Page, { code }: { code: string }) => page.getByText(code, { exact: true })
const saved = (page: Page) =>
  page.getByText('This pass is saved here and opens without a connection, too.')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('pick-up-passes') ?? '')

/** Opens a pick-up pass and waits until the device has saved it. */
async function opens(page: Page, { address }: { address: string }): Promise<void> {
  await page.goto(address)
  await expect(saved(page)).toBeVisible({ timeout: 30_000 })
}

test.describe("pick-up passes on a collector's device", () => {
  test('open without a connection in two tabs', { tag: '@phone' }, async ({ page, context }) => {
    const [annas, bobs] = [await passFor(page, 'Anna Ferri'), await passFor(page, 'Bob Dhima')]
    const other = await context.newPage()
    await opens(page, annas)
    await opens(other, bobs)
    await context.setOffline(true)
    await page.reload()
    await expect(shown(page, annas)).toBeVisible()
    await other.reload()
    await expect(shown(other, bobs)).toBeVisible()
  })

  test('are not shown as saved if the storage is full', { tag: '@phone' }, async ({ page }) => {
    const [annas, bobs] = [await passFor(page, 'Anna Ferri'), await passFor(page, 'Bob Dhima')]
    await opens(page, annas)
    await page.evaluate(() => {
      let parts = 0
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (;;) localStorage.setItem(`full ${parts++}`, 'x'.repeat(size))
        } catch {
          // Half the size may still fit.
        }
      }
    })
    await page.goto('about:blank')
    await page.goto(bobs.address)
    await expect(shown(page, bobs)).toBeVisible()
    // Long enough for a message to appear.
    await page.waitForTimeout(1500)
    await expect(page.getByText('saved here')).toHaveCount(0)
    await page.goto('about:blank')
    await opens(page, annas)
  })

  test('are removed by the collector, with their names', { tag: '@phone' }, async ({ page }) => {
    const [annas, bobs] = [await passFor(page, 'Anna Ferri'), await passFor(page, 'Bob Dhima')]
    await opens(page, bobs)
    await page.goto('about:blank')
    await opens(page, annas)
    await page.getByText('Forget this pass on this device').click()
    await expect(page.getByText('Your booking stands.')).toHaveCount(0)
    await everyoneCanRead(page)
    await page.getByRole('button', { name: 'Forget it' }).click()
    await expect(page.getByRole('heading', { name: 'No pass on this device' })).toBeVisible()
    expect(page.url()).not.toContain(annas.token)
    const all = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(all).not.toContain(annas.token)
    expect(all).not.toContain('Anna')
    expect(all).toContain(bobs.token)
    await page.goto(bobs.address)
    await expect(shown(page, bobs)).toBeVisible()
  })

  test('are deleted a month after the pick-up, whichever pass the page shows', {
    tag: '@phone',
  }, async ({ page }) => {
    const [annas, bobs] = [await passFor(page, 'Anna Ferri'), await passFor(page, 'Bob Dhima')]
    await opens(page, bobs)
    await page.goto('about:blank')
    await opens(page, annas)
    await page.evaluate((token) => {
      const passes: { token: string; pass: { pickUpAt: string } }[] = JSON.parse(
        localStorage.getItem('pick-up-passes') ?? '[]',
      )
      for (const { token: its, pass } of passes) {
        if (its === token) pass.pickUpAt = new Date(Date.now() - 31 * 86_400_000).toISOString()
      }
      localStorage.setItem('pick-up-passes', JSON.stringify(passes))
    }, annas.token)
    await page.goto('about:blank')
    await page.goto('/pass')
    await expect.poll(() => kept(page)).not.toContain('Anna')
    expect(await kept(page)).toContain(bobs.token)
  })
})

test.describe('a pick-up pass on a bad connection', { tag: '@phone' }, () => {
  test.use({ serviceWorkers: 'block' })

  /** As when a phone gets its connection back. */
  const asksAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

  /** Holds back the next request; the returned function completes it with the old response or fails it. */
  async function leavesWaiting(page: Page, become: 'what was so' | 'nothing') {
    let arrive = () => {}
    const isAsked = new Promise<void>((reached) => {
      void page.route(
        '**/api/pass/collector',
        async (route) => {
          const response = await route.fetch()
          reached()
          await new Promise<void>((go) => {
            arrive = go
          })
          await (become === 'nothing' ? route.abort() : route.fulfill({ response }))
        },
        { times: 1 },
      )
    })
    await asksAgain(page)
    await isAsked
    return async () => {
      const isIt = (one: Request) => one.url().endsWith('/api/pass/collector')
      const isOver =
        become === 'nothing'
          ? page.waitForEvent('requestfailed', isIt)
          : page.waitForEvent('requestfinished', isIt)
      arrive()
      await isOver
      // Long enough for a late update to appear.
      await page.waitForTimeout(300)
    }
  }

  test('stays revoked even if an older response comes late', async ({ page }) => {
    const annas = await passFor(page, 'Anna Ferri')
    await page.goto(annas.address)
    await expect(shown(page, annas)).toBeVisible()
    const late = await leavesWaiting(page, 'what was so')
    await annas.revoke()
    await asksAgain(page)
    await expect(page.getByText('This pass was revoked.')).toBeVisible()
    await late()
    await expect(page.getByText('This pass was revoked.')).toBeVisible()
    await expect(shown(page, annas)).toHaveCount(0)
    expect(await kept(page)).toBe('')
  })

  test('keeps the latest response even if an older request fails late', async ({ page }) => {
    const annas = await passFor(page, 'Anna Ferri')
    await page.goto(annas.address)
    await expect(shown(page, annas)).toBeVisible()
    const late = await leavesWaiting(page, 'nothing')
    const answered = page.waitForResponse('**/api/pass/collector')
    await asksAgain(page)
    await answered
    await late()
    await expect(page.getByText('No connection.')).toHaveCount(0)
  })

  test('is requested again until a response comes', async ({ page }) => {
    const annas = await passFor(page, 'Anna Ferri')
    await page.goto(annas.address)
    await expect(shown(page, annas)).toBeVisible()
    await page.route('**/api/pass/collector', (route) => route.abort())
    await asksAgain(page)
    await expect(page.getByText('No connection.')).toBeVisible()
    await page.unroute('**/api/pass/collector')
    await expect(page.getByText('No connection.')).toHaveCount(0, { timeout: 20_000 })
  })
})
