import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { freeSlots } from './close-office.ts'
import { finds, freeTags, newGuest, panel, paysCash, row, search } from './counter.ts'
import {
  asStaff,
  behindAccess,
  isExpected,
  isHere,
  openCounterAnHourAgo,
  readyOffline,
  rowsLeft,
} from './offline.ts'
import { signInAsStaff } from './staff.ts'

test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ page }, { project }) => {
  if (project.name !== 'phone') await page.setViewportSize({ width: 1024, height: 768 })
})

async function typesTags(stay: Locator, [one, other]: [number, number]): Promise<void> {
  await stay.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(one))
  await stay.getByRole('textbox', { name: 'Tag of item 2' }).fill(String(other))
}

/** Records actions that got a response, by the end of their paths. */
function answeredActions(page: Page): string[] {
  const answered: string[] = []
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().method() === 'POST' && pathname.startsWith('/api/staff/stays')) {
      answered.push(pathname.split('/').at(-1) ?? '')
    }
  })
  return answered
}

const waiting = (page: Page) =>
  page.locator('summary', { hasText: /entr(y|ies) waiting to be sent/ })
const closes = (page: Page) => page.getByRole('button', { name: 'Close' }).click()

test('an hour at the desk without a connection', async ({ page, context }) => {
  await signInAsStaff(page)
  const comes = await isExpected(page)
  const leaves = await isHere(page)
  await openCounterAnHourAgo(page)
  await readyOffline(page)
  const answered = answeredActions(page)

  await context.setOffline(true)
  await page.clock.fastForward('10:00')
  await expect(page.getByRole('alert')).toContainText('No connection.')

  // Check-in: the stay shows it as pending, and the next action.
  let stay = await finds(page, comes.name)
  // Searches take up to four digits for a tag.
  const shortTag = 1000 + Math.floor(Math.random() * 9000)
  const tags: [number, number] = [shortTag, freeTags()[1]]
  await typesTags(stay, tags)
  await stay.getByRole('button', { name: 'Check in 2 items' }).click()
  await expect(stay).toContainText('Saved on this device, waiting to be sent')
  await expect(stay).toContainText(`Check-in: ${tags[0]}, ${tags[1]}`)
  await expect(stay).toContainText('Checked in')
  await page.clock.fastForward(1000)
  await paysCash(page)
  await expect(stay).toContainText('Cash: €')
  await expect(stay).toContainText('Paid')

  // A refund needs the connection, and says so before a reason is typed.
  await stay.getByText('More', { exact: true }).click()
  await stay.getByText('Refund', { exact: true }).click()
  await expect(stay).toContainText('This isn’t possible without a connection.')
  await expect(stay.getByRole('textbox', { name: 'Reason' })).toHaveCount(0)
  await closes(page)
  await expect(waiting(page)).toHaveText('2 entries waiting to be sent')

  // The page reloads from the device's cache.
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(/This list is from \d\d:\d\d/)
  await expect(waiting(page)).toHaveText('2 entries waiting to be sent')
  await search(page).fill(comes.name.toLowerCase())
  await expect(row(page, comes.name)).toContainText('Waiting')
  await search(page).fill(String(shortTag))
  await expect(row(page, comes.name)).toBeVisible()
  await search(page).fill('Nobody Here')
  await expect(page.getByRole('link', { name: 'Walk-in: Nobody Here' })).toBeVisible()
  await search(page).fill('')

  await page.clock.fastForward('45:00')
  stay = await finds(page, leaves.name)
  await page.clock.fastForward(1000)
  await stay.getByRole('button', { name: 'Check out 2 items' }).click()
  await expect(stay).toContainText('Completed')
  await closes(page)

  const walkIn = newGuest()
  await page.getByRole('link', { name: 'Walk-in' }).click()
  const form = panel(page, 'Walk-in')
  await form.getByRole('textbox', { name: 'Name' }).fill(walkIn)
  const [tag] = freeTags()
  await form.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(tag))
  await page.clock.fastForward(1000)
  await paysCash(page)
  stay = panel(page, walkIn)
  await expect(stay).toContainText('Checked in')
  await expect(stay).toContainText(`Walk-in: ${tag}`)
  await closes(page)
  await expect(waiting(page)).toHaveText('4 entries waiting to be sent')
  expect(answered).toEqual([])
  await search(page).fill('Nobody Here')
  await page.clock.fastForward('00:10')
  const isOnlyToday = page.getByText('Only today’s list was searched.')
  await expect(isOnlyToday).toBeVisible()

  await context.setOffline(false)
  await page.clock.fastForward('00:30')
  await expect(waiting(page)).toHaveCount(0)
  // A search that fails after today's list has loaded is only repeated after the next poll.
  await expect(isOnlyToday).toHaveCount(0, { timeout: 30_000 })
  await search(page).fill('')
  expect(answered.toSorted()).toEqual(['check-in', 'check-out', 'payments', 'stays'])

  const came = await asStaff<ServerRecord>(page, `stays/${comes.id}`)
  expect(came).toMatchObject({ stay: { status: 'checked_in', balance: 0 } })
  expect(came.bags.map((bag) => bag.tag).toSorted()).toEqual(tags.toSorted())
  expect(came.payments).toHaveLength(1)
  const left = await asStaff<ServerRecord>(page, `stays/${leaves.id}`)
  expect(left).toMatchObject({ stay: { status: 'completed' } })
  const [begun, ...others] = await asStaff<ServerRecord[]>(page, `stays?q=${walkIn}`)
  expect(others).toEqual([])
  expect(begun).toMatchObject({ stay: { status: 'checked_in', balance: 0 }, bags: [{ tag }] })
})

