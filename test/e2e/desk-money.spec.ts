import { expect, type Locator, type Page, test } from '@playwright/test'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import { finds, freeTags, newGuest, openCounter, panel, reserves, says } from './counter.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { asStaff, isExpected } from './offline.ts'
import { signInAsStaff } from './staff.ts'
import { paysByCard, refundFails, reservesAhead } from './stays-ahead.ts'

test.describe.configure({ timeout: 90_000 })
// Colours change without transitions, so none is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const entry = (page: Page, name: string) => page.getByRole('article', { name })

/** Opens a guest's entry in the attention list. */
async function opensEntry(page: Page, name: string): Promise<Locator> {
  await page.goto('/admin/attention')
  const found = entry(page, name)
  await found.getByRole('button', { name: /^Settle/ }).click()
  return found
}

const account = (page: Page) => page.getByRole('table', { name: 'Account' }).getByRole('row')
const history = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem')

test('a refund that a closed card rejects is paid out in cash, and leaves the list', async ({
  page,
}) => {
  await signInAsStaff(page)
  const name = newGuest()
  const id = await paysByCard(page, name)
  await refundFails(page, id)
  const cash = { cents: 5000, lek: 0 }
  await asStaff(page, 'till/movements', { kind: 'float', cash, reason: 'change' })

  const failed = await opensEntry(page, name)
  await expect(failed).toContainText('The card can’t take the money back.')
  const pay = failed.getByRole('button', { name: 'Pay out €12 in cash' })
  await expect(pay).toBeDisabled()
  const form = failed.locator('form').filter({ hasText: 'Pay out €12 in cash' })
  await form.getByLabel('Reason').fill('came to the counter')
  await everyoneCanRead(page)
  await expect(failed.getByRole('button', { name: 'Pay out 1,200 Lek' })).toBeEnabled()
  await pay.click()
  await says(page, `Settled: ${name}`)
  await expect(entry(page, name)).toHaveCount(0)

  await page.goto(`/admin/stays/${id}`)
  await expect(account(page).filter({ hasText: 'Cash: Refunded' })).toContainText('−€12.00')
  // With this number the guest's bank can trace the first attempt.
  await expect(account(page).filter({ hasText: 'Online: Failed' })).toContainText(
    /Bank reference: \d{23}/,
  )
  await expect(account(page).last()).toHaveText('BalanceSettled')
  await expect(history(page).filter({ hasText: 'Paid out in cash' })).toContainText(
    /€12\.00.*came to the counter.*arta@example\.com/s,
  )
  await page.goto('/admin/till')
  await page.getByText(/^Movements/).click()
  const { stay } = await asStaff<{ stay: { reference: string } }>(page, `stays/${id}`)
  await expect(page.getByRole('listitem').filter({ hasText: stay.reference })).toContainText(
    '− €12.00',
  )
})

test('an overpayment that the guest will not collect is kept with a reason', async ({ page }) => {
  await signInAsStaff(page)
  const name = newGuest()
  const id = await reservesAhead(page, name)
  await asStaff(page, `stays/${id}/payments`, { method: 'cash', cents: 1200 })
  await asStaff(page, `stays/${id}/cancel`, { reason: 'ill', inPerson: false })

  const overpaid = await opensEntry(page, name)
  const keep = overpaid.getByRole('button', { name: 'Keep €12.00' })
  await expect(keep).toBeHidden()
  await overpaid.getByText('The guest will never come for it').click()
  await expect(keep).toBeDisabled()
  await overpaid.getByLabel('Reason').last().fill('said that we may')
  await everyoneCanRead(page)
  await keep.click()
  await says(page, `Settled: ${name}`)

  await page.goto(`/admin/stays/${id}`)
  await expect(account(page).filter({ hasText: 'Overpaid money kept' })).toContainText('€12.00')
  await expect(account(page).last()).toHaveText('BalanceSettled')
  await expect(history(page).filter({ hasText: 'Overpaid money kept' })).toContainText(
    /said that we may.*arta@example\.com/s,
  )
})

