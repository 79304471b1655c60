import { expect, type Locator, type Page, test } from '@playwright/test'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { closedSaturday } from './close-office.ts'
import {
  colleagueTakesIn,
  finds,
  freeTags,
  newGuest,
  openCounter,
  panel,
  paysCash,
  reserves,
  row,
  says,
  search,
  settled,
} from './counter.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { asStaff, leftBags } from './offline.ts'

test.describe.configure({ timeout: 60_000 })

/** Opens one of the rarer actions. */
async function opens(stay: Locator, name: string): Promise<Locator> {
  await stay.getByText('More', { exact: true }).click()
  const part = stay.getByRole('group').filter({ has: stay.page().getByText(name, { exact: true }) })
  await part.last().getByText(name, { exact: true }).click()
  await expect(part.last().locator('div[inert]')).toHaveCount(0)
  return part.last()
}

/** A visible line of an account, by its name. */
const line = (part: Locator, name: string) =>
  part
    .locator('dl > div')
    .filter({ has: part.page().getByText(name, { exact: true }), visible: true })

/** Books a service without a list price; returns the stay's id. */
async function asksFor(page: Page, serviceType: string, customerName: string): Promise<string> {
  const day = addDays(tiranaDate(new Date()), 3)
  const made = await page.request.post('/api/bookings', {
    data: {
      customerName,
      serviceType,
      luggageCount: 1,
      totalPrice: 0,
      currency: 'EUR',
      customerEmail: `${crypto.randomUUID()}@example.com`,
      customerPhone: '+49 170 5550123',
      startDate: tiranaInstant(day, '10:00'),
      endDate: tiranaInstant(day, '12:00'),
      locale: 'de',
    },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id }: { id: string } = await made.json()
  return id
}

async function opensStay(page: Page, id: string, name: string): Promise<Locator> {
  await page.goto(`/admin/desk?stay=${id}`)
  const stay = panel(page, name)
  await expect(stay).toBeVisible()
  return stay
}

test('a longer stay with another item shows the price difference before it is saved', async ({
  page,
}) => {
  const name = newGuest()
  await reserves(page, name)
  await openCounter(page)
  const stay = await finds(page, name)
  const part = await opens(stay, 'Change dates or items')
  const save = part.getByRole('button', { name: 'Save the change' })
  await part.getByRole('textbox', { name: 'Reason' }).fill('Flight moved')
  // Nothing has changed yet.
  await expect(save).toBeDisabled()

  const pickUpDay = part.getByLabel('Pick-up day')
  const before = await pickUpDay.inputValue()
  await pickUpDay.fill(addDays(before, 1))
  await expect(line(part, 'Price now')).toContainText('€12')
  await expect(line(part, 'New price')).toContainText('€18')
  await part.getByRole('button', { name: 'One item more' }).click()
  await expect(line(part, 'New price')).toContainText('€27')
  await expect(line(part, 'Due after this')).toContainText('€27')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await everyoneCanRead(page)

  await pickUpDay.fill(addDays(before, -3))
  await expect(part).toContainText('The pick-up would be before the drop-off.')
  await expect(save).toBeDisabled()
  await pickUpDay.fill(closedSaturday)
  await expect(part.getByRole('alert')).toContainText('The office is closed:')

  await pickUpDay.fill(addDays(before, 1))
  await expect(part.getByRole('alert')).toHaveCount(0)
  await save.click()
  await says(stay, 'Changed.')
  await expect(stay).toContainText('€27 due')
  await expect(stay).toContainText('3 items')

  // A no-show owes nothing, and can still be checked in.
  await stay.getByText('No-show', { exact: true }).click()
  await stay.getByRole('button', { name: 'Nobody came' }).click()
  await says(stay, 'Marked as no-show.')
  await expect(stay).not.toContainText('€27 due')
  await expect(stay.getByRole('button', { name: 'Check in 3 items' })).toBeVisible()
})

test('a day late: staff take one amount before the bags leave, undo it, and refund a part', async ({
  page,
}) => {
  await openCounter(page)
  const { id, name } = await leftBags(page)
  const one = '€12 due, incl. 1 extra day'
  await search(page).fill(name)
  await expect(row(page, name)).toContainText(one)
  const stay = await opensStay(page, id, name)
  await expect(stay).toContainText(one)
  const paysAll = async () => {
    await paysCash(page)
    await says(stay, 'Payment taken.')
    await expect(stay).not.toContainText('due')
  }
  await paysAll()
  await stay.getByRole('button', { name: 'Undo', exact: true }).click()
  await says(stay, 'Undone.')
  await expect(stay).toContainText(one)
  await paysAll()
  await stay.getByRole('button', { name: 'Check out 2 items' }).click()
  await says(stay, 'Checked out.')

  const part = await opens(stay, 'Refund')
  await part.getByRole('textbox', { name: 'Amount in euros' }).fill('2,50')
  await expect(line(part, 'Goodwill')).toContainText('−€2.50')
  await expect(line(part, 'Hand over in cash')).toContainText('€2.50')
  await part.getByRole('textbox', { name: 'Reason' }).fill('waited long')
  await part.getByRole('button', { name: 'Refund now' }).click()
  await says(stay, 'Refund noted.')
  expect(await asStaff(page, `stays/${id}`)).toMatchObject({
    stay: { status: 'completed', received: 1200, refunded: 250, netPrice: 950, balance: 0 },
    refunds: [{ method: 'cash', cents: 250 }],
  })
})

test('a shorter stay after check-in shows the refund and pays it out in cash', async ({ page }) => {
  const name = newGuest()
  const id = await reserves(page, name)
  await openCounter(page)
  expect(await colleagueTakesIn(page, id, freeTags())).toBe(200)
  const stay = await opensStay(page, id, name)
  await stay.getByRole('radio', { name: /^As booked/ }).check()
  await paysCash(page)
  await says(stay, 'Payment taken.')

  const part = await opens(stay, 'Change dates or items')
  // After check-in, drop-off and items can't be changed.
  await expect(part.getByLabel('Drop-off day')).toHaveCount(0)
  await expect(part.getByRole('button', { name: 'One item more' })).toHaveCount(0)
  const pickUpDay = part.getByLabel('Pick-up day')
  await pickUpDay.fill(addDays(await pickUpDay.inputValue(), -1))
  await part.getByLabel('Pick-up time').selectOption('23:00')
  // Late in the evening the guest is expected tomorrow, and came a day early.
  await expect(line(part, 'New price')).toContainText(/€(6|12)$/)
  await expect(line(part, 'Still to refund after this')).toContainText('€6')
  await part.getByRole('checkbox', { name: /money is handed over now/ }).check()
  await expect(line(part, 'Hand over in cash')).toContainText('€6')
  await part.getByRole('textbox', { name: 'Reason' }).fill('Leaves today')
  await part.getByRole('button', { name: 'Save the change' }).click()
  await says(stay, 'Changed.')
  await expect(stay).toContainText('Paid')
})

test('staff set another price, and later changes need a price too', async ({ page }) => {
  const name = newGuest()
  await reserves(page, name)
  await openCounter(page)
  const stay = await finds(page, name)
  const part = await opens(stay, 'Change the price')
  const price = part.getByRole('textbox', { name: 'Price in euros' })
  const set = part.getByRole('button', { name: 'Set this price' })
  await part.getByRole('textbox', { name: 'Reason' }).fill('Regular guest')
  await expect(set).toBeDisabled()
  await price.fill('ten')
  await expect(part).toContainText('Enter an amount, such as 25 or 12.50')
  await price.fill('10,50')
  await expect(line(part, 'Price now')).toContainText('€12')
  await expect(line(part, 'New price')).toContainText('€10.50')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await everyoneCanRead(page)
  await set.click()
  await says(stay, 'Price noted.')
  await expect(stay).toContainText('€10.50 due')

  // The list price no longer counts, so staff set the price of a change too.
  await stay.getByText('Change dates or items', { exact: true }).click()
  const change = stay.getByRole('group').filter({ hasText: 'Save the change' }).last()
  const pickUpDay = change.getByLabel('Pick-up day')
  await pickUpDay.fill(addDays(await pickUpDay.inputValue(), 1))
  await expect(change).toContainText('There is no list price for this.')
  await change.getByRole('textbox', { name: 'Reason' }).fill('A day longer')
  await expect(change.getByRole('button', { name: 'Save the change' })).toBeDisabled()
  await change.getByRole('textbox', { name: 'Price in euros' }).fill('15')
  await expect(line(change, 'New price')).toContainText('€15')
  await change.getByRole('button', { name: 'Save the change' }).click()
  await says(stay, 'Changed.')
  await expect(stay).toContainText('€15 due')
})

test('staff confirm a request with a price in one step, and take the money', async ({ page }) => {
  const name = newGuest()
  const id = await asksFor(page, 'taxi', name)
  await openCounter(page)
  const stay = await opensStay(page, id, name)
  await expect(stay).toContainText('Price to be set')
  await expect(stay.getByRole('button', { name: 'Confirm without a price' })).toBeVisible()
  await stay.getByRole('textbox', { name: 'Price in euros' }).fill('22')
  await settled(stay.getByRole('button', { name: 'Confirm at €22' }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await everyoneCanRead(page)
  await stay.getByRole('button', { name: 'Confirm at €22' }).click()
  await says(stay, 'Confirmed.')
  await expect(stay).toContainText('€22 due')
  await paysCash(page)
  await says(stay, 'Payment taken.')
  await expect(stay).toContainText('Paid')
})

test("staff call a guest, or write to them in the guest's language", async ({ page }) => {
  const name = newGuest()
  const id = await asksFor(page, 'tours', name)
  await openCounter(page)
  const stay = await opensStay(page, id, name)
  const { stay: booked } = await (await page.request.get(`/api/staff/stays/${id}`)).json()
  await expect(stay.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+491705550123',
  )
  const words = `Guten Tag ${name}, hier ist Tirana Luggage Storage. Es geht um Ihre Buchung ${booked.reference}:`
  const write = stay.getByRole('link', { name: 'Email' })
  await expect(write).toHaveAttribute('href', new RegExp(`body=${encodeURIComponent(words)}`))
  const email = new URL((await write.getAttribute('href')) ?? '')
  expect(decodeURIComponent(email.pathname)).toBe(booked.customerEmail)
  const chat = new URL(
    (await stay.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '',
  )
  expect(chat.origin + chat.pathname).toBe('https://wa.me/491705550123')
  expect(chat.searchParams.get('text')).toBe(words)
})

test('a ride of today shows at the desk with its driver’s sentence, and is closed with what was taken', async ({
  page,
}) => {
  const name = newGuest()
  await openCounter(page)
  const id = crypto.randomUUID()
  await asStaff(page, 'rides', {
    id,
    serviceType: 'taxi',
    customerName: name,
    customerPhone: '+49 170 5550123',
    startDate: tiranaInstant(tiranaDate(new Date()), '23:59'),
    specialRequests: 'Hotel X to the airport',
    cents: 1800,
    locale: 'de',
  })
  await page.goto('/admin/desk')
  const rides = page.getByRole('region', { name: 'Rides and tours today' })
  await expect(rides.getByRole('link', { name: `Call ${name}` })).toHaveAttribute(
    'href',
    'tel:+491705550123',
  )
  await rides.getByText(name, { exact: true }).click()
  const stay = panel(page, name)
  await expect(stay).toContainText(`Taksi për ${name}`)
  // A guest's own words come last, in quotes.
  await expect(stay).toContainText(
    new RegExp(`Taxi for ${name}, .*, \\+49 170 5550123, to pay: €18, «Hotel X to the airport»`),
  )
  await stay.getByRole('button', { name: 'Done, €18 in cash' }).click()
  await says(stay, 'Completed.')
  await expect(stay).toContainText('Paid')
  await stay.getByRole('button', { name: 'Undo' }).click()
  await says(stay, 'Undone.')
  await stay.getByRole('button', { name: 'Done, €18 stays due' }).click()
  await says(stay, 'Completed.')
  await expect(stay).toContainText('€18 due')
  await stay.getByRole('button', { name: 'Close' }).click()
  await expect(rides.getByText(name, { exact: true })).toHaveCount(0)
})

test('a note for colleagues doesn’t overwrite an unseen one; an address can be corrected', async ({
  page,
}) => {
  const name = newGuest()
  const id = await reserves(page, name)
  await openCounter(page)
  const stay = await opensStay(page, id, name)
  const note = await opens(stay, 'Note for colleagues')
  await note.getByRole('textbox', { name: 'Note' }).fill('Comes with a pram')
  await note.getByRole('button', { name: 'Save note' }).click()
  await says(stay, 'Noted.')
  await expect(stay).toContainText('For colleagues: Comes with a pram')
  const text = note.getByRole('textbox', { name: 'Note' })
  await text.fill('Comes with a pram and a dog')
  const shownNote = 'Comes with a pram'
  await asStaff(page, `stays/${id}/note`, { note: 'Comes at nine', shownNote })
  // The open stay is loaded again every 20 seconds.
  await expect(stay).toContainText('For colleagues: Comes at nine', { timeout: 30_000 })
  await expect(text).toHaveValue('Comes with a pram and a dog')
  await note.getByRole('button', { name: 'Save note' }).click()
  await expect(stay).toContainText('Someone else changed this stay at the same moment.')
  await note.getByRole('button', { name: 'Save note' }).click()
  await expect(stay).toContainText('For colleagues: Comes with a pram and a dog')
  await page.goto(`/admin/stays/${id}`)
  await page.getByText('Correct name, phone or email').click()
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Valid email address is required')).toBeVisible()
  const right = `${crypto.randomUUID()}@example.com`
  await page.getByRole('textbox', { name: 'Email' }).fill(right)
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByRole('link', { name: right })).toBeVisible()
})

test('a guest who leaves early without having paid owes only the days used', async ({ page }) => {
  const name = newGuest()
  const id = await reserves(page, name)
  await openCounter(page)
  expect(await colleagueTakesIn(page, id, freeTags())).toBe(200)
  const stay = await opensStay(page, id, name)
  await stay.getByRole('radio', { name: 'Now: €6' }).check()
  await expect(stay.getByRole('button', { name: /^Cash taken/ })).toContainText('€6')
  await stay.getByRole('button', { name: /^Cash taken/ }).click()
  await says(stay, 'Payment taken.')
  await stay.getByRole('button', { name: /^Check out 2 items/ }).click()
  await says(stay, 'Checked out.')
  await expect(stay).toContainText('Paid')
})