/** Cuts the connection and waits until the page says so. */
async function goesOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.clock.fastForward('01:00')
  await expect(page.getByRole('alert')).toContainText('No connection.')
}

/** Restores the connection and waits until everything was sent. */
async function goesOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.clock.fastForward('00:30')
  await expect(waiting(page)).toHaveCount(0)
}

/** Opens a stay and waits until its buttons accept taps. */
async function opens(page: Page, name: string): Promise<Locator> {
  const stay = await finds(page, name)
  await page.clock.fastForward(1000)
  return stay
}

async function checksIn(page: Page, name: string, tags: [number, number]): Promise<void> {
  const stay = await opens(page, name)
  await typesTags(stay, tags)
  await stay.getByRole('button', { name: 'Check in 2 items' }).click()
  await expect(stay).toContainText(`Check-in: ${tags[0]}, ${tags[1]}`)
  await closes(page)
}

async function takesCash(page: Page, name: string): Promise<void> {
  const stay = await opens(page, name)
  await paysCash(page)
  await expect(stay).toContainText('Cash: €')
  await closes(page)
}

async function checksOut(page: Page, name: string, tag: string): Promise<void> {
  const stay = await opens(page, name)
  await stay.getByRole('checkbox', { name: 'All' }).uncheck()
  await stay.getByRole('checkbox', { name: tag }).check()
  await stay.getByRole('button', { name: /^Check out/ }).click()
  await expect(stay).toContainText('Check-out: ')
  await closes(page)
}

/** A stay's status and balance, and whether its last change was marked as a conflict. */
async function outcome(page: Page, id: string) {
  const { stay } = await asStaff<ServerRecord>(page, `stays/${id}`)
  const { changes } = await asStaff<{ changes: { data: Record<string, unknown> }[] }>(
    page,
    `stays/${id}/history`,
  )
  const inConflict = String(changes.at(-1)?.data.attention ?? '').includes('conflict')
  return { status: stay.status, due: Math.sign(stay.balance), inConflict }
}

test("offline actions and colleagues' actions lead to six of the 36 outcomes", {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsStaff(page)
  const undisturbed = await isExpected(page)
  const missed = await isExpected(page)
  const cancelled = await isExpected(page)
  const paid = await isExpected(page)
  const gone = await isHere(page)
  const oneGoes = await isHere(page)
  await openCounterAnHourAgo(page)
  await readyOffline(page)
  await goesOffline(page)

  await checksIn(page, undisturbed.name, freeTags())
  await checksIn(page, missed.name, freeTags())
  await checksIn(page, cancelled.name, freeTags())
  await takesCash(page, paid.name)
  await checksOut(page, gone.name, 'All')
  await checksOut(page, oneGoes.name, String(oneGoes.tags[0]))

  // Colleagues with a connection.
  const hands = { reason: 'ill', inPerson: false }
  await asStaff(page, `stays/${missed.id}/no-show`, {})
  await asStaff(page, `stays/${cancelled.id}/cancel`, hands)
  const { stay } = await asStaff<ServerRecord>(page, `stays/${paid.id}`)
  await asStaff(page, `stays/${paid.id}/payments`, { method: 'desk_card', cents: stay.balance })
  await asStaff(page, `stays/${gone.id}/check-out`, { tags: gone.tags, outTo: 'guest' })

  await goesOnline(page)
  const here = { status: 'checked_in', due: 1 }
  // Checked in, with money due.
  expect(await outcome(page, undisturbed.id)).toEqual({ ...here, inConflict: false })
  expect(await outcome(page, missed.id)).toEqual({ ...here, inConflict: true })
  expect(await outcome(page, cancelled.id)).toEqual({ ...here, inConflict: true })
  // Paid twice: one payment has to be refunded.
  const overpaid = { status: 'confirmed', due: -1, inConflict: true }
  expect(await outcome(page, paid.id)).toEqual(overpaid)
  // A colleague had already checked the bags out, so this is no conflict.
  expect(await outcome(page, gone.id)).toMatchObject({ status: 'completed', inConflict: false })
  expect(await outcome(page, oneGoes.id)).toEqual({ ...here, inConflict: false })

  // The desk shows the server's record.
  const shown = await finds(page, paid.name)
  await expect(shown).toContainText('to refund')
})