test('a fiscal receipt number is saved with the payment, or added later', async ({ page }) => {
  const name = newGuest()
  const id = await reserves(page, name)
  const number = `AB-${crypto.randomUUID()}`
  await openCounter(page)
  const stay = await finds(page, name)
  await stay.getByText('Other amount, receipt number').click()
  await stay.getByLabel('Only a part, in euros').fill('5')
  await stay.getByLabel('Fiscal receipt no.').fill(number)
  await stay.getByRole('button', { name: /^Cash taken/ }).click()
  await says(stay, 'Payment taken.')
  await asStaff(page, `stays/${id}/payments`, { method: 'desk_card', cents: 700 })

  await page.goto(`/admin/stays/${id}`)
  const card = account(page).filter({ hasText: 'Card at the desk' })
  await expect(account(page).filter({ hasText: 'Cash: Received' })).toContainText(
    `Receipt ${number}`,
  )
  await card.getByText('Add receipt number').click()
  const save = card.getByRole('button', { name: 'Save number' })
  await expect(save).toBeDisabled()
  await card.getByLabel('Fiscal receipt no.').fill('CD-2')
  await everyoneCanRead(page)
  // The first request does not reach the server; the second does, but its response is lost.
  let tries = 0
  await page.route('**/fiscal-number', async (route) => {
    tries += 1
    if (tries > 1) await route.fetch()
    await route.abort()
  })
  await save.click()
  await expect(card.getByRole('alert')).toContainText('save it again')
  await expect(card.getByLabel('Fiscal receipt no.')).toHaveValue('CD-2')
  await save.click()
  await expect(card).toContainText('Receipt CD-2')
  await expect(page.getByText('Add receipt number')).toHaveCount(0)
  await expect(history(page).filter({ hasText: 'Fiscal receipt noted' })).toHaveCount(1)

  await page.goto('/admin/till')
  await page.getByText(/^Movements/).click()
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('+ €5.00')
})

test('a second receipt number is refused by name, and the first is shown', async ({ page }) => {
  await signInAsStaff(page)
  const id = await reserves(page, newGuest())
  const { payments } = await asStaff<StayRecord>(page, `stays/${id}/payments`, {
    method: 'desk_card',
    cents: 1200,
  })
  await page.goto(`/admin/stays/${id}`)
  const card = account(page).filter({ hasText: 'Card at the desk' })
  await card.getByText('Add receipt number').click()
  await card.getByLabel('Fiscal receipt no.').fill('CD-2')
  const noted = { payment: payments[0]?.id, fiscalNumber: 'CD-1' }
  await asStaff(page, `stays/${id}/fiscal-number`, noted)
  await card.getByRole('button', { name: 'Save number' }).click()
  await expect(card).toContainText('Receipt CD-1')
  await expect(card.getByRole('alert')).toContainText('CD-2 was not saved')
})

test('an undone action keeps its own time, and so does its undo', async ({ page }) => {
  await signInAsStaff(page)
  const { id, name } = await isExpected(page)
  const { stay: seen } = await asStaff<{ stay: Record<string, unknown> }>(page, `stays/${id}`)
  const { status, luggageCount, pickUpAt, balance } = seen
  // Done offline, and sent a moment later.
  const doneAt = new Date()
  await asStaff(page, `stays/${id}/check-in`, {
    tags: freeTags(),
    idSeen: false,
    clientContext: { doneAt, wasOffline: true, seen: { status, luggageCount, pickUpAt, balance } },
  })
  await page.goto(`/admin/desk?stay=${id}`)
  const stay = panel(page, name)
  await stay.getByText('More', { exact: true }).click()
  await stay.getByText('Undo the last step', { exact: true }).click()
  await stay.getByRole('button', { name: 'Undo', exact: true }).click()
  await says(stay, 'Undone.')
  await expect(stay).toContainText('Confirmed')

  await page.goto(`/admin/stays/${id}`)
  const came = history(page).filter({ hasText: 'Checked in' })
  const timeOf = async (line: Locator) =>
    Date.parse((await line.locator('time').getAttribute('datetime')) ?? '')
  expect(await timeOf(came)).toBe(doneAt.getTime())
  await expect(came).toContainText('Reached us')
  const undone = history(page).filter({ hasText: 'Last step undone' })
  expect(await timeOf(undone)).toBeGreaterThan(doneAt.getTime())
  await expect(undone).not.toContainText('Reached us')
  await expect(undone).toContainText('arta@example.com')
})
