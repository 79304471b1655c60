import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/calendar.ts'
import { freeTags, newGuest } from './counter.ts'
import { signInAsStaff } from './staff.ts'

// Colours change at once, so that none is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const hour = 3_600_000

/** What staff's own page sends. */
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

const act = (page: Page, id: string, what: string, body: object) =>
  post(page, `/staff/stays/${id}/${what}`, body)

// Tirana's tomorrow: of what is cancelled on its own day, nothing goes back.
const tomorrowAtNoon = tiranaInstant(addDays(tiranaDate(new Date()), 1), '12:00').getTime()

/** A guest has reserved two items from tomorrow until the day after. */
async function reserves(page: Page, customerName: string): Promise<string> {
  const { id } = await post<{ id: string }>(page, '/reservations', {
    ...{ customerName, customerEmail: `${crypto.randomUUID()}@example.com`, luggageCount: 2 },
    startDate: new Date(tomorrowAtNoon),
    endDate: new Date(tomorrowAtNoon + 24 * hour),
  })
  return id
}

/** A guest paid in cash, and cancelled by phone. */
async function paidTooMuch(page: Page): Promise<string> {
  const name = newGuest()
  const id = await reserves(page, name)
  await act(page, id, 'payments', { method: 'cash', cents: 1200 })
  await act(page, id, 'cancel', { reason: 'ill', handsOver: false })
  return name
}

/** A guest came without a booking a day ago, for an hour. */
async function leftBags(page: Page): Promise<string> {
  const name = newGuest()
  const doneAt = Date.now() - 23.9 * hour
  await post(page, '/staff/stays', {
    ...{ id: crypto.randomUUID(), customerName: name, customerPhone: '+355691234567' },
    ...{ tags: freeTags(), idSeen: false, doneAt: new Date(doneAt) },
    endDate: new Date(doneAt + hour / 60),
  })
  return name
}

/** A guest left without paying. */
async function leftUnpaid(page: Page): Promise<string> {
  const name = newGuest()
  const id = await reserves(page, name)
  const tags = freeTags()
  await act(page, id, 'check-in', { tags, idSeen: true })
  await act(page, id, 'check-out', { tags, outTo: 'guest' })
  return name
}

/** A guest was marked as missed while the desk, offline, took the bags in. */
async function metOffline(page: Page): Promise<string> {
  const name = newGuest()
  const id = await reserves(page, name)
  const { stay } = await page.evaluate(
    async (address) => (await fetch(address)).json(),
    `/api/staff/stays/${id}`,
  )
  const { status, luggageCount, pickUpAt, balance } = stay
  await act(page, id, 'no-show', {})
  await act(page, id, 'check-in', {
    ...{ tags: freeTags(), idSeen: false },
    occasion: {
      ...{ doneAt: new Date(), waited: true },
      seen: { status, luggageCount, pickUpAt, balance },
    },
  })
  return name
}

/** A guest asked for two bags to be kept. */
async function asked(page: Page): Promise<string> {
  const name = newGuest()
  await post(page, '/bookings', {
    ...{ customerName: name, customerEmail: `${crypto.randomUUID()}@example.com` },
    ...{ serviceType: 'storage', luggageCount: 2, totalPrice: 600 },
    ...{
      startDate: new Date(tomorrowAtNoon),
      endDate: new Date(tomorrowAtNoon + 4 * hour),
    },
  })
  return name
}

const entry = (page: Page, name: string) => page.getByRole('article', { name })

async function opens(page: Page, name: string) {
  const found = entry(page, name)
  await found.getByRole('button', { name: /^Settle/ }).click()
  return found
}