/** Removes a refused entry that holds no money. */
async function removes(entry: Locator): Promise<void> {
  await entry.getByText('Remove…').click()
  await entry.getByRole('textbox', { name: 'Reason' }).fill('Typed twice')
  await entry.getByRole('button', { name: 'Remove', exact: true }).click()
}

/** A guest arrives while the device is offline; meanwhile a colleague uses one of their tags for another bag. */
async function tagTakenElsewhere(page: Page) {
  await signInAsStaff(page)
  const comes = await isExpected(page)
  const other = await isExpected(page)
  await openCounterAnHourAgo(page)
  await readyOffline(page)
  await goesOffline(page)
  const tags = freeTags()
  const goesOnline = async () => {
    const othersTags = [tags[1], tags[1] + 500_000]
    await asStaff(page, `stays/${other.id}/check-in`, { tags: othersTags, idSeen: true })
    await page.context().setOffline(false)
    await page.clock.fastForward('00:30')
  }
  return { comes, tags, goesOnline }
}

test('a refused action is kept and shown, with those after it, until staff remove it', {
  tag: '@phone',
}, async ({ page }) => {
  const { comes, tags, goesOnline } = await tagTakenElsewhere(page)
  await checksIn(page, comes.name, tags)
  await takesCash(page, comes.name)
  await goesOnline()
  await expect(page.locator('summary', { hasText: '1 entry refused' })).toBeVisible()
  await page.reload()
  // The refused action links to its stay.
  await page.getByRole('listitem').getByRole('link', { name: comes.name }).first().click()
  const stay = panel(page, comes.name)
  await page.clock.fastForward(1000)
  await expect(stay.getByRole('alert')).toContainText('Not recorded. One of these tags is already')
  await expect(stay).toContainText('On hold until the refused entry is settled.')
  await expect(stay).toContainText('Confirmed')
  // A correction beside it would queue unseen, and both would be sent.
  await expect(stay).toContainText('First settle the refused entry.')
  await expect(stay.getByRole('button', { name: /^Check in/ })).toBeHidden()
  await expect(stay.getByText('More', { exact: true })).toBeHidden()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  // Staff can't sign out meanwhile, and are led to the refused action.
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('An entry on this device was refused.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show entry' }).click()
  await page.clock.fastForward(1000)
  await removes(stay)
  await expect(stay.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await expect(stay.getByText('Checked in.', { exact: true })).toHaveCount(0)
  await expect(stay.getByText('Saved on this device, waiting to be sent')).toHaveCount(0)
  await expect(stay).toContainText('Paid')
  expect(await asStaff<ServerRecord>(page, `stays/${comes.id}`)).toMatchObject({
    stay: { status: 'confirmed', balance: 0 },
    bags: [],
  })
})

test('a refused check-in is not shown as done, even if its stay was left open', {
  tag: '@phone',
}, async ({ page }) => {
  const { comes, tags, goesOnline } = await tagTakenElsewhere(page)
  const stay = await opens(page, comes.name)
  await typesTags(stay, tags)
  await stay.getByRole('button', { name: 'Check in 2 items' }).click()
  await expect(stay).toContainText('Saved on this device, waiting to be sent')
  await goesOnline()
  await expect(stay.getByRole('alert')).toContainText('Not recorded.')
  await page.clock.fastForward(1000)
  await removes(stay)
  await expect(stay.getByRole('alert')).toHaveCount(0)
  await expect(stay.getByRole('button', { name: 'Check in 2 items' })).toBeVisible()
  await expect(stay.getByText('Checked in.', { exact: true })).toHaveCount(0)
})

