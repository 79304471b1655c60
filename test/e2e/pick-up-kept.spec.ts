import { expect, type Page, type Request, test } from '@playwright/test'
import type { Pass } from '../../domain/pass.ts'
import { reserved } from './reserved.ts'
import { siteOrigin } from './servers.ts'

test.describe.configure({ timeout: 60_000 })

/** What the guest does on their own pass, elsewhere. */
async function asksOfStay(page: Page, passToken: string, act: string, data: object): Promise<Pass> {
  const headers = {
    ...{ Authorization: `Bearer ${passToken}`, Origin: siteOrigin },
    'Idempotency-Key': crypto.randomUUID(),
  }
  const answer = await page.request.post(`/api/pass/${act}`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** A guest has named somebody to collect all of their items. */
async function passFor(page: Page, name: string) {
  const { passToken } = await reserved(page)
  const wish = { name, tags: null, items: null }
  const { collectors } = await asksOfStay(page, passToken, 'collectors', wish)
  const made = collectors.at(-1)
  if (!made?.token) throw new Error('no pick-up pass was made')
  const revoke = () => asksOfStay(page, passToken, 'collectors/revoke', { collector: made.id })
  return { token: made.token, code: made.code, address: `/pass#${made.token}`, revoke }
}

const shown = (page: Page, { code }: { code: string }) => page.getByText(code, { exact: true })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('pick-up-pass') ?? '')

test.describe('a pick-up pass on a bad line', { tag: '@phone' }, () => {
  test.use({ serviceWorkers: 'block' })

  /** As when a phone finds a line again. */
  const asksAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

  /** The next question is left waiting; what then becomes of it is told by whoever has asked it. */
  async function leavesWaiting(page: Page, become: 'what was so' | 'nothing') {
    let arrive = () => {}
    const isAsked = new Promise<void>((told) => {
      void page.route(
        '**/api/pass/collector',
        async (route) => {
          const response = await route.fetch()
          told()
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
      // Whatever would come of it has come by then.
      await page.waitForTimeout(300)
    }
  }

  test('stays revoked, though an older answer comes late', async ({ page }) => {
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

  test('is as it was answered last, though an older question fails late', async ({ page }) => {
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

  test('is asked for again, until somebody answers', async ({ page }) => {
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
