import { expect, type Page, test } from '@playwright/test'
import { prices } from '../../domain/business/business.ts'
import type { Pass, PassRefund } from '../../domain/pass/pass.ts'
import { newGuest } from './counter.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { asStaff } from './offline.ts'
import { reserved } from './reserved.ts'
import { signInAsStaff } from './staff.ts'

const token = `g${'A'.repeat(22)}.${'A'.repeat(43)}`

type Stands = Pick<Pass, 'status'> & Partial<Pass>

/** Opens the pass of a stay with this status; the Worker's tests check how it is made. */
async function opens(page: Page, stands: Stands): Promise<void> {
  const pass = {
    reference: 'TIR-2026-325-K7QM',
    kind: 'booking',
    serviceType: 'storage',
    storageType: 'daily',
    luggageCount: 2,
    locale: 'en',
    paymentStatus: 'paid',
    startDate: '2026-11-21T09:00:00.000Z',
    endDate: '2026-11-22T16:00:00.000Z',
    pickUpAt: '2026-11-22T16:00:00.000Z',
    totalPrice: 1200,
    received: 1200,
    balance: 0,
    atDesk: 0,
    held: 0,
    toSend: 0,
    payments: [],
    refunds: [],
    bags: [],
    collectors: [],
    collectable: false,
    forgotten: false,
    movedLate: false,
    changeable: false,
    cancelling: null,
    pendingChange: null,
    changes: 0,
    duration: null,
    tariff: prices,
    ...stands,
  } satisfies Pass
  await page.route('**/api/pass', (route) => route.fulfill({ json: pass }))
  await page.goto(`/pass#${token}`)
  await expect(page.getByText(pass.reference, { exact: true })).toBeVisible()
}

const refunded = {
  method: 'stripe',
  status: 'succeeded',
  cents: 1200,
  at: '2026-11-21T10:00:00Z',
  bankReference: null,
  isReversal: false,
} satisfies PassRefund
const taxi = { serviceType: 'taxi' } as const

const ends: readonly (readonly [string, Stands, string, string | null])[] = [
  [
    'cancelled',
    { status: 'cancelled', refunds: [refunded] },
    'This booking is cancelled.',
    'Book again',
  ],
  [
    'a no-show',
    { status: 'no_show' },
    'The booked time has passed. If you are still coming, call us.',
    'Call us',
  ],
  [
    'abandoned',
    { status: 'abandoned' },
    'Your bags were not collected. Please call us.',
    'Call us',
  ],
  [
    'expired',
    { status: 'expired', received: 0 },
    'This booking was not paid in time and has lapsed.',
    'Book again',
  ],
  [
    'declined late',
    { status: 'pending', paymentStatus: 'failed', received: 0 },
    'The payment did not go through, so this booking does not stand.',
    'Book again',
  ],
  ['collected', { status: 'completed' }, 'Collected. Safe travels.', 'Book again'],
  ['a completed ride', { ...taxi, status: 'completed' }, 'Completed. Safe travels.', 'Book again'],
  ['a confirmed ride', { ...taxi, status: 'confirmed' }, 'This booking is confirmed.', null],
  [
    'an expired request',
    { ...taxi, status: 'expired', received: 0 },
    'We could not confirm this request in time, and it has lapsed.',
    'Book again',
  ],
]

for (const [what, stands, says, next] of ends) {
  test(`${what}: the link says so, and what the guest can do next`, { tag: '@phone' }, async ({
    page,
  }) => {
    await opens(page, stands)
    await expect(page.getByRole('status').first()).toHaveText(says)
    for (const name of ['Book again', 'Call us']) {
      const link = page.locator('main').getByRole('link', { name, exact: true })
      await expect(link).toHaveCount(name === next ? 1 : 0)
    }
    const review = page.locator('main').getByRole('link', { name: 'Write a review' })
    await expect(review).toHaveCount(stands.status === 'completed' ? 1 : 0)
    await expect(page.getByText('Change dates or items')).toHaveCount(0)
    // No bags are brought or collected any longer; the calendar is updated by email only.
    await expect(page.getByRole('button', { name: 'Calendar' })).toHaveCount(0)
    await everyoneCanRead(page)
  })
}

const third = {
  luggageCount: 3,
  startDate: '2026-11-21T09:00:00.000Z',
  endDate: '2026-11-22T16:00:00.000Z',
}
const until = 'Until then, the booking can’t be changed or cancelled here.'

test('promise 30: the pass promises a pending change only while it can be applied', {
  tag: '@phone',
}, async ({ page }) => {
  await opens(page, { status: 'confirmed', pendingChange: { ...third, outcome: 'applied' } })
  await expect(page.getByText(`either way. Please don’t pay again. ${until}`)).toBeVisible()
  await page.goto('about:blank')
  await opens(page, { status: 'cancelled', pendingChange: { ...third, outcome: 'not_applied' } })
  await expect(page.getByText('This change can no longer be made.')).toBeVisible()
  await expect(page.getByText('Your booking changes as soon as')).toHaveCount(0)
  await expect(page.getByText(until)).toHaveCount(0)
  await page.goto('about:blank')
  await opens(page, {
    status: 'checked_in',
    pendingChange: { ...third, outcome: 'already_applied' },
  })
  await expect(page.getByText('Our desk has already made this change.')).toBeVisible()
  await expect(page.getByText(until)).toBeVisible()
  await everyoneCanRead(page)
})

