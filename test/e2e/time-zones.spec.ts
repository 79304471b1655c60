import { expect, test } from '@playwright/test'
import { tiranaDate, tiranaTime } from '../../domain/time/calendar.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`a phone in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('books the Tirana date and hour that the form shows', async ({ page }) => {
      const ana = new Traveller(page, words.en)
      await ana.goTo('/reserve-pay-location')
      await ana.fillInWhoTheyAre()
      await ana.chooseStay(1, 2)
      const shown = await page.getByLabel(words.en.dropOffDate).inputValue()
      await page.getByLabel(words.en.dropOffTime).selectOption('09:00')
      const [request] = await Promise.all([
        page.waitForRequest('**/api/reservations'),
        page.getByRole('button', { name: words.en.reserve }).click(),
      ])
      await ana.sees(words.en.reserved)
      const sent = new Date(request.postDataJSON().startDate)
      expect(tiranaDate(sent)).toBe(shown)
      expect(tiranaTime(sent)).toBe('09:00')
    })
  })
}
