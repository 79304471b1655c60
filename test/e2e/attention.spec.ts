import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { resolveOrphanRequest, retryEmailRequest } from '../../domain/desk/desk.ts'
import { onlineActions } from '../../domain/desk/online-actions.ts'
import { type HeldWork, releaseHoldRequest } from '../../domain/reports/hold.ts'
import type {
  AttentionEntry,
  AttentionStay,
  ReleasedHold,
  ResolvedEmail,
  ResolvedEntry,
  StaffAttention,
} from '../../domain/reports/staff-attention.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { freeTags, newGuest } from './counter.ts'
import { asStaff, leftBags } from './offline.ts'
import { reserved, twoItems } from './reserved.ts'
import { siteOrigin } from './servers.ts'
import { signInAsStaff } from './staff.ts'

// Colours change at once, so that none is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Tirana's tomorrow: of what is cancelled on its own day, nothing goes back.
const tomorrowAtNoon = tiranaInstant(addDays(tiranaDate(new Date()), 1), '12:00')

/** A guest paid in cash, and cancelled by phone. */
async function paidTooMuch(page: Page): Promise<string> {
  const name = newGuest()
  const { id } = await reserved(page, { name, from: tomorrowAtNoon })
  await asStaff(page, `stays/${id}/payments`, { method: 'cash', cents: 1200 })
  await asStaff(page, `stays/${id}/cancel`, { reason: 'ill', inPerson: false })
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
  const { stay } = await asStaff<StayRecord<string>>(page, `stays/${id}`)
  const { status, luggageCount, pickUpAt, balance } = stay
  await asStaff(page, `stays/${id}/no-show`, {})
  await asStaff(page, `stays/${id}/check-in`, {
    tags: freeTags(),
    idSeen: false,
    clientContext: {
      doneAt: new Date(),
      wasOffline: true,
      seen: { status, luggageCount, pickUpAt, balance },
    },
  })
  return name
}

/** Nobody has noted that a guest came yesterday. */
async function notNoted(page: Page): Promise<string> {
  const name = newGuest()
  const { id } = await reserved(page, { name, from: tomorrowAtNoon })
  const yesterday = addDays(tiranaDate(new Date()), -1)
  await asStaff(page, `stays/${id}/change`, {
    startDate: tiranaInstant(yesterday, '10:00'),
    endDate: tiranaInstant(yesterday, '12:00'),
    reason: 'came earlier',
    inPerson: false,
  })
  return name
}

/** A guest of two items comes with three, for which their plan has no price. */
async function broughtMore(page: Page): Promise<string> {
  const name = newGuest()
  const { id } = await reserved(page, { name, from: tomorrowAtNoon, storageType: 'mid' })
  const tags = [...freeTags(), freeTags()[0]]
  await asStaff(page, `stays/${id}/check-in`, { tags, idSeen: true })
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
  const missed = await notNoted(page)
  const unpriced = await broughtMore(page)
  const { name: bags } = await leftBags(page)
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

  const requested = await opens(page, request)
  await requested.getByRole('button', { name: 'Confirm' }).click()
  await expect(entry(page, request)).toHaveCount(0)

  const more = await opens(page, unpriced)
  await more.getByLabel('Reason').fill('the third one is free')
  await more.getByRole('button', { name: 'Mark as handled' }).click()
  await expect(entry(page, unpriced)).toHaveCount(0)

  const late = await opens(page, missed)
  await late.getByRole('button', { name: 'Nobody came' }).click()
  await expect(page.getByText(`Settled: ${missed}`)).toBeVisible()
  await expect(entry(page, missed)).toHaveCount(0)

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
  guest: { reference: null, name: null, email: null, phone: null },
  money: { refundedCents: 0, failedCents: 0, disputes: [], setbacks: 0 },
} satisfies AttentionEntry
const deadEmail = {
  kind: 'email',
  id: 'a-mail',
  since,
  stay: null,
  email: 'contact_received',
  problem: 'failed',
  lastError: 'mailbox_full',
} satisfies AttentionEntry

interface Told {
  hold: HeldWork | null
  entries: AttentionEntry[]
  /** What was written, by the end of its address, and as the Worker would read it. */
  sent: [string, object][]
}

