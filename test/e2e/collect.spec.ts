import { expect, type Page, test } from '@playwright/test'
import {
  colleagueTakesIn,
  freeTags,
  newGuest,
  nextArrival,
  openCounter,
  panel,
  search,
} from './counter.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { asStaff } from './offline.ts'
import { reserved } from './reserved.ts'

/** A guest with two bags inside: the desk is open on one page and the pass on another. */
async function guestWithBags(page: Page) {
  const name = newGuest()
  const { id, passToken } = await reserved(page, { name, from: nextArrival() })
  const tags = freeTags()
  await openCounter(page)
  expect(await colleagueTakesIn(page, id, tags)).toBe(200)
  const guest = await page.context().newPage()
  await guest.goto(`/pass#${passToken}`)
  return { id, name, tags, guest }
}

/** The guest names a collector for all tags but one; returns the link to send. */
async function names(guest: Page, collector: string, without: number): Promise<string> {
  await guest.getByText('Someone else collects').click()
  await guest.getByLabel('Their full name').fill(collector)
  await guest.getByLabel(`Tag ${without}`).uncheck()
  await everyoneCanRead(guest)
  await guest.getByRole('button', { name: 'Make the pass' }).click()
  await expect(guest.getByText(`The pass for ${collector} is ready. Send it now.`)).toBeVisible()
  const sent = await guest
    .getByRole('link', { name: 'Send the pass by WhatsApp' })
    .getAttribute('href')
  return /https?:\/\/\S+#c\S+$/.exec(decodeURIComponent(sent ?? ''))?.[0] ?? ''
}

/** As when a phone gets its connection back. */
const asksAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

const codeOn = async (page: Page) => (await page.getByText(/^PICK-/).textContent()) ?? ''

test('a collector collects the ticked bag once, and the guest sees it', {
  tag: '@phone',
}, async ({ page }) => {
  const { name, tags, guest } = await guestWithBags(page)
  const link = await names(guest, 'Anna Ferri', tags[1])
  await everyoneCanRead(guest)

  const collector = await page.context().newPage()
  await collector.goto(link)
  await expect(collector.getByText('Show this code and your ID at our desk.')).toBeVisible()
  await expect(collector.getByText(`Tag ${tags[0]}`)).toBeVisible()
  await expect(collector.getByText(name)).toHaveCount(0)
  await expect(collector.getByText('€')).toHaveCount(0)
  await everyoneCanRead(collector)
  const code = await codeOn(collector)

  await search(page).fill(code)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await search(page).press('Enter')
  const stay = panel(page, name)
  await expect(stay.getByText('check the ID of Anna Ferri')).toBeVisible()
  await expect(stay.getByLabel(String(tags[0]), { exact: true })).toBeChecked()
  await expect(stay.getByLabel(String(tags[1]), { exact: true })).toBeDisabled()
  await everyoneCanRead(page)
  await stay.getByRole('button', { name: 'Check out 1 item' }).click()
  await expect(stay.getByRole('button', { name: /^Undo/ })).toBeVisible()

  await guest.reload()
  await expect(guest.getByText(/^Collected: /)).toBeVisible()
  await expect(guest.getByText(`${tags[0]} was collected`)).toBeVisible()
  await expect(guest.getByText(/^Handed to Anna Ferri: /)).toBeVisible()
  await collector.reload()
  await expect(collector.getByText(/^Collected: /)).toBeVisible()

  // On a phone an open stay hides the search.
  await page.keyboard.press('Escape')
  await search(page).fill(code)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await search(page).press('Enter')
  await expect(stay.getByText('has already been used')).toBeVisible()
})

test('a ticked bag that leaves meanwhile is not replaced by another bag', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, tags, guest } = await guestWithBags(page)
  const [left, stays] = tags
  await guest.getByText('Someone else collects').click()
  await guest.getByLabel('Their full name').fill('Anna Ferri')
  await guest.getByLabel(`Tag ${stays}`).uncheck()
  await asStaff(page, `stays/${id}/check-out`, { tags: [left], outTo: 'guest' })
  await asksAgain(guest)
  await expect(guest.getByLabel(`Tag ${left}`)).toHaveCount(0)
  const rest = guest.getByLabel(`Tag ${stays}`)
  await expect(rest).not.toBeChecked()
  const make = guest.getByRole('button', { name: 'Make the pass' })
  await expect(make).toBeDisabled()
  await everyoneCanRead(guest)
  await rest.check()
  await make.click()
  await expect(guest.getByText('The pass for Anna Ferri is ready. Send it now.')).toBeVisible()
  await expect(guest.getByText(`Anna Ferri · Tag ${stays}`)).toBeVisible()
})

