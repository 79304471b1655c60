import { type Browser, expect, type Page, test } from '@playwright/test'
import { everyoneCanRead } from './everyone-can-read.ts'
import { asStaff } from './offline.ts'
import {
  byCard,
  chargesOf,
  choosesThird,
  inAnotherBrowser,
  payNow,
  pays,
  seesThree,
} from './pays-for-change.ts'
import { devOrigin } from './servers.ts'
import { signInAsStaff } from './staff.ts'
import { cards } from './traveller.ts'

test.describe.configure({ timeout: 60_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const made = 'Paid. Your booking has been changed.'
const missed = 'so this change was not made. What you don’t owe goes back to your card by itself'
const unfinished = 'You didn’t finish confirming with your bank, so nothing was charged.'
const declined = 'Your bank declined the payment for your change. Nothing was charged'
const still = 'What you chose is still in the form below.'

const answersBank = (page: Page, answer: 'Complete' | 'Fail') =>
  page
    .frameLocator('iframe[title="3-D Secure authentication"]')
    .getByRole('button', { name: `${answer} authentication` })
    .click()

/** On the bank's own page, which takes the whole window. */
const answersThere = (page: Page, answer: 'Complete' | 'Fail') =>
  page.getByRole('button', { name: `${answer} authentication` }).click()

/** The address that the bank redirects to once confirmed; another browser may open it. */
async function leadsBack(page: Page): Promise<string> {
  const value = (name: string) => page.locator(`[name=${name}]`).inputValue()
  await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible()
  const form = { client_secret: await value('client_secret'), outcome: 'complete' }
  const sent = { form: { ...form, return_url: await value('return_url') }, maxRedirects: 0 }
  const answer = await page.request.post(page.url(), sent)
  return String(answer.headers().location)
}

/** Adds one item and fills in the card. */
async function paysForThird(page: Page, card: string) {
  const guest = await choosesThird(page)
  await page.getByRole('button', byCard).click()
  await pays(guest.ana, card)
  return guest
}

/** The chosen change is still in the form, and is paid with another card. */
async function paysAgain({ ana, reference }: Awaited<ReturnType<typeof choosesThird>>) {
  const { page } = ana
  await expect(page.getByLabel('Number of Items')).toHaveValue('3')
  const open = page.getByRole('button', byCard)
  await expect(open.or(page.getByRole('button', payNow))).toBeVisible()
  if (await open.isVisible()) await open.click()
  await pays(ana, cards.good)
  await expect(page.getByText(made)).toBeVisible()
  await seesThree(page)
  expect(await chargesOf(page, reference)).toEqual([1800, 900])
}

/** Changes the pass to this number of items while the guest is at their bank, and reloads it. */
async function comesBackTo(page: Page, items: number): Promise<void> {
  await page.route('**/api/pass', async (route) => {
    const answer = await route.fetch()
    const pass: object = await answer.json()
    await route.fulfill({ json: { ...pass, luggageCount: items } })
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(`${items} items`, { exact: true })).toBeVisible()
}

/** Reads a text on the stay at the desk. */
async function staffRead(browser: Browser, stayId: string, says: string): Promise<void> {
  const desk = await inAnotherBrowser(browser)
  await signInAsStaff(desk)
  await desk.goto(`/admin/desk?stay=${stayId}`)
  await expect(desk.getByText('€9 paid online, not confirmed by the bank yet:')).toBeVisible()
  await expect(desk.getByText(says)).toBeVisible()
  await everyoneCanRead(desk)
  await desk.context().close()
}

/** Staff change the number of items meanwhile. */
async function deskWrites(browser: Browser, stayId: string, luggageCount: number): Promise<void> {
  const desk = await inAnotherBrowser(browser)
  await signInAsStaff(desk)
  const change = { luggageCount, reason: 'test', inPerson: false }
  await asStaff(desk, `stays/${stayId}/change`, change)
  await desk.context().close()
}

test.describe('promise 28: a bank asks a guest to confirm a change payment', () => {
  test('in a frame, and the guest confirms', async ({ page }) => {
    const { reference } = await paysForThird(page, cards.challenged)
    await page.route('**/api/payment-status', (route) => route.abort(), { times: 1 })
    await answersBank(page, 'Complete')
    await expect(page.getByText('nothing will be paid twice')).toBeVisible()
    await comesBackTo(page, 3)
    await expect(page.getByText(made)).toBeVisible()
    await expect(page.getByText('nothing will be paid twice')).toHaveCount(0)
    await seesThree(page)
    await page.unroute('**/api/pass')
    await page.route('**/api/pass', (route) => route.abort())
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('No connection.')).toBeVisible()
    await expect(page.getByText('Cancel this booking')).toBeHidden()
    expect(await chargesOf(page, reference)).toEqual([1800, 900])
  })

  test('in a frame, and the confirmation fails: the change can be paid with another card', async ({
    page,
  }) => {
    const guest = await paysForThird(page, cards.challenged)
    await expect(page.getByLabel('Number of Items')).toBeDisabled()
    await comesBackTo(page, 3)
    await answersBank(page, 'Fail')
    await expect(page.getByRole('alert')).toBeVisible()
    await comesBackTo(page, 2)
    await page.unroute('**/api/pass')
    await paysAgain(guest)
  })

  test('in a frame, and the page is restored from the back-forward cache', async ({ page }) => {
    const guest = await paysForThird(page, cards.challenged)
    await expect(page.locator('iframe[title="3-D Secure authentication"]')).toBeVisible()
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(page.getByText(unfinished)).toBeVisible()
    await paysAgain(guest)
  })

  test('in a frame that a reload closes', async ({ page }) => {
    const guest = await paysForThird(page, cards.challenged)
    await expect(page.locator('iframe[title="3-D Secure authentication"]')).toBeVisible()
    await page.reload()
    await expect(page.getByText(unfinished)).toBeVisible()
    await expect(page.getByText(still)).toBeVisible()
    await everyoneCanRead(page)
    await paysAgain(guest)
    await expect(page.getByText(unfinished)).toHaveCount(0)
    await page.reload()
    await seesThree(page)
    await expect(page.getByText(unfinished)).toHaveCount(0)
  })

  test('on its own page, and the confirmation fails', async ({ page }) => {
    const guest = await paysForThird(page, cards.redirected)
    await answersThere(page, 'Fail')
    await expect(page.getByText(declined)).toBeVisible()
    await expect(page.getByText(still)).toBeVisible()
    expect(page.url()).toContain(`/pass#${guest.passToken}`)
    await paysAgain(guest)
    await expect(page.getByText(declined)).toHaveCount(0)
  })
})

test.describe('a guest who returns from their bank', () => {
  test('sees that the change was applied', async ({ page }) => {
    await paysForThird(page, cards.redirected)
    await answersThere(page, 'Complete')
    await expect(page.getByText(made)).toBeVisible()
    await seesThree(page)
    await everyoneCanRead(page)
  })

  test('in another browser sees the pass that was paid for', async ({ page, browser }) => {
    const { reference, passToken } = await paysForThird(page, cards.redirected)
    const back = await leadsBack(page)
    const other = await inAnotherBrowser(browser)
    await other.goto(back)
    await expect(other.getByText(made)).toBeVisible()
    await expect(other.getByText(reference)).toBeVisible()
    await seesThree(other)
    expect(other.url()).toContain(`/pass#${passToken}`)
    await other.context().close()
  })

  test('sees that the change was not applied because the desk was faster, and can request it again', async ({
    page,
    browser,
  }) => {
    const { bookingId } = await paysForThird(page, cards.redirected)
    await deskWrites(browser, bookingId, 4)
    await answersThere(page, 'Complete')
    await expect(page.getByText(missed)).toBeVisible()
    await expect(page.getByText('4 items')).toBeVisible()
    await expect(page.getByLabel('Number of Items')).toHaveValue('3')
  })

  test('without a connection sees that the status is unknown, and can try again', async ({
    page,
  }) => {
    const { passToken } = await paysForThird(page, cards.redirected)
    await page.route('**/api/payment-status', (route) => route.abort())
    await answersThere(page, 'Complete')
    await expect(page.getByText('we don’t know yet whether you have paid')).toBeVisible({
      timeout: 20_000,
    })
    expect(page.url()).toContain(`/pass#${passToken}`)
    await page.getByText('Someone else collects').click()
    await page.getByLabel('Their full name').fill('Bea Friend')
    await page.getByRole('button', { name: 'Make the pass' }).click()
    await expect(page.getByText('The pass for Bea Friend is ready.')).toBeVisible()
    await expect(page.getByText('we don’t know yet whether you have paid')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeDisabled()
    await page.unroute('**/api/payment-status')
    await expect(page.getByText(made)).toBeVisible()
    await seesThree(page)
  })

  test.describe('on a bad connection', () => {
    test.use({ serviceWorkers: 'block' })

    test("sees the pass even if a part of the page can't be loaded", async ({ page }) => {
      const { reference } = await paysForThird(page, cards.redirected)
      const part = '**/assets/payment-news-parts-*.js'
      await page.route(part, (route) => route.abort())
      await answersThere(page, 'Complete')
      await expect(page.getByText('This could not be loaded.')).toBeVisible()
      await expect(page.getByText(reference)).toBeVisible()
      await page.unroute(part)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(made)).toBeVisible()
    })
  })
})

test.describe('promise 30: a guest whose bank processes a change payment', () => {
  /**
   * Pays and waits for processing; returns `settles`, which ends the payment at the bank and reloads the pass until it
   * shows that.
   */
  async function waits(page: Page) {
    const begun = page.waitForResponse('**/api/pass/pay')
    const guest = await paysForThird(page, cards.slow)
    const { paymentIntentId }: { paymentIntentId: string } = await (await begun).json()
    await expect(page.getByText('still processing the payment for your change')).toBeVisible()
    await expect(page.getByText(/^3 items, /)).toBeVisible()
    const settles = async (outcome: 'succeeded' | 'failed') => {
      const address = `${devOrigin}/control/stripe/payment-intents/${paymentIntentId}/settle`
      expect((await page.request.post(address, { data: { outcome } })).ok()).toBe(true)
      await expect(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        const waiting = page.getByText('still processing the payment for your change')
        await expect(waiting).toHaveCount(0, { timeout: 1000 })
      }).toPass()
    }
    return { ...guest, settles }
  }

  test('sees that instead of the forms, as staff do, until the change is applied', async ({
    page,
    browser,
  }) => {
    const { settles, bookingId } = await waits(page)
    await expect(page.getByText('Change dates or items')).toHaveCount(0)
    await expect(page.getByText('Cancel this booking')).toHaveCount(0)
    await everyoneCanRead(page)
    await page.reload()
    await expect(page.getByText('still processing the payment for your change')).toBeVisible()
    await expect(page.getByText('2 items')).toBeVisible()
    await staffRead(browser, bookingId, 'You needn’t ask for it again.')
    await settles('succeeded')
    await expect(page.getByText(made)).toBeVisible()
    await seesThree(page)
  })

  test('sees that the change was not applied if the desk changed the stay, as staff do', async ({
    page,
    browser,
  }) => {
    const { settles, bookingId } = await waits(page)
    await deskWrites(browser, bookingId, 4)
    await staffRead(browser, bookingId, 'This change can no longer be made.')
    await settles('succeeded')
    await expect(page.getByText('so this change was not made.')).toBeVisible()
    await expect(page.getByText('4 items')).toBeVisible()
  })

  test('sees that it was declined, and can pay with another card', async ({ page }) => {
    const { settles, ...guest } = await waits(page)
    await settles('failed')
    await expect(page.getByText(declined)).toBeVisible()
    await expect(page.getByText('2 items')).toBeVisible()
    await everyoneCanRead(page)
    await paysAgain(guest)
  })
})
