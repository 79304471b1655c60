import { expect, test } from '@playwright/test'
import type { MadeReservation } from '../../domain/api.ts'
import { localizePath } from '../../domain/business/locales.ts'
import { totalText } from '../../domain/business/money.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { siteOrigin } from './servers.ts'

const firstDay = addDays(tiranaDate(new Date()), 3)

/** One item for thirty days on the monthly plan: 50 euros, to be paid at the desk. */
const month = {
  customerName: 'Ada Guest',
  luggageCount: 1,
  storageType: 'long',
  startDate: tiranaInstant(firstDay, '10:00'),
  endDate: tiranaInstant(addDays(firstDay, 29), '18:00'),
}

/** The pass's texts in each language: the form's, and the price of days after the pick-up. */
const words = {
  en: {
    opens: 'Change dates or items',
    pickUp: 'Pick-up Date',
    after: 'After that, at most €3 per item and day.',
  },
  de: {
    opens: 'Termin oder Gepäck ändern',
    pickUp: 'Abholdatum',
    after: 'Danach höchstens 3\u00a0€ pro Gepäckstück und Tag.',
  },
  sq: {
    opens: 'Ndryshoni datat ose bagazhet',
    pickUp: 'Data e tërheqjes',
    after: 'Pas kësaj, më së shumti 3\u00a0€ për bagazh në ditë.',
  },
} as const

for (const locale of ['en', 'de', 'sq'] as const) {
  test(`promise 34: a monthly stay's pass charges single days as the desk does (${locale})`, async ({
    page,
  }) => {
    const data = { ...month, locale, customerEmail: `${crypto.randomUUID()}@example.com` }
    const headers = { 'Idempotency-Key': crypto.randomUUID(), Origin: siteOrigin }
    const made = await page.request.post('/api/reservations', { data, headers })
    const { passToken }: MadeReservation = await made.json()
    await page.goto(`${localizePath('/pass', locale)}#${passToken}`)
    const { opens, pickUp, after } = words[locale]
    await expect(page.getByText(after)).toBeVisible()
    await page.getByText(opens).click()
    for (const [days, cents] of [
      [31, 5300],
      [5, 1500],
    ] as const) {
      await page.getByLabel(pickUp).fill(addDays(firstDay, days - 1))
      await expect(page.getByText(totalText(cents, locale), { exact: true })).toBeVisible()
    }
  })
}