test("an ended sign-in keeps pending actions, and staff can't sign out before they are sent", {
  tag: '@phone',
}, async ({ page, context }) => {
  await signInAsStaff(page)
  const comes = await isExpected(page)
  await openCounterAnHourAgo(page)
  await readyOffline(page)
  await behindAccess(page)
  const session = (await context.cookies()).filter(({ name }) => name === 'CF_Authorization')
  const stay = await opens(page, comes.name)
  await typesTags(stay, freeTags())
  await context.clearCookies({ name: 'CF_Authorization' })
  await stay.getByRole('button', { name: 'Check in 2 items' }).click()
  const counted = page.getByText('1 entry is waiting on this device.')
  await expect(counted).toBeVisible()
  await expect(page.getByText(comes.name).filter({ visible: true })).toHaveCount(0)

  // After a reload the page still counts pending actions and links to the sign-in.
  await page.reload()
  await expect(counted).toBeVisible()
  await expect(page.getByText('Made by arta@example.com (1).')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByText('1 entry waits on this device: 1 of arta@example.com.')).toBeVisible()
  await context.addCookies(session)
  await page.route('**/check-in', (route) => route.abort())
  await page.goto('/admin/desk')
  await expect(waiting(page)).toHaveText('1 entry waiting to be sent')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You can sign out once it has.').first()).toBeVisible()
  await page.unroute('**/check-in')
  await page.clock.fastForward('00:30')
  await expect(waiting(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('/')
  const left = await page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations()
    return { workers: workers.length, caches: await caches.keys() }
  })
  expect(left).toEqual({ workers: 0, caches: [] })
  expect(await rowsLeft(page)).toEqual(['leavings'])
})

test('signing out after the session has ended clears the device, in every tab', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await signInAsStaff(page)
  await page.goto('/admin/desk')
  await expect.poll(() => rowsLeft(page)).toContain('day')
  const other = await context.newPage()
  await other.goto('/admin/desk')
  await expect(other.getByRole('heading', { name: 'Today' })).toBeVisible()
  // A response from before is still on its way.
  await other.route('**/api/staff/day', async (route) => {
    const answer = await route.fetch()
    await new Promise((done) => setTimeout(done, 1500))
    await route.fulfill({ response: answer }).catch(() => {})
  })
  const dayRequest = other.waitForRequest('**/api/staff/day')
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await dayRequest
  await behindAccess(page)
  await context.clearCookies({ name: 'CF_Authorization' })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await Promise.all([page, other].map((tab) => tab.waitForURL('/')))
  await page.waitForTimeout(2000)
  expect(await rowsLeft(page)).toEqual(['leavings'])
})

test("the staff page closes the device's databases when it is left", { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto('/admin/desk')
  await expect.poll(() => rowsLeft(page)).toContain('day')
  const outcome = await page.evaluate(async () => {
    dispatchEvent(new PageTransitionEvent('pagehide'))
    const deletions = ['desk-outbox', 'desk-rows'].map((name) => {
      const deleting = indexedDB.deleteDatabase(name)
      return new Promise((notify) => {
        deleting.onblocked = () => notify('still open')
        deleting.onsuccess = () => notify('let go')
      })
    })
    return Promise.all(deletions)
  })
  expect(outcome).toEqual(['let go', 'let go'])
})

test('an action sent while another staff page is open is shown at the desk at once', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAsStaff(page)
  const comes = await isExpected(page)
  await openCounterAnHourAgo(page)
  await readyOffline(page)
  await goesOffline(page)
  await checksIn(page, comes.name, freeTags())
  await page.getByRole('link', { name: 'Till', exact: true }).click()
  await expect(page.getByText('still waiting on this device')).toBeVisible()
  await page.context().setOffline(false)
  await page.clock.fastForward('00:30')
  await expect(page.getByText('still waiting on this device')).toHaveCount(0)
  // The connection is lost again before the desk has loaded its list.
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Desk', exact: true }).click()
  const stay = await finds(page, comes.name)
  await expect(stay).toContainText('Checked in')
  await page.reload()
  // The stay is open at this address, and fills a phone's screen.
  await expect(panel(page, comes.name)).toContainText('Checked in')
})

