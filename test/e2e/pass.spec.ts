import { expect, type Locator, test } from '@playwright/test'
import { addDays, tiranaDate } from '../../domain/time/calendar.ts'
import { countTaps, picksIn } from './count-taps.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { reserved, statusLine } from './reserved.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

test.describe("promise 19: a guest's own link", () => {
  test('opens the stay, and another link does not', { tag: '@phone' }, async ({ page }) => {
    const { reference, address, until } = await reserved(page)
    const hour = 3_600_000
    const [from, to] = [until.getTime() + hour, until.getTime() + 2 * hour]
    const closures = [{ kind: 'closed', from: new Date(from), to: new Date(to) }]
    await page.route('**/api/opening-times', (route) => route.fulfill({ json: { closures } }))
    await page.goto(address)
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await expect(statusLine(page)).toHaveText('Show this code at our desk.')
    await expect(page.getByText('To pay at our desk: €12.00 or 1,200 Lek')).toBeVisible()
    await expect(page.getByText(/^But we are closed: .+ \d\d:\d\d–\d\d:\d\d$/)).toBeVisible()
    await everyoneCanRead(page)
    await page.goto('/pass#gAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    await expect(
      page.getByRole('heading', { name: 'This link doesn’t open a booking' }),
    ).toBeVisible()
    await everyoneCanRead(page)
  })

  test("is saved on the device and is in no request's address or referrer", {
    tag: '@phone',
  }, async ({ page }) => {
    const { reference, address, passToken } = await reserved(page)
    const requested: string[] = []
    page.on('request', (request) =>
      requested.push(`${request.url()} ${request.headers().referer ?? ''}`),
    )
    await page.goto(address)
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    expect(requested.filter((text) => text.includes(passToken))).toEqual([])
    await page.goto('/fr/pass')
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await expect(statusLine(page)).toHaveText('Présentez ce code à notre comptoir.')
  })
})

test('a guest changes the stay in four taps without a login, and sees the price first', {
  tag: '@phone',
}, async ({ page }) => {
  const { address, until } = await reserved(page)
  const taps = await countTaps(page)
  const items = page.getByLabel('Number of Items')
  await page.goto(address)

  /** From the opened pass to the changed stay. */
  async function changes(field: Locator, value: string, price: string): Promise<void> {
    await expect(page.getByText('Change dates or items')).toBeVisible()
    const before = taps()
    await page.getByText('Change dates or items').tap()
    const inPicker = await picksIn(field, value)
    await expect(page.getByText(`You’ll pay ${price} or`)).toBeVisible()
    if (before === 0) await everyoneCanRead(page)
    const changed = page.waitForResponse('**/api/pass/change')
    await page.getByRole('button', { name: 'Change my booking' }).tap()
    expect((await changed).ok()).toBe(true)
    await expect(page.getByText(`To pay at our desk: ${price}`)).toBeVisible()
    expect(taps() - before + inPicker).toBe(4)
    await page.reload()
  }

  await changes(items, '3', '€18.00')
  await expect(page.getByText('3 items')).toBeVisible()
  await changes(items, '2', '€12.00')
  await expect(page.getByText('2 items')).toBeVisible()
  // Past its end, so the pick-up moves too.
  await changes(page.getByLabel('Drop-off Date'), addDays(tiranaDate(until), 2), '€12.00')
  await changes(page.getByLabel('Pick-up Date'), addDays(tiranaDate(until), 4), '€18.00')
})

test('a pick-up before the drop-off is reported at its field, and changes nothing', {
  tag: '@phone',
}, async ({ page }) => {
  const { address } = await reserved(page)
  await page.goto(address)
  await page.getByText('Change dates or items').click()
  const pickUp = page.getByLabel('Pick-up Date')
  const agreed = await pickUp.inputValue()
  await pickUp.fill(await page.getByLabel('Drop-off Date').inputValue())
  await page.getByLabel('Pick-up Time').selectOption('08:00')
  await expect(page.getByText('Please check the dates and times.')).toBeVisible()
  await expect(page.getByText('Pick-up can’t be before drop-off')).toBeVisible()
  await expect(pickUp).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: 'Change my booking' })).toBeDisabled()
  await page.reload()
  await page.getByText('Change dates or items').click()
  await expect(pickUp).toHaveValue(agreed)
})

test('a guest cancels in two taps, and the pass says so after a reload', { tag: '@phone' }, async ({
  page,
}) => {
  const { address } = await reserved(page)
  const taps = await countTaps(page)
  await page.goto(address)
  await page.getByText('Cancel this booking').tap()
  await expect(page.getByText('Cancelling costs you nothing.')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, cancel it' }).tap()
  await expect(statusLine(page)).toHaveText('This booking is cancelled.')
  expect(taps()).toBe(2)
  await page.reload()
  await expect(statusLine(page)).toHaveText('This booking is cancelled.')
  await expect(page.getByText('Change dates or items')).toHaveCount(0)
})

test('a change from another tab is shown before anything is cancelled', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.setTimeout(90_000)
  const ana = new Traveller(page, words.en)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await page.getByRole('button', { name: words.en.payWithCard }).click()
  await ana.payWith(cards.good, words.en.eighteen)
  const onReceipt = page.getByRole('link', { name: 'Your luggage pass' })
  const address = (await onReceipt.getAttribute('href')) ?? ''
  await page.goto(address)
  await page.getByText('Cancel this booking').click()
  const cancel = page.getByRole('button', { name: 'Yes, cancel it' })
  await expect(page.getByText('€18.00 goes back to your card.')).toBeVisible()
  const other = await context.newPage()
  await other.goto(address)
  await other.getByText('Change dates or items').click()
  await other.getByLabel('Number of Items').selectOption('1')
  await other.getByRole('button', { name: 'Change my booking' }).click()
  await expect(other.getByText('1 item', { exact: true })).toBeVisible()
  await cancel.click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your booking has changed in the meantime. Please check it before you go on.',
  )
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await expect(page.getByText('€9.00 goes back to your card.')).toBeVisible()
  await expect(statusLine(page)).toHaveText('Show this code at our desk.')
})