/** The list as it is told: of what no test can bring about, such as a dispute. */
async function told(page: Page, entries: AttentionEntry[]): Promise<Told> {
  const list: Told = { hold: null, entries, sent: [] }
  await page.route('**/api/staff/attention', (route) =>
    route.fulfill({
      json: { hold: list.hold, entries: list.entries, more: [] } satisfies StaffAttention,
    }),
  )
  return list
}

/** What settles an entry of such a list is read as the Worker reads it, and reaches no server. */
async function settledBy(
  page: Page,
  list: Told,
  path: string,
  request: { parse: (said: unknown) => object },
  answer: ResolvedEmail | ResolvedEntry | StayRecord<string>,
): Promise<void> {
  await page.route(`**/api/staff/${path}`, (route) => {
    const said = request.parse(route.request().postDataJSON())
    list.sent.push([path, said])
    const about = `${path} ${JSON.stringify(said)}`
    list.entries = list.entries.filter(({ id }) => !about.includes(id))
    return route.fulfill({ json: answer })
  })
}

test('an owner starts the jobs again, and sees what they would do', async ({ page }) => {
  await signInAsStaff(page)
  const list = await told(page, [])
  const since = { from: '2026-11-26T11:08:00Z', to: '2026-11-26T14:20:00Z' }
  const counts = { emails: 3, reminders: 12, closing: 1, payments: 0 }
  list.hold = { isDiscarding: false, ...since, ...counts }
  await page.route('**/api/staff/hold/release', (route) => {
    list.sent.push(['hold', releaseHoldRequest.parse(route.request().postDataJSON())])
    list.hold = list.hold && { ...list.hold, isDiscarding: true }
    return route.fulfill({ json: { released: true } satisfies ReleasedHold })
  })
  await page.goto('/admin/attention')
  const held = page.getByRole('region', { name: 'Emails and automatic tasks are on hold' })
  await expect(held.getByRole('listitem')).toHaveText([
    '3 emails to send',
    '12 reminders to write',
    '1 booking to close as a no-show or expired',
    '0 open payments to check with Stripe',
  ])
  await held.getByRole('button', { name: 'discard guests’ older emails' }).click()
  await expect(held.getByText('The tasks resume within a few minutes.')).toBeVisible()
  await expect(held.getByRole('button')).toHaveCount(0)
  expect(list.sent).toEqual([['hold', { emails: 'discard' }]])
})

test('money of no booking and a mail that was given up are settled, each in its own way', async ({
  page,
}) => {
  await signInAsStaff(page)
  const list = await told(page, [orphan, deadEmail])
  const { id } = orphan
  await settledBy(page, list, `orphans/${id}/resolve`, resolveOrphanRequest, {
    id,
    resolved: true,
  })
  const queued = { id: deadEmail.id, status: 'queued', resolvedAt: null } as const
  await settledBy(page, list, `emails/${deadEmail.id}/retry`, retryEmailRequest, queued)
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

  const email = await opens(page, 'To the office')
  await email.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Settled: Emails that did not arrive')).toBeVisible()
  await expect(page.getByText('Nothing needs your attention.')).toBeVisible()
  expect(list.sent).toEqual([
    ['orphans/pi_orphan/resolve', { reason: 'refunded at Stripe', setbacks: 0 }],
    ['emails/a-mail/retry', {}],
  ])
})

