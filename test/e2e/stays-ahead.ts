import { expect, type Page } from '@playwright/test'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { asStaff } from './offline.ts'
import { reserved, twoItems } from './reserved.ts'
import { devOrigin, siteOrigin } from './servers.ts'

interface Refunds {
  refunds: { status: string; stripeRefundId: string | null }[]
}

/** In four days: a cancellation now is refunded in full. */
const ahead = () => tiranaInstant(addDays(tiranaDate(new Date()), 4), '10:00')

/** Reserves two items for two days, to be paid at the desk; returns the stay's id. */
export async function reservesAhead(page: Page, name: string): Promise<string> {
  return (await reserved(page, { name, from: ahead() })).id
}

/** Books the same and pays 12 euros online; returns the stay's id. */
export async function paysByCard(page: Page, customerName: string): Promise<string> {
  const made = await page.request.post('/api/create-payment-intent', {
    data: { amount: 12, currency: 'eur', customerData: twoItems(customerName, ahead()) },
    headers: { 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin },
  })
  expect(made.status(), await made.text()).toBe(200)
  const { bookingId, paymentIntentId, clientSecret } = await made.json()
  const { stripePublishableKey } = await (await page.request.get('/api/config')).json()
  const paid = await page.request.post(
    `${devOrigin}/v1/payment_intents/${paymentIntentId}/confirm`,
    {
      headers: { Authorization: `Bearer ${stripePublishableKey}` },
      form: { client_secret: clientSecret, payment_method: 'pm_card_visa', return_url: siteOrigin },
    },
  )
  expect(paid.status(), await paid.text()).toBe(200)
  await expect
    .poll(
      async () => (await asStaff<{ stay: { status: string } }>(page, `stays/${bookingId}`)).stay,
    )
    .toMatchObject({ status: 'confirmed' })
  return bookingId
}

/** Staff cancel the stay, and the refund fails because the card is closed. */
export async function refundFails(page: Page, stayId: string): Promise<void> {
  await asStaff(page, `stays/${stayId}/cancel`, { reason: 'ill', inPerson: false })
  const refund = async () => (await asStaff<Refunds>(page, `stays/${stayId}`)).refunds[0]
  await expect.poll(refund, { timeout: 20_000 }).toMatchObject({ status: 'succeeded' })
  const settled = await page.request.post(
    `${devOrigin}/control/stripe/refunds/${(await refund())?.stripeRefundId}/settle`,
    { data: { outcome: 'failed', reason: 'lost_or_stolen_card' } },
  )
  expect(settled.status(), await settled.text()).toBe(200)
  await expect.poll(refund, { timeout: 20_000 }).toMatchObject({ status: 'failed' })
}
