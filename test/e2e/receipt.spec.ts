import { expect, test } from '@playwright/test'
import { business, prices } from '../../domain/business/business.ts'
import type { Pass } from '../../domain/pass/pass.ts'
import { everyoneCanRead } from './everyone-can-read.ts'

const token = `g${'A'.repeat(22)}.${'A'.repeat(43)}`

/** Collected a day early, so one day was refunded; the Worker's tests check how a pass is made. */
const pass = {
  reference: 'TIR-2026-325-K7QM',
  kind: 'booking',
  status: 'completed',
  serviceType: 'storage',
  storageType: 'daily',
  luggageCount: 2,
  locale: 'en',
  paymentStatus: 'partially_refunded',
  startDate: '2026-11-21T09:00:00.000Z',
  endDate: '2026-11-22T16:00:00.000Z',
  pickUpAt: '2026-11-22T16:00:00.000Z',
  totalPrice: 1800,
  received: 1800,
  balance: 0,
  atDesk: 0,
  held: 0,
  toSend: 0,
  payments: [
    { method: 'stripe', cents: 1200, at: '2026-11-20T10:00:00.000Z' },
    { method: 'cash', cents: 600, at: '2026-11-21T09:05:00.000Z' },
  ],
  refunds: [
    {
      method: 'stripe',
      status: 'succeeded',
      cents: 600,
      at: '2026-11-22T10:00:00.000Z',
      bankReference: null,
      isReversal: false,
    },
  ],
  bags: [],
  collectors: [],
  collectable: false,
  forgotten: false,
  movedLate: false,
  changeable: false,
  cancelling: null,
  pendingChange: null,
  changes: 0,
  duration: 3,
  tariff: prices,
} satisfies Pass

const facts = [
  business.name,
  business.address.street,
  'Receipt for TIR-2026-325-K7QM',
  '2 items',
  '3 days',
  '€18.00',
  'Paid online by card or wallet, Fri, 20 Nov 2026',
  '€12.00',
  'Paid in cash, Sat, 21 Nov 2026',
  'Refunded, Sun, 22 Nov 2026',
  'It is not a fiscal receipt.',
]

test.beforeEach(async ({ page }) => {
  await page.route('**/api/pass', (route) => route.fulfill({ json: pass }))
})

test('a link opens the receipt, which prints alone on one sheet', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`/pass?receipt#${token}`)
  const receipt = page.locator('details', { hasText: 'Receipt' })
  for (const fact of facts) await expect(receipt).toContainText(fact)
  // No tax number and no VAT until the operator enters them.
  await expect(receipt).not.toContainText(/NIPT|VAT/)
  await everyoneCanRead(page)

  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
  for (const format of ['A4', 'A5', 'Letter']) {
    expect(pagesOf(await page.pdf({ format })), format).toBe(1)
  }
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('body > div:not(#app)').filter({ hasText: 'Receipt for' })
  for (const fact of facts) await expect(sheet).toContainText(fact)
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
})

test('a guest who has paid nothing is offered no receipt', { tag: '@phone' }, async ({ page }) => {
  const unpaid = { ...pass, payments: [], refunds: [], received: 0, paymentStatus: 'pending' }
  await page.route('**/api/pass', (route) => route.fulfill({ json: unpaid }))
  await page.goto(`/pass?receipt#${token}`)
  await expect(page.getByText(pass.reference, { exact: true })).toBeVisible()
  await expect(page.getByText('Receipt', { exact: true })).toHaveCount(0)
})