test('money of no booking names its guest, and says what became of it and what is left to do', async ({
  page,
}) => {
  await signInAsStaff(page)
  const reference = 'TIR-2026-325-K7QM'
  const guest = { reference, name: 'Ada Ferri', email: 'ada@x.example', phone: '+355691234567' }
  const dispute = { id: 'dp_1', cents: 1500, status: 'open', dueBy: since } as const
  const part = { refundedCents: 900, failedCents: 600, setbacks: 1 }
  const list = await told(page, [
    { ...orphan, guest, money: { ...part, disputes: [] } },
    { ...orphan, id: 'pi_2', money: { ...part, refundedCents: 1500, disputes: [] } },
    { ...orphan, id: 'pi_3', money: { ...part, setbacks: 2, disputes: [dispute] } },
  ])
  for (const { id } of list.entries) {
    const answer = { id, resolved: true } as const
    await settledBy(page, list, `orphans/${id}/resolve`, resolveOrphanRequest, answer)
  }
  await page.goto('/admin/attention')
  const named = await opens(page, guest.name)
  await expect(named).toContainText(reference)
  await expect(named).toContainText('refunded US$9.00 at Stripe')
  await expect(named).toContainText('refund of US$6.00 failed')
  const mail = named.getByRole('link', { name: guest.email })
  await expect(mail).toHaveAttribute('href', `mailto:${guest.email}`)
  await expect(named.getByRole('link', { name: guest.phone })).toBeVisible()
  await expect(named.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await readsWell(page)

  const refunded = await opens(page, 'pi_2')
  await expect(refunded).toContainText('Nothing is left to do: mark it as handled.')
  await expect(refunded).not.toContainText('failed')

  const disputed = await opens(page, 'pi_3')
  await expect(disputed).toContainText('disputed, answer by Mon, 20 Jul 2026')
  await expect(disputed).toContainText('Don’t refund it')
  await expect(disputed.getByRole('link', { name: 'Open at Stripe' })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.com/disputes/dp_1',
  )
  await disputed.getByLabel('Reason').fill('evidence sent')
  await disputed.getByRole('button', { name: 'Mark as handled' }).click()
  await expect(page.getByText('Settled: Payments without a booking')).toBeVisible()
  expect(list.sent).toEqual([['orphans/pi_3/resolve', { reason: 'evidence sent', setbacks: 2 }]])
})

/** Entries of real stays that only Stripe, or half a year, could bring about, and what settles each. */
const ways = [
  {
    entry: (stay: AttentionStay) =>
      ({
        kind: 'review',
        id: 'the-review',
        since,
        stay,
        cents: 1200,
        currency: 'EUR',
        paymentIntentId: 'pi_1',
      }) satisfies AttentionEntry,
    stripe: 'payments/pi_1',
    button: 'Accept €12.00',
    path: 'review',
    request: onlineActions['POST /api/staff/stays/:id/review'].request,
    sent: { payment: 'the-review', outcome: 'accept', reason: 'asked the guest' },
  },
  {
    entry: (stay: AttentionStay) =>
      ({
        kind: 'dispute',
        id: 'the-dispute',
        since,
        stay,
        cents: 1200,
        status: 'open',
        dueBy: since,
      }) satisfies AttentionEntry,
    stripe: 'disputes/the-dispute',
    button: 'Evidence sent, or accepted',
    path: 'resolve',
    request: onlineActions['POST /api/staff/stays/:id/resolve'].request,
    sent: { dispute: 'the-dispute', reason: 'asked the guest' },
  },
  {
    entry: (stay: AttentionStay) =>
      ({
        kind: 'uncollected',
        id: stay.id,
        since,
        stay,
        cents: null,
        tags: [7, 8],
        contacts: [{ how: 'phone', reason: 'no answer', at: since, username: 'arta' }],
        abandonedFrom: tiranaDate(new Date()),
      }) satisfies AttentionEntry,
    button: 'Mark as abandoned',
    path: 'abandon',
    request: onlineActions['POST /api/staff/stays/:id/abandon'].request,
    sent: { reason: 'asked the guest' },
  },
]

test('staff say what was settled at Stripe, and which bags are abandoned', async ({ page }) => {
  await signInAsStaff(page)
  const list = await told(page, [])
  const guests: { id: string; name: string }[] = []
  for (const { entry, path, request } of ways) {
    const name = newGuest()
    const { id } = await reserved(page, { name, from: tomorrowAtNoon })
    const file = await asStaff<StayRecord<string>>(page, `stays/${id}`)
    list.entries.push(entry(file.stay))
    await settledBy(page, list, `stays/${id}/${path}`, request, file)
    guests.push({ id, name })
  }
  await page.goto('/admin/attention')
  for (const [index, { stripe, button }] of ways.entries()) {
    const name = guests[index]?.name ?? ''
    const shown = await opens(page, name)
    if (stripe) {
      await expect(shown.getByRole('link', { name: 'Open at Stripe' })).toHaveAttribute(
        'href',
        `https://dashboard.stripe.com/${stripe}`,
      )
    }
    const action = shown.getByRole('button', { name: button })
    await expect(action).toBeDisabled()
    await shown.getByLabel('Reason').first().fill('asked the guest')
    await action.click()
    await expect(page.getByText(`Settled: ${name}`)).toBeVisible()
  }
  const sent = ways.map(({ path, sent }, index) => [`stays/${guests[index]?.id}/${path}`, sent])
  expect(list.sent).toMatchObject(sent)
})

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