test('a revoked pass is refused at the desk, and the collector sees why', {
  tag: '@phone',
}, async ({ page }) => {
  const { name, tags, guest } = await guestWithBags(page)
  const link = await names(guest, 'Anna Ferri', tags[1])
  const collector = await page.context().newPage()
  await collector.goto(link)
  const code = await codeOn(collector)

  await search(page).fill(code)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await search(page).press('Enter')
  const stay = panel(page, name)
  await expect(stay.getByText('check the ID of Anna Ferri')).toBeVisible()
  await guest.getByRole('button', { name: 'Revoke this pass' }).click()
  await guest.getByRole('button', { name: 'Yes, revoke this pass' }).click()
  await expect(guest.getByText('Revoked', { exact: true })).toBeVisible()

  await stay.getByRole('button', { name: 'Check out 1 item' }).click()
  await expect(stay.getByText('The guest has revoked this pick-up pass.').first()).toBeVisible()
  await collector.reload()
  await expect(collector.getByText('This pass was revoked.')).toBeVisible()
})

test("a collector's pass opens offline until it is revoked", {
  tag: '@phone',
}, async ({ page, context }) => {
  test.setTimeout(90_000)
  const { tags, guest } = await guestWithBags(page)
  const link = await names(guest, 'Anna Ferri', tags[1])
  const collector = await context.newPage()
  await collector.goto(link)
  const code = await codeOn(collector)
  const saved = collector.getByText('This pass is saved here and opens without a connection, too.')
  await expect(saved).toBeVisible({ timeout: 30_000 })

  await context.setOffline(true)
  await collector.reload()
  await expect(collector.getByText(/^No connection\. Your pass as of \d\d:\d\d\./)).toBeVisible()
  await expect(collector.getByText(code, { exact: true })).toBeVisible()
  await expect(collector.getByText(`Tag ${tags[0]}`)).toBeVisible()
  await everyoneCanRead(collector)

  await context.setOffline(false)
  await expect(collector.getByText('No connection.')).toHaveCount(0)
  await guest.getByRole('button', { name: 'Revoke this pass' }).click()
  await guest.getByRole('button', { name: 'Yes, revoke this pass' }).click()
  await expect(guest.getByText('Revoked', { exact: true })).toBeVisible()
  await collector.reload()
  await expect(collector.getByText('This pass was revoked.')).toBeVisible()
  expect(await collector.evaluate(() => localStorage.getItem('pick-up-passes'))).toBeNull()
})

test('a pass whose response was lost is made once, even if another one is made first', {
  tag: '@phone',
}, async ({ page }) => {
  const { passToken } = await reserved(page)
  await page.goto(`/pass#${passToken}`)
  await page.getByText('Someone else collects').click()
  const name = page.getByLabel('Their full name')
  const make = page.getByRole('button', { name: 'Make the pass' })
  const says = (collector: string) => page.getByText(`The pass for ${collector} is ready.`)
  await page.route(
    '**/api/pass/collectors',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await name.fill('Anna Ferri')
  await make.click()
  await expect(page.getByText('Please try again: nothing will be done twice.')).toBeVisible()

  await name.fill('Bob Dhima')
  await make.click()
  await expect(says('Bob Dhima')).toBeVisible()
  await page.getByRole('button', { name: 'Name someone else' }).click()
  await name.fill('Anna Ferri')
  await make.click()
  await expect(says('Anna Ferri')).toBeVisible()
  const named = page.getByRole('listitem').filter({ hasText: 'All items' })
  await expect(named.filter({ hasText: 'Bob Dhima' })).toHaveCount(1)
  await expect(named.filter({ hasText: 'Anna Ferri' })).toHaveCount(1)
})
