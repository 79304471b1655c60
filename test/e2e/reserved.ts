import { expect, type Page } from '@playwright/test'
import { siteOrigin } from './servers.ts'

const hour = 3_600_000

/** Two items from the day after tomorrow, 10:00 UTC, until the next day: 12 euros. */
export async function reserved(page: Page) {
  const startDate = new Date(Math.floor(Date.now() / (24 * hour)) * 24 * hour + 58 * hour)
  const made = await page.request.post('/api/reservations', {
    data: {
      customerName: 'Ada Guest',
      customerEmail: `${crypto.randomUUID()}@example.com`,
      luggageCount: 2,
      startDate,
      endDate: new Date(startDate.getTime() + 24 * hour),
    },
    headers: { 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin },
  })
  expect(made.status()).toBe(201)
  const { reference, passToken }: { reference: string; passToken: string } = await made.json()
  return { reference, passToken, address: `/pass#${passToken}` }
}