const ended = (refund: Partial<PassRefund>): Stands => ({
  status: 'cancelled',
  refunds: [{ ...refunded, ...refund }],
})
const number = '74537604221222132710572'
const giveIt = `If the refund isn’t on your statement after 10 days, give your bank this reference: ${number}`

test('a refund shows its bank reference, which one tap selects for copying', {
  tag: '@phone',
}, async ({ page }) => {
  await opens(page, ended({ bankReference: number }))
  await expect(page.getByText(giveIt)).toBeVisible()
  const reference = page.getByText(number, { exact: true })
  await page.setViewportSize({ width: 320, height: 700 })
  const line = await reference.evaluate((node) => parseFloat(getComputedStyle(node).lineHeight))
  expect((await reference.boundingBox())?.height).toBeLessThan(line * 1.5)
  await reference.click()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(number)
  await everyoneCanRead(page)
})

test('a refund without a bank reference does not mention one', { tag: '@phone' }, async ({
  page,
}) => {
  await opens(page, ended({}))
  await expect(page.getByText(/^Refunded to your card on .+: €12\.00\. Banks take/)).toBeVisible()
  await expect(page.getByText('give your bank')).toHaveCount(0)
})

test('a failed refund is owed until it is paid out, and shows no bank reference', {
  tag: '@phone',
}, async ({ page }) => {
  const failed = ended({ status: 'failed', bankReference: number })
  await opens(page, { ...failed, balance: -1200, atDesk: 1200 })
  await expect(page.getByText('Your bank did not accept the refund')).toBeVisible()
  await expect(page.getByText('We owe you €12.00. Collect it at our desk')).toBeVisible()
  await expect(page.getByText('give your bank')).toHaveCount(0)
  await page.goto('about:blank')
  const paidOut = { ...refunded, method: 'cash' as const }
  await opens(page, { ...failed, refunds: [...(failed.refunds ?? []), paidOut] })
  await expect(page.getByText('Refunded at our desk')).toBeVisible()
  await expect(page.getByText('Your bank did not accept the refund')).toBeVisible()
  await expect(page.getByText(/owe/)).toHaveCount(0)
})

test('several refunds are one line with their total, which opens to show each', {
  tag: '@phone',
}, async ({ page }) => {
  const again = { ...refunded, cents: 600, status: 'pending' as const }
  const failed = { ...refunded, cents: 900, status: 'failed' as const }
  await opens(page, { status: 'cancelled', refunds: [refunded, failed, again] })
  const total = page.getByText('Refunds in total: €18.00')
  await expect(total).toBeVisible()
  await expect(page.getByText('On its way to your card')).toBeHidden()
  await total.click()
  await expect(page.getByText(/^Refunded to your card on .+: €12\.00/)).toBeVisible()
  await expect(page.getByText(/^On its way to your card since .+: €6\.00/)).toBeVisible()
  await expect(page.getByText(/did not accept the refund of €9\.00/)).toBeVisible()
  await everyoneCanRead(page)
})

test('a guest who cancels too late for a refund sees what they lose', {
  tag: '@phone',
}, async ({ page }) => {
  const nothing = { toCard: 0, atDesk: 0, due: 0, kept: 1200 }
  const now = new Date().toISOString()
  const today = { startDate: now, endDate: now, pickUpAt: now }
  await opens(page, { status: 'confirmed', changeable: true, cancelling: nothing, ...today })
  await page.getByText('Cancel this booking').click()
  await expect(
    page.getByText(/^You paid €12\.00\. Your drop-off is today, so it isn’t refunded/),
  ).toBeVisible()
  await expect(page.getByText('You can change the times instead.')).toBeVisible()
  await everyoneCanRead(page)
})

test('the pass sends the guest to the desk only for money that is there', {
  tag: '@phone',
}, async ({ page }) => {
  await opens(page, { status: 'cancelled', balance: -2100, atDesk: 600, held: 1200, toSend: 300 })
  await expect(
    page.getByText('We owe you €6.00. Collect it at our desk, or call us.'),
  ).toBeVisible()
  await expect(page.getByText('€12.00 can’t go back to your card for now: your')).toBeVisible()
  await expect(page.getByText('We owe you €3.00. Please call us.')).toBeVisible()
  await everyoneCanRead(page)
})

test('a reversed charge is said to disappear from the statement instead of being refunded', {
  tag: '@phone',
}, async ({ page }) => {
  await opens(page, ended({ isReversal: true }))
  await expect(page.getByText(/the original charge disappears from your statement/)).toBeVisible()
  await expect(page.getByText('Banks take 5 to 10 days')).toHaveCount(0)
})

test('a link that ended with a corrected address says how to get the new one', async ({ page }) => {
  const name = newGuest()
  const { id, email, address } = await reserved(page, { name })
  await signInAsStaff(page)
  await asStaff(page, `stays/${id}/details`, {
    customerName: name,
    customerEmail: `right.${email}`,
    shown: { customerName: name, customerEmail: email, customerPhone: null },
  })
  await page.goto(address)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This link no longer works')
  await expect(alert).toContainText('Open the new link from our latest email')
  await expect(page.getByRole('button', { name: 'Email me the link' })).toBeVisible()
  await everyoneCanRead(page)
})
