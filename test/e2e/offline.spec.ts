import { expect, type Locator, type Page, test } from '@playwright/test'
import { finds, freeTags, newGuest, panel, paysCash, row, search } from './counter.ts'
import { asStaff, isExpected, isHere, openCounterAnHourAgo, readyOffline } from './offline.ts'
import { signInAsStaff } from './staff.ts'

test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ page }, { project }) => {
  if (project.name === 'desktop') await page.setViewportSize({ width: 1024, height: 768 })
})

async function typesTags(stay: Locator, [one, other]: [number, number]): Promise<void> {
  await stay.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(one))
  await stay.getByRole('textbox', { name: 'Tag of item 2' }).fill(String(other))
}

/** Acts that the server has answered, by the end of their addresses. */
function answeredActs(page: Page): string[] {
  const answered: string[] = []
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().method() === 'POST' && pathname.startsWith('/api/staff/stays')) {
      answered.push(pathname.split('/').at(-1) ?? '')
    }
  })
  return answered
}

const waiting = (page: Page) => page.getByText(/entr(y|ies) waiting to be sent/)
const closes = (page: Page) => page.getByRole('button', { name: 'Close' }).click()

test('an hour at the counter without a connection', async ({ page, context }) => {
  await signInAsStaff(page)
  const comes = await isExpected(page)
  const leaves = await isHere(page)
  await openCounterAnHourAgo(page)
  await readyOffline(page)
  const answered = answeredActs(page)

  await context.setOffline(true)
  await page.clock.fastForward('10:00')
  await expect(page.getByRole('alert')).toContainText('No connection.')

  // In: the stay shows what was done, marked as waiting, and what comes next.
  let stay = await finds(page, comes.name)
  const tags = freeTags()
  await typesTags(stay, tags)
  await stay.getByRole('button', { name: 'Check in 2 items' }).click()
  await expect(stay).toContainText('Saved on this device, waiting to be sent')
  await expect(stay).toContainText(`Check-in: ${tags[0]}, ${tags[1]}`)
  await expect(stay).toContainText('Checked in')
  await page.clock.fastForward(1000)
  await paysCash(page)
  await expect(stay).toContainText('Cash: €')
  await expect(stay).toContainText('Paid')

  // What gives money away needs the connection, and says so before a reason is typed.
  await stay.getByText('More', { exact: true }).click()
  await stay.getByText('Refund', { exact: true }).click()
  await expect(stay).toContainText('This isn’t possible without a connection.')
  await expect(stay.getByRole('textbox', { name: 'Reason' })).toHaveCount(0)
  await closes(page)
  await expect(waiting(page)).toHaveText('2 entries waiting to be sent')

  // The page itself is loaded anew, from what the device keeps.
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(/This list is from \d\d:\d\d/)
  await expect(waiting(page)).toHaveText('2 entries waiting to be sent')
  await search(page).fill(comes.name.toLowerCase())
  await expect(row(page, comes.name)).toContainText('Waiting')
  await search(page).fill('')

  await page.clock.fastForward('45:00')
  stay = await finds(page, leaves.name)
  await page.clock.fastForward(1000)
  await stay.getByRole('checkbox', { name: 'All' }).check()
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

  await context.setOffline(false)
  await page.clock.fastForward('00:30')
  await expect(waiting(page)).toHaveCount(0)
  expect(answered.toSorted()).toEqual(['check-in', 'check-out', 'payments', 'stays'])

  const came = await asStaff<Told>(page, `stays/${comes.id}`)
  expect(came).toMatchObject({ stay: { status: 'checked_in', balance: 0 } })
  expect(came.bags.map((bag) => bag.tag).toSorted()).toEqual(tags.toSorted())
  expect(came.payments).toHaveLength(1)
  const left = await asStaff<Told>(page, `stays/${leaves.id}`)
  expect(left).toMatchObject({ stay: { status: 'completed' } })
  const [begun, ...others] = await asStaff<Told[]>(page, `stays?q=${walkIn}`)
  expect(others).toEqual([])
  expect(begun).toMatchObject({ stay: { status: 'checked_in', balance: 0 }, bags: [{ tag }] })
})

interface Told {
  stay: { id: string; status: string; balance: number; reference: string }
  bags: { tag: number; state: string }[]
  payments: { state: string; cents: number }[]
}