async function readsWell(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

test('staff settle what needs attention, each in its own way, and it leaves the list', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signInAsStaff(page)
  const toRefund = await paidTooMuch(page)
  const unpaid = await leftUnpaid(page)
  const conflict = await metOffline(page)
  const request = await asked(page)
  const bags = await leftBags(page)
  await page.reload()
  // The way there says how much there is.
  const way = page.getByRole('link', { name: /^To do \d/ })
  await way.click()
  await expect(page.getByRole('heading', { level: 1, name: 'To do' })).toBeVisible()
  await readsWell(page)

  const refund = await opens(page, toRefund)
  await expect(refund).toContainText('€12.00')
  await refund.getByLabel('Reason').first().fill('ill')
  await expect(refund.getByText('Hand over in cash')).toBeVisible()
  await refund.getByRole('button', { name: 'Refund now' }).click()
  await expect(entry(page, toRefund)).toHaveCount(0)
  await expect(page.getByText(`Settled: ${toRefund}`)).toBeVisible()
  // The form is gone, and who acted is not lost.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const writeOff = await opens(page, unpaid)
  const button = writeOff.getByRole('button', { name: /^Write off €/ })
  await expect(button).toBeDisabled()
  await writeOff.getByLabel('Reason').fill('cannot be reached')
  await button.click()
  await expect(entry(page, unpaid)).toHaveCount(0)

  const met = await opens(page, conflict)
  await met.getByLabel('Reason').fill('both bags are here')
  await met.getByRole('button', { name: 'Mark as handled' }).click()
  await expect(entry(page, conflict)).toHaveCount(0)

  const wish = await opens(page, request)
  await wish.getByRole('button', { name: 'Confirm' }).click()
  await expect(entry(page, request)).toHaveCount(0)

  const left = await opens(page, bags)
  await expect(left).toContainText('not contacted')
  await expect(left.getByRole('link', { name: '+355691234567' })).toBeVisible()
  await left.getByLabel('Result').fill('comes on Monday')
  await left.getByRole('button', { name: 'Save contact' }).click()
  await expect(left).toContainText('contacted once')
  await expect(left).toContainText('comes on Monday')
  await expect(left.getByText(/^From .+ they count as abandoned/)).toBeVisible()
  await readsWell(page)

  // The stay itself tells what was done.
  await left.getByRole('link', { name: bags }).click()
  await expect(page).toHaveURL(/\/admin\/stays\/[\w-]{36}$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Guest contacted' })).toBeVisible()
})

const since = '2026-07-20T08:00:00.000Z'
const orphan = { kind: 'orphan', id: 'pi_orphan', since, cents: 1500, currency: 'USD' }
const mail = {
  kind: 'mail',
  id: 'a-mail',
  since,
  stay: null,
  letter: 'contact_received',
  lastError: 'mailbox_full',
}

/** The list as it is told, and what is written: nothing reaches the server. */
async function told(page: Page, entries: readonly { id: string }[]) {
  const list = { entries, sent: [] as string[] }
  await page.route('**/api/staff/attention', (route) =>
    route.fulfill({ json: { entries: list.entries, more: [] } }),
  )
  await page.route(/\/api\/staff\/(mails|orphans)\//, (route) => {
    const { pathname } = new URL(route.request().url())
    list.sent.push(`${pathname} ${route.request().postData()}`)
    list.entries = list.entries.filter(({ id }) => !pathname.includes(id))
    return route.fulfill({ json: {} })
  })
  return list
}

