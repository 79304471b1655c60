import { expect, test } from '@playwright/test'
import { arrive } from './arrive.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { readNotification } from './notification.ts'
import { sitePages, wholeMatrix } from './site-pages.ts'
import { signInAsStaff } from './staff.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

// Axe reads a page several times, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 })

// Colours change without transitions, so none is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Frames of other companies. */
const except = 'iframe'

// Languages differ in texts, not in colours or roles, so one is enough for `npm test`.
const readPages = sitePages.filter(({ locale }) => wholeMatrix || locale === 'en')

for (const { address } of readPages) {
  // Colours are the same at every width and roles in every theme, so one of each is enough.
  test(`everyone can read ${address} on a desktop`, { tag: '@desktop' }, async ({ page }) => {
    await arrive(page, address)
    await everyoneCanRead(page, { except, ...(!wholeMatrix && { shades: ['dark'] }) })
  })

  test(`everyone can read ${address} on a phone`, { tag: '@phone' }, async ({ page }) => {
    await arrive(page, address)
    await everyoneCanRead(page, { except, ...(!wholeMatrix && { shades: ['light'] }) })
  })
}

test("everyone can read the form's errors and its card field", async ({ page }) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/book-online')
  await page.getByRole('button', { name: words.en.payWithCard }).click()
  await ana.sees('Missing Information')
  await readNotification(page)
  await everyoneCanRead(page, { except })
  await ana.sees('Missing Information')
  await ana.fillInWhoTheyAre()
  await page.getByRole('button', { name: words.en.payWithCard }).click()
  await expect(page.getByRole('button', { name: words.en.pay('€3.00') })).toBeVisible()
  await everyoneCanRead(page, { except })
})

test('everyone can read a reservation and the staff dashboard with its lists', async ({ page }) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(1, 1)
  await page.getByRole('button', { name: words.en.reserve }).click()
  await ana.reference()
  await everyoneCanRead(page, { except })

  await signInAsStaff(page)
  for (const tab of ['Overview', /^Paid Bookings/, /^Reservations/, /^Messages/]) {
    await page.getByRole('tab', { name: tab }).click()
    // The lists hold the bookings of all tests; the newest rows are enough.
    await everyoneCanRead(page, { except: 'li:nth-child(n + 6) > article' })
  }
})
