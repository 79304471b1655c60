import { expect, type Page } from '@playwright/test'
import type { MadeReservation } from '../../domain/api.ts'
import { siteOrigin } from './servers.ts'

const hour = 3_600_000

/** 10:00 UTC of the day after tomorrow. */
export const dayAfterTomorrow = () =>
  new Date(Math.floor(Date.now() / (24 * hour)) * 24 * hour + 58 * hour)

/** Two items until the next day: 12 euros. The address is unique, because a mailbox's emails are limited. */
export function twoItems(customerName: string, startDate: Date) {
  const customerEmail = `${crypto.randomUUID()}@example.com`
  const endDate = new Date(startDate.getTime() + 24 * hour)
  return { customerName, customerEmail, luggageCount: 2, startDate, endDate }
}

/** Reserves two items from `from` until the next day, on the daily plan or another. */
export async function reserved(
  page: Page,
  { name = 'Ada Guest', from = dayAfterTomorrow(), locale = 'en', storageType = 'daily' } = {},
) {
  const data = { ...twoItems(name, from), locale, storageType }
  // A signed-in browser needs an `Origin`.
  const headers = { 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin }
  const made = await page.request.post('/api/reservations', { data, headers })
  expect(made.status(), await made.text()).toBe(201)
  const { id, reference, passToken }: MadeReservation = await made.json()
  if (!passToken) throw new Error('no link of the guest’s own')
  const { customerEmail: email, endDate: until } = data
  return { id, email, reference, from, until, passToken, address: `/pass#${passToken}` }
}

/** The first status message of a pass. */
export const statusLine = (page: Page) => page.getByRole('status').first()