test('two tabs send pending actions once', { tag: '@desktop' }, async ({ page, context }) => {
  await signInAsStaff(page)
  const comes = await isExpected(page)
  await openCounterAnHourAgo(page)
  await readyOffline(page)
  await goesOffline(page)
  await checksIn(page, comes.name, freeTags())
  await takesCash(page, comes.name)
  const other = await context.newPage()
  await other.goto('/admin/desk')
  await expect(waiting(other)).toHaveText('2 entries waiting to be sent')
  const answered = answeredActions(page)
  await context.setOffline(false)
  await Promise.all([page, other].map((tab) => tab.clock.fastForward('00:30')))
  for (const tab of [page, other]) await expect(waiting(tab)).toHaveCount(0)
  expect(answered).toEqual(['check-in', 'payments'])
  const { payments } = await asStaff<ServerRecord>(page, `stays/${comes.id}`)
  expect(payments).toHaveLength(1)
})

test('the desk is "Ready offline" only while everything is cached', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAsStaff(page)
  await openCounterAnHourAgo(page)
  await readyOffline(page)
  const ready = page.getByText('Ready offline')
  // The code scanner's decoder was never opened, but is cached.
  const files = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(files.filter((file) => file.startsWith('/assets/decode-'))).toHaveLength(1)
  expect(files.filter((file) => file.startsWith('/assets/phrases-'))).toHaveLength(7)

  await page.context().setOffline(true)
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    await (await caches.open(name)).delete('/admin')
  })
  await page.clock.fastForward('01:00')
  await expect(ready).toHaveCount(0)
  // The missing page is fetched once there is a connection again.
  await page.context().setOffline(false)
  await page.clock.fastForward('01:00')
  await expect(ready).toBeVisible()
})

interface ServerRecord {
  stay: { id: string; status: string; balance: number; reference: string }
  bags: { tag: number; status: string }[]
  payments: { status: string; cents: number }[]
}

/** Checks in a walk-in with one item and a typed tag, who pays in cash. */
async function takesWalkIn(page: Page, tag: number): Promise<string> {
  const name = newGuest()
  await page.getByRole('link', { name: 'Walk-in' }).click()
  const form = panel(page, 'Walk-in')
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(tag))
  await page.clock.fastForward(1000)
  await paysCash(page)
  await expect(panel(page, name)).toContainText(`Walk-in: ${tag}`)
  await closes(page)
  return name
}

test('two devices offline: what clashes is recorded under other tags, or removed with a reason', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } })
  const other = await context.newPage()
  const devices = [page, other]
  await freeSlots()
  for (const device of devices) {
    await signInAsStaff(device)
    await openCounterAnHourAgo(device)
    await readyOffline(device)
    await goesOffline(device)
  }
  const proposed: string[] = []
  for (const device of devices) {
    await device.getByRole('link', { name: 'Walk-in' }).click()
    proposed.push(await device.getByRole('textbox', { name: 'Tag of item 1' }).inputValue())
    await closes(device)
  }
  expect(proposed[0]).not.toBe(proposed[1])

  const [one, two] = freeTags()
  for (const tag of [one, two]) await takesWalkIn(page, tag)
  const mended = await takesWalkIn(other, one)
  const removed = await takesWalkIn(other, two)
  await goesOnline(page)
  await context.setOffline(false)
  await other.clock.fastForward('00:30')
  await expect(other.locator('summary', { hasText: '2 entries refused' })).toBeVisible()
  const entryOf = (name: string) => other.getByRole('listitem').filter({ hasText: name })
  await expect(entryOf(mended)).toContainText(`${mended} · 1 bag, tag ${one} · €3.00 cash taken`)
  await other.clock.fastForward(1000)
  await entryOf(mended)
    .getByRole('button', { name: /^Record with tag \d+$/ })
    .click()
  await expect(entryOf(mended).getByText('Not recorded.')).toHaveCount(0)

  const gone = entryOf(removed)
  const reason = `Guest of tag ${two} had left`
  await gone.getByText('Remove…').click()
  await expect(gone.getByRole('button', { name: /^Remove: the guest got/ })).toBeDisabled()
  await gone.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await gone.getByRole('button', { name: /^Remove: the guest got/ }).click()
  await expect(other.locator('summary', { hasText: /entr(y|ies)/ })).toHaveCount(0)

  const [record] = await asStaff<ServerRecord[]>(page, `stays?q=${mended}`)
  expect(record).toMatchObject({ stay: { status: 'checked_in', balance: 0 } })
  expect(record?.bags.map(({ tag }) => tag)).not.toContain(one)
  expect(await asStaff(page, `stays?q=${removed}`)).toEqual([])
  await page.goto('/admin/till')
  const line = page.getByRole('listitem').filter({ hasText: reason })
  await expect(line).toContainText('1 bag, tag')
  await expect(line).toContainText('€3.00 cash taken, given back to the guest')
  await context.close()
})
