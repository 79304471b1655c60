import { expect, test } from '@playwright/test'
import { signInAsStaff, staffEntry } from './staff.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

for (const [locale, say] of Object.entries(words)) {
  test(`a traveller reserves in ${locale}, and staff see what is due on arrival`, async ({
    page,
  }) => {
    const ana = new Traveller(page, say)
    await ana.goTo('/reserve-pay-location')
    await ana.fillInWhoTheyAre()
    await ana.chooseStay(3, 2)
    await ana.sees(say.eighteen)
    await page.getByRole('button', { name: say.reserve }).click()
    await ana.sees(say.reserved)
    const reference = await ana.reference()

    await signInAsStaff(page)
    const entry = await staffEntry(page, /^Reservations/, ana.name)
    await expect(entry).toContainText(reference)
    await expect(entry).toContainText(/pay on arrival/i)
    await expect(entry).toContainText('18.00')
  })
}
