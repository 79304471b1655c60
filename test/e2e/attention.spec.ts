import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { actsAtOnce } from '../../domain/acts-at-once.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/calendar.ts'
import { handledRequest, retryMailRequest } from '../../domain/desk.ts'
import type {
  AttentionEntry,
  AttentionStay,
  HandledOrphan,
  StaffAttention,
  TendedMail,
} from '../../domain/staff-attention.ts'
import type { StayFile } from '../../domain/stay-file.ts'
import { freeTags, newGuest } from './counter.ts'
import { asStaff } from './offline.ts'
import { reserved, twoItems } from './reserved.ts'
import { siteOrigin } from './servers.ts'
import { signInAsStaff } from './staff.ts'

// Colours change at once, so that none is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const hour = 3_600_000

// Tirana's tomorrow: of what is cancelled on its own day, nothing goes back.
const tomorrowAtNoon = tiranaInstant(addDays(tiranaDate(new Date()), 1), '12:00')

/** A guest paid in cash, and cancelled by phone. */
async function paidTooMuch(page: Page): Promise<string> {
  const name = newGuest()
  const { id } = await reserved(page, { name, from: tomorrowAtNoon })
  await asStaff(page, `stays/${id}/payments`, { method: 'cash', cents: 1200 })
  await asStaff(page, `stays/${id}/cancel`, { reason: 'ill', handsOver: false })
  return name
}

/** A guest came without a booking a day ago, for an hour. */
async function leftBags(page: Page): Promise<string> {
  const name = newGuest()
  const doneAt = Date.now() - 23.9 * hour
  await asStaff(page, 'stays', {
    ...{ id: crypto.randomUUID(), customerName: name, customerPhone: '+355691234567' },
    ...{ tags: freeTags(), idSeen: false, doneAt: new Date(doneAt) },
    endDate: new Date(doneAt + hour / 60),
  })
  return name
}

/** A guest left without paying. */
async function leftUnpaid(page: Page): Promise<string> {
  const name = newGuest()
  const { id } = await reserved(page, { name, from: tomorrowAtNoon })
  const tags = freeTags()
  await asStaff(page, `stays/${id}/check-in`, { tags, idSeen: true })
  await asStaff(page, `stays/${id}/check-out`, { tags, outTo: 'guest' })
  return name
}

/** A guest was marked as missed while the desk, offline, took the bags in. */
async function metOffline(page: Page): Promise<string> {
  const name = newGuest()
  const { id } = await reserved(page, { name, from: tomorrowAtNoon })
  const { stay } = await asStaff<StayFile<string>>(page, `stays/${id}`)
  const { status, luggageCount, pickUpAt, balance } = stay
  await asStaff(page, `stays/${id}/no-show`, {})
  await asStaff(page, `stays/${id}/check-in`, {
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
  const made = await page.request.post('/api/bookings', {
    data: { ...twoItems(name, tomorrowAtNoon), serviceType: 'storage', totalPrice: 1200 },
    headers: { 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin },
  })
  expect(made.status(), await made.text()).toBe(201)
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
const orphan = {
  kind: 'orphan',
  id: 'pi_orphan',
  since,
  cents: 1500,
  currency: 'USD',
} satisfies AttentionEntry
const mail = {
  kind: 'mail',
  id: 'a-mail',
  since,
  stay: null,
  letter: 'contact_received',
  lastError: 'mailbox_full',
} satisfies AttentionEntry

interface Told {
  entries: AttentionEntry[]
  /** What was written, by the end of its address, and as the Worker would read it. */
  sent: [string, object][]
}

/** The list as it is told: of what no test can bring about, such as a dispute. */
async function told(page: Page, entries: AttentionEntry[]): Promise<Told> {
  const list: Told = { entries, sent: [] }
  await page.route('**/api/staff/attention', (route) =>
    route.fulfill({ json: { entries: list.entries, more: [] } satisfies StaffAttention }),
  )
  return list
}

/** What settles an entry of such a list is read as the Worker reads it, and reaches no server. */
async function settledBy(
  page: Page,
  list: Told,
  path: string,
  request: { parse: (said: unknown) => object },
  answer: TendedMail | HandledOrphan | StayFile<string>,
): Promise<void> {
  await page.route(`**/api/staff/${path}`, (route) => {
    const said = request.parse(route.request().postDataJSON())
    list.sent.push([path, said])
    const about = `${path} ${JSON.stringify(said)}`
    list.entries = list.entries.filter(({ id }) => !about.includes(id))
    return route.fulfill({ json: answer })
  })
}

test('money of no booking and a mail that was given up are settled, each in its own way', async ({
  page,
}) => {
  await signInAsStaff(page)
  const list = await told(page, [orphan, mail])
  const { id } = orphan
  await settledBy(page, list, `orphans/${id}/handled`, handledRequest, { id, handled: true })
  const queued = { id: mail.id, state: 'queued', handledAt: null } as const
  await settledBy(page, list, `mails/${mail.id}/retry`, retryMailRequest, queued)
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
    ['orphans/pi_orphan/handled', { reason: 'refunded at Stripe' }],
    ['mails/a-mail/retry', {}],
  ])
})

/** Entries of a real stay that only Stripe could bring about, and what settles each. */
const ways = [
  {
    entry: (stay: AttentionStay) =>
      ({
        ...{ kind: 'review', id: 'the-review', since, stay, cents: 1200 },
        ...{ currency: 'EUR', intentId: 'pi_1' },
      }) satisfies AttentionEntry,
    stripe: 'payments/pi_1',
    button: 'Accept €12.00',
    path: 'review',
    ...actsAtOnce['POST /api/staff/stays/:id/review'],
    sent: { payment: 'the-review', outcome: 'accept', reason: 'asked the guest' },
  },
  {
    entry: (stay: AttentionStay) =>
      ({
        ...{ kind: 'dispute', id: 'the-dispute', since, stay, cents: 1200 },
        ...{ state: 'open', dueBy: since },
      }) satisfies AttentionEntry,
    stripe: 'disputes/the-dispute',
    button: 'Evidence sent, or accepted',
    path: 'attended',
    ...actsAtOnce['POST /api/staff/stays/:id/attended'],
    sent: { dispute: 'the-dispute', reason: 'asked the guest' },
  },
]

for (const { entry, stripe, button, path, request, sent } of ways) {
  test(`staff settle at Stripe what needs it, and say so: ${path}`, async ({ page }) => {
    await signInAsStaff(page)
    const name = newGuest()
    const { id } = await reserved(page, { name, from: tomorrowAtNoon })
    const file = await asStaff<StayFile<string>>(page, `stays/${id}`)
    const list = await told(page, [entry(file.stay)])
    await settledBy(page, list, `stays/${id}/${path}`, request, file)
    await page.goto('/admin/attention')
    const shown = await opens(page, name)
    await expect(shown.getByRole('link', { name: 'Open at Stripe' })).toHaveAttribute(
      'href',
      `https://dashboard.stripe.com/${stripe}`,
    )
    await shown.getByLabel('Reason').first().fill('asked the guest')
    await shown.getByRole('button', { name: button }).click()
    await expect(page.getByText(`Settled: ${name}`)).toBeVisible()
    expect(list.sent).toMatchObject([[`stays/${id}/${path}`, sent]])
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
