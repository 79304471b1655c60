import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { sitePages, wholeMatrix } from './site-pages.ts'
import { signInAsStaff } from './staff.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

/** What axe finds on the page as it stands, without what another company's frame shows. */
async function violations(page: Page) {
  const found = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return found.violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme })

    for (const { address } of sitePages) {
      // Colours are the same at every width: in the dark one is enough.
      const once = colorScheme === 'dark' && !wholeMatrix ? { tag: '@desktop' } : {}
      test(`everyone can read ${address}`, once, async ({ page }) => {
        await page.goto(address, { waitUntil: 'networkidle' })
        expect(await violations(page)).toEqual([])
      })
    }

    test('everyone can read what is wrong with a form, and pay by card', async ({ page }) => {
      const ana = new Traveller(page, words.en)
      await ana.goTo('/book-online')
      await page.getByRole('button', { name: words.en.payWithCard }).click()
      await page.getByRole('button', { name: words.en.pay('€3.00') }).click()
      await ana.sees('Missing Information')
      expect(await violations(page)).toEqual([])
    })

    test('everyone can read what was reserved, and staff their lists', async ({ page }) => {
      const ana = new Traveller(page, words.en)
      await ana.goTo('/reserve-pay-location')
      await ana.fillInWhoTheyAre()
      await ana.chooseStay(1, 1)
      await page.getByRole('button', { name: words.en.reserve }).click()
      await ana.reference()
      expect(await violations(page)).toEqual([])

      await signInAsStaff(page)
      for (const tab of [/^Paid Bookings/, /^Reservations/, /^Messages/]) {
        await page.getByRole('tab', { name: tab }).click()
        expect(await violations(page)).toEqual([])
      }
    })
  })
}
