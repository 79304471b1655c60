import { expect, type Page } from '@playwright/test'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/calendar.ts'
import { asStaff } from './offline.ts'
import { devOrigin, siteOrigin } from './servers.ts'

const hour = 3_600_000

interface Refunds {
  refunds: { state: string; stripeId: string | null }[]
}

/** Two items, from four days on until the day after: 12 euros, of which all goes back to whoever cancels now. */
function planned(customerName: string) {
  const startDate = tiranaInstant(addDays(tiranaDate(new Date()), 4), '10:00')
  const endDate = new Date(startDate.getTime() + 24 * hour)
  const customerEmail = `${crypto.randomUUID()}@example.com`
  return { customerName, customerEmail, luggageCount: 2, startDate, endDate }
}

const headers = () => ({ 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin })

/** A guest has reserved two items, and pays at the desk; answers with the stay's id. */
export async function reservesAhead(page: Page, customerName: string): Promise<string> {
  const data = planned(customerName)
  const made = await page.request.post('/api/reservations', { data, headers: headers() })
  expect(made.status(), await made.text()).toBe(201)
  const { id }: { id: string } = await made.json()
  return id
}

/** A guest has paid for two items online; answers with the stay's id. */
export async function paysByCard(page: Page, customerName: string): Promise<string> {
  const made = await page.request.post('/api/create-payment-intent', {
    data: { amount: 12, currency: 'eur', customerData: planned(customerName) },
    headers: headers(),
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

/** Staff cancel such a stay by phone, and the guest's bank sends the refund back: the card is closed. */
export async function refundFails(page: Page, stayId: string): Promise<void> {
  await asStaff(page, `stays/${stayId}/cancel`, { reason: 'ill', handsOver: false })
  const refund = async () => (await asStaff<Refunds>(page, `stays/${stayId}`)).refunds[0]
  await expect.poll(refund, { timeout: 20_000 }).toMatchObject({ state: 'succeeded' })
  const settled = await page.request.post(
    `${devOrigin}/control/stripe/refunds/${(await refund())?.stripeId}/settle`,
    { data: { outcome: 'failed', reason: 'lost_or_stolen_card' } },
  )
  expect(settled.status(), await settled.text()).toBe(200)
  await expect.poll(refund, { timeout: 20_000 }).toMatchObject({ state: 'failed' })
}