test('money of no booking and a mail that was given up are settled, each in its own way', async ({
  page,
}) => {
  await signInAsStaff(page)
  const list = await told(page, [orphan, mail])
  await page.goto('/admin/attention')
  const money = await opens(page, orphan.id)
  await expect(money).toContainText('US$15.00')
  await expect(money.getByRole('link', { name: 'Open at Stripe' })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.com/payments/pi_orphan',
  )
  await money.getByLabel('Reason').fill('refunded at Stripe')
  await money.getByRole('button', { name: 'Mark as handled' }).click()
  await expect(page.getByText('Settled: Payments without a booking')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const letter = await opens(page, 'To the office')
  await letter.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Settled: Emails that were not sent')).toBeVisible()
  await expect(page.getByText('Nothing needs your attention.')).toBeVisible()
  expect(list.sent).toEqual([
    '/api/staff/orphans/pi_orphan/handled {"reason":"refunded at Stripe"}',
    '/api/staff/mails/a-mail/retry {}',
  ])
})

/** An entry of a real stay; what settles it is written down here, and reaches no server. */
async function entryOf(page: Page, id: string, kind: string, more: object) {
  const file = await page.evaluate(
    async (address) => (await fetch(address)).json(),
    `/api/staff/stays/${id}`,
  )
  const { stay } = file
  const entry = { kind, id: `the-${kind}`, since, stay, cents: 1200, ...more }
  const list = await told(page, [entry])
  await page.route(/\/api\/staff\/stays\/[^/]+\/(review|attended|refunds)$/, (route) => {
    const { pathname } = new URL(route.request().url())
    const { occasion: _, ...said } = route.request().postDataJSON()
    list.sent.push(`${pathname.split('/').at(-1)} ${JSON.stringify(said)}`)
    list.entries = []
    return route.fulfill({ json: file })
  })
  await page.goto('/admin/attention')
  return { list, shown: await opens(page, stay.customerName) }
}

const ways = [
  {
    kind: 'review',
    more: { currency: 'EUR', intentId: 'pi_1' },
    stripe: 'payments/pi_1',
    button: 'Accept €12.00',
    sent: 'review {"payment":"the-review","outcome":"accept","reason":"asked the guest"}',
  },
  {
    kind: 'dispute',
    more: { state: 'needs_response', dueBy: since },
    stripe: 'disputes/the-dispute',
    button: 'Evidence sent, or accepted',
    sent: 'attended {"dispute":"the-dispute","reason":"asked the guest"}',
  },
  {
    kind: 'refund_failed',
    more: {},
    stripe: null,
    button: 'Refund now',
    sent: 'refunds {"reason":"asked the guest","handsOver":true}',
  },
]

for (const { kind, more, stripe, button, sent } of ways) {
  test(`an entry of kind ${kind} is settled by its own act`, async ({ page }) => {
    await signInAsStaff(page)
    const name = newGuest()
    const id = await reserves(page, name)
    await act(page, id, 'payments', { method: 'cash', cents: 1200 })
    await act(page, id, 'cancel', { reason: 'ill', handsOver: false })
    const { list, shown } = await entryOf(page, id, kind, more)
    if (stripe) {
      await expect(shown.getByRole('link', { name: 'Open at Stripe' })).toHaveAttribute(
        'href',
        `https://dashboard.stripe.com/${stripe}`,
      )
    }
    await shown.getByLabel('Reason').first().fill('asked the guest')
    await shown.getByRole('button', { name: button }).click()
    await expect(page.getByText(`Settled: ${name}`)).toBeVisible()
    expect(list.sent).toEqual([sent])
  })
}

test('whoever types into an entry is told when a colleague settles it', async ({ page }) => {
  await signInAsStaff(page)
  const list = await told(page, [orphan])
  await page.goto('/admin/attention')
  const money = await opens(page, orphan.id)
  await money.getByLabel('Reason').fill('refunded')
  list.entries = []
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByText('A colleague has already settled this:')).toBeVisible()
})

test('without a connection, each way out says so before a reason is typed', async ({ page }) => {
  await signInAsStaff(page)
  await told(page, [orphan])
  await page.goto('/admin/attention')
  const money = await opens(page, orphan.id)
  await page.context().setOffline(true)
  await expect(money).toContainText('This isn’t possible without a connection.')
  await expect(money.getByLabel('Reason')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Compare with Stripe' })).toBeHidden()
})

test('staff compare Stripe’s payments with theirs now, and are told how it went', async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto('/admin/attention')
  await page.getByRole('button', { name: 'Compare with Stripe' }).click()
  await expect(page.getByText(/^Compared:|already running/)).toBeVisible()
})

test('a list that cannot be loaded says so, and an empty one that there is nothing', async ({
  page,
}) => {
  await signInAsStaff(page)
  const answers = { isDown: true }
  await page.route('**/api/staff/attention', (route) =>
    answers.isDown ? route.abort() : route.fulfill({ json: { entries: [], more: [] } }),
  )
  await page.goto('/admin/attention')
  await expect(page.getByRole('alert')).toContainText('could not be loaded', { timeout: 20_000 })
  answers.isDown = false
  await page.reload()
  await expect(page.getByText('Nothing needs your attention.')).toBeVisible()
  await readsWell(page)
})
