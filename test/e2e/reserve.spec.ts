import { expect, test } from '@playwright/test'
import { business } from '../../domain/business/business.ts'
import { notification } from './notification.ts'
import { signInAsStaff, staffEntry } from './staff.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

for (const [locale, say] of Object.entries(words)) {
  test(`a guest reserves in ${locale}, and staff see the amount due on arrival`, async ({
    page,
  }) => {
    const ana = new Traveller(page, say)
    await ana.goTo('/reserve-pay-location')
    await ana.fillInWhoTheyAre()
    await ana.chooseStay(3, 2)
    await ana.sees(say.eighteen)
    const answered = page.waitForResponse('**/api/reservations')
    await page.getByRole('button', { name: say.reserve }).click()
    await ana.sees(say.reserved)
    const reference = await ana.reference()
    const { id } = await (await answered).json()
    await ana.sees(say.saveReservation(id.slice(0, 8).toUpperCase(), reference))

    await signInAsStaff(page)
    const entry = await staffEntry(page, /^Reservations/, ana.name)
    await expect(entry).toContainText(reference)
    await expect(entry).toContainText(/pay on arrival/i)
    await expect(entry).toContainText('18.00')
  })
}

test('a failed reservation shows the reason, stays in the form and can be sent again', {
  tag: '@phone',
}, async ({ page, context }) => {
  const say = words.en
  const ana = new Traveller(page, say)
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(3, 2)
  const pickUp = await page.getByLabel(say.pickUpDate).inputValue()
  await page.waitForLoadState('networkidle')

  async function failsFor(reason: string, beside: string): Promise<void> {
    await page.getByRole('button', { name: say.reserve }).click()
    await expect(notification(page)).toContainText('Reservation Failed')
    const sentence = `There was an error creating your reservation: ${reason}. Please check your details and try again.`
    await expect(notification(page)).toContainText(sentence)
    const button = page.getByRole('button', { name: say.reserve })
    await expect(button).toHaveAccessibleDescription(beside)
    await expect(page.getByRole('main').getByText(beside)).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel(say.fullName)).toHaveValue(ana.name)
    await expect(page.getByLabel(say.items, { exact: true })).toHaveValue('3')
    await expect(page.getByLabel(say.pickUpDate)).toHaveValue(pickUp)
  }

  await context.setOffline(true)
  await failsFor(
    'The connection was lost',
    'The connection was lost, so we don’t know whether your reservation was made. Please try again: it won’t be made twice.',
  )
  await context.setOffline(false)
  const down = { code: 'storage_unavailable', message: '', requestId: '' }
  const answers = [
    { status: 503, json: { error: down } },
    { status: 500, body: 'Oops' },
  ]
  await page.route(
    '**/api/reservations',
    async (route) => {
      await expect(page.getByRole('button', { name: 'Creating Reservation…' })).toBeDisabled()
      await route.fulfill(answers.shift())
    },
    { times: 2 },
  )
  await failsFor(
    'We could not save this right now',
    'Your reservation wasn’t made. We could not save this right now.',
  )
  await failsFor('Unknown error occurred', 'Your reservation wasn’t made. Unknown error occurred.')
  await page.getByRole('button', { name: say.reserve }).click()
  await ana.sees(say.reserved)
  await ana.reference()
})

test('a guest over the rate limit sees when to try again and whom to call', {
  tag: '@phone',
}, async ({ page }) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(1, 1)
  await page.waitForLoadState('networkidle')
  const limited = { code: 'rate_limited', message: '', requestId: '' }
  const waits = ['60', '600', '3600']
  await page.route('**/api/reservations', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': waits.shift() ?? '' },
      json: { error: limited },
    }),
  )
  const main = page.getByRole('main')
  await page.getByRole('button', { name: words.en.reserve }).click()
  await expect(main).toContainText('please try again in a minute')
  await page.getByRole('button', { name: words.en.reserve }).click()
  await expect(main).toContainText('please try again in about 10 minutes')
  await page.getByRole('button', { name: words.en.reserve }).click()
  const text = `too many attempts; please try again in about an hour, or call us on ${business.phone}`
  await expect(main).toContainText(text, { ignoreCase: true })
})
