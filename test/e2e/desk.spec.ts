import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Pass } from '../../domain/pass/pass.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import {
  arrivesToday,
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
  scans,
  scansOnOtherLayout,
  search,
  settled,
} from './counter.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { reserved } from './reserved.ts'
import { siteOrigin } from './servers.ts'
import { signInAsStaff } from './staff.ts'

// The desk's tablet; the phone project keeps its own viewport.
test.beforeEach(async ({ page }, { project }) => {
  if (project.name !== 'phone') await page.setViewportSize({ width: 1024, height: 768 })
})

/** Types the tags of the two items. */
async function typesTags(stay: Locator, [one, other]: [number, number]): Promise<void> {
  await stay.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(one))
  await stay.getByRole('textbox', { name: 'Tag of item 2' }).fill(String(other))
}

const checkIn = (stay: Locator) => stay.getByRole('button', { name: 'Check in 2 items' })
/** Records each staff action that is sent, by the end of its path. */
function sentActions(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.startsWith('/api/staff/')) {
      sent.push(pathname.split('/').at(-1) ?? '')
    }
  })
  return sent
}

test('a guest is found by name, checks in, pays in cash and checks out', async ({ page }) => {
  const name = newGuest()
  await reserves(page, name)
  await openCounter(page)
  await expect(page).toHaveTitle('Desk – Tirana Luggage Storage')
  const sent = sentActions(page)

  // Two taps from the found stay: its row and the button; a colleague's tag may cost a third.
  const stay = await finds(page, name)
  await expect(async () => {
    await checkIn(stay).click({ timeout: 2000 })
    await says(stay, 'Checked in.')
  }).toPass()
  await expect(stay).toContainText('Checked in')

  await paysCash(page)
  await says(stay, 'Payment taken.')
  await expect(stay).toContainText('Paid')

  // A day early, so the payment for tomorrow is refunded.
  await expect(stay).toContainText('Hand over in cash')
  await stay.getByRole('button', { name: 'Check out 2 items' }).click()
  await says(stay, 'Checked out.')
  await expect(stay).toContainText('Completed')
  expect(sent.slice(-2)).toEqual(['payments', 'check-out'])

  await stay.getByRole('button', { name: 'Close' }).click()
  await expect(stay).toHaveCount(0)
  await expect(search(page)).toHaveValue(name.toLowerCase())
})

test('check-in, payment and check-out work by keyboard only', { tag: '@desktop' }, async ({
  page,
}) => {
  const name = newGuest()
  await reserves(page, name)
  await openCounter(page)
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await expect(row(page, name)).toBeVisible()
  await page.keyboard.press('Enter')
  const stay = panel(page, name)
  await expect(stay.getByRole('heading', { name })).toBeFocused()

  const [one, other] = freeTags()
  const goTo = async (control: Locator) => {
    await settled(control)
    for (let steps = 0; steps < 30; steps += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('no way there by Tab')
  }
  await goTo(stay.getByRole('textbox', { name: 'Tag of item 1' }))
  await page.keyboard.type(String(one))
  await goTo(stay.getByRole('textbox', { name: 'Tag of item 2' }))
  await page.keyboard.type(String(other))
  await page.keyboard.press('Enter')
  await says(stay, 'Checked in.')

  await goTo(page.getByRole('button', { name: /^Cash taken/ }))
  await page.keyboard.press('Enter')
  await says(stay, 'Payment taken.')

  await goTo(stay.getByRole('button', { name: 'Check out 2 items' }))
  await page.keyboard.press('Enter')
  await says(stay, 'Checked out.')

  await page.keyboard.press('Escape')
  await expect(stay).toHaveCount(0)
})

test('Back closes a stay and returns the focus to its row', async ({ page }) => {
  const name = newGuest()
  await reserves(page, name)
  await openCounter(page)
  const stay = await finds(page, name)
  await expect(page).toHaveURL(/\/admin\/desk\?stay=/)
  await page.goBack()
  await expect(stay).toHaveCount(0)
  await expect(row(page, name)).toBeFocused()
})

test("a submit button can't be hit right after the tap that opened it", async ({ page }) => {
  const name = newGuest()
  await reserves(page, name)
  await openCounter(page)
  await search(page).fill(name)
  await row(page, name).evaluate((link: HTMLElement) => link.click())
  const hits = await page.evaluate(async () => {
    const isHit = (button: Element) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
    const confirming = () => [...document.querySelectorAll('section form button[type=submit]')]
    while (confirming().length === 0) await nextFrame()
    const shownAt = performance.now()
    let early = 0
    while (performance.now() - shownAt < 400) {
      early += confirming().filter(isHit).length
      await nextFrame()
    }
    while (!confirming().some(isHit)) await nextFrame()
    return early
  })
  expect(hits).toBe(0)
})

test('another number of items shows its price before check-in', { tag: '@phone' }, async ({
  page,
}) => {
  const name = newGuest()
  await reserves(page, name)
  await openCounter(page)
  const stay = await finds(page, name)
  await stay.getByRole('button', { name: 'One item more' }).click()
  // A guest who comes the evening before pays for that day too, for each of the three items.
  await expect(stay).toContainText(`Change of items or dates+€${arrivesToday() ? 6 : 15}`)
  await expect(stay.getByRole('button', { name: 'Check in 3 items' })).toBeVisible()
})

test('a tag that a colleague has just used is refused, and another one is suggested', {
  tag: '@phone',
}, async ({ page }) => {
  const [name, other] = [newGuest(), newGuest()]
  await reserves(page, name)
  const otherId = await reserves(page, other)
  await openCounter(page)
  const stay = await finds(page, name)
  const tags = freeTags()
  await typesTags(stay, tags)
  expect(await colleagueTakesIn(page, otherId, [tags[1]])).toBe(200)
  await checkIn(stay).click()
  await expect(stay.getByRole('alert')).toContainText('One of these tags is already on another bag')
  await expect(stay.getByRole('textbox', { name: 'Tag of item 1' })).toHaveValue(String(tags[0]))
  await expect(stay.getByRole('textbox', { name: 'Tag of item 2' })).not.toHaveValue(
    String(tags[1]),
  )
})

test("a check-in after a colleague's shows the stay as it is now", { tag: '@desktop' }, async ({
  page,
}) => {
  const name = newGuest()
  const id = await reserves(page, name)
  await openCounter(page)
  const stay = await finds(page, name)
  const tags = freeTags()
  await typesTags(stay, tags)
  let colleagueWasThere = false
  await page.route('**/check-in', async (route) => {
    if (colleagueWasThere) return route.continue()
    colleagueWasThere = true
    expect(await colleagueTakesIn(page, id, freeTags())).toBe(200)
    const error = { code: 'stay_changed', message: '', requestId: '' }
    await route.fulfill({ status: 409, json: { error } })
  })
  await checkIn(stay).click()
  await expect(stay.getByRole('alert')).toContainText('Someone else changed this stay')
  await expect(stay).toContainText('Checked in')
  await expect(checkIn(stay)).toHaveCount(0)
})

test('an action without a response is sent again under its key and counts once', {
  tag: '@desktop',
}, async ({ page }) => {
  const name = newGuest()
  await reserves(page, name)
  await openCounter(page)
  const stay = await finds(page, name)
  await typesTags(stay, freeTags())
  const keys: (string | undefined)[] = []
  await page.route('**/check-in', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    if (keys.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await checkIn(stay).click()
  await says(stay, 'Checked in.')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('the last list stays without a connection, and disappears when the sign-in ends', {
  tag: '@phone',
}, async ({ page }) => {
  const name = newGuest()
  await reserves(page, name)
  await openCounter(page)
  await expect(page.getByText(/^Up to date at \d\d:\d\d$/)).toBeVisible()
  await page.route('**/api/staff/**', (route) => route.abort('connectionrefused'))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  const strip = page.getByRole('alert')
  await expect(strip).toContainText(/No connection\. This list is from \d\d:\d\d\./)
  await page.unroute('**/api/staff/**')
  await page.route('**/api/staff/**', (route) => route.fulfill({ status: 401 }))
  await strip.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    /^\/admin\/desk\?sign-in/,
  )
  await page.unroute('**/api/staff/**')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByText(/^Up to date at \d\d:\d\d$/)).toBeVisible()
})

test('a day that failed to load is not shown as empty @phone', async ({ page }) => {
  await signInAsStaff(page)
  await page.route('**/api/staff/day', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/admin/desk')
  const why = page.getByText('The server has a problem; your connection is fine.')
  await expect(why).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Nobody')).toHaveCount(0)
  await expect(page.getByText('bags here')).toHaveCount(0)
})

test("a tablet's page is as long as its window, whatever the open stay holds", {
  tag: '@desktop',
}, async ({ page }) => {
  const name = newGuest()
  await openCounter(page)
  const id = await reserves(page, name)
  expect(await colleagueTakesIn(page, id, freeTags())).toBe(200)
  const stay = await finds(page, name)
  await stay.getByText('Other amount, receipt number').click()
  await expect(stay.getByText('Photos', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(768)
})

test('a stay is cancelled with a reason, after showing what is no longer owed', {
  tag: '@phone',
}, async ({ page }) => {
  const name = newGuest()
  await reserves(page, name)
  await openCounter(page)
  const stay = await finds(page, name)
  await stay.getByText('More', { exact: true }).click()
  await stay.getByText('Cancel the stay').click()
  const cancel = stay.getByRole('button', { name: 'Cancel this stay now' })
  await expect(cancel).toBeDisabled()
  await expect(stay).toContainText('No longer owed−€12')
  await stay.getByRole('textbox', { name: 'Reason' }).fill('Flight moved')
  await cancel.click()
  await says(stay, 'Cancelled.')
  await expect(stay).toContainText('Nothing due')
})

test('a walk-in is checked in with four fields in less than 15 seconds', async ({ page }) => {
  const name = newGuest()
  await openCounter(page)
  const began = Date.now()
  await page.getByRole('link', { name: 'Walk-in' }).click()
  const form = panel(page, 'Walk-in')
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await settled(form.getByRole('button', { name: 'Pay at pick-up' }))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  const [tag] = freeTags()
  await page.keyboard.type(String(tag))
  await page.keyboard.press('Enter')
  await expect(form.getByRole('radio', { name: 'Today' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await paysCash(page)
  const stay = panel(page, name)
  await expect(stay).toContainText('Checked in')
  expect(Date.now() - began).toBeLessThan(15_000)
  await expect(stay).toContainText('Paid')
  await expect(stay).toContainText(String(tag))
})

test('a search that finds nobody leads to a walk-in, who is then found by tag and with a slip', async ({
  page,
}) => {
  const letters = crypto.randomUUID().replace(/[^a-f]/g, '')
  const name = `Zyberaj Tuw${letters}`
  await openCounter(page)
  await search(page).fill(name)
  await expect(page.getByRole('heading', { name: 'No stay found' })).toBeVisible()
  await page.getByRole('link', { name: `Walk-in: ${name}` }).click()
  const form = panel(page, 'Walk-in')
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  const [tag] = freeTags()
  const short = (tag % 9000) + 1000
  await form.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(short))
  await form.getByRole('button', { name: 'Pay at pick-up' }).click()
  await expect(panel(page, name)).toContainText('Checked in')
  await page.keyboard.press('Escape')
  for (const typed of [String(short), `tuw${letters} zybreaj`]) {
    await search(page).fill(typed)
    await expect(row(page, name)).toBeVisible()
  }

  await search(page).fill('+355 69 000 98 76')
  await page.getByRole('link', { name: /^Walk-in: .*98 76/ }).click()
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('+355 69 000 98 76')
})

test('a check-in is undone', async ({ page }) => {
  const name = newGuest()
  await reserves(page, name)
  await openCounter(page)
  const stay = await finds(page, name)
  await typesTags(stay, freeTags())
  await checkIn(stay).click()
  await says(stay, 'Checked in.')
  await stay.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await says(stay, 'Undone.')
  await expect(stay).toContainText('Confirmed')
  await expect(checkIn(stay)).toBeVisible()
})

test('a walk-in form left open overnight keeps "tomorrow" as the pick-up', async ({ page }) => {
  const evening = tiranaInstant(tiranaDate(new Date()), '21:30')
  await page.clock.install({ time: evening })
  await signInAsStaff(page)
  await page.goto('/admin/desk?walk-in')
  const form = panel(page, 'Walk-in')
  await form.getByText('Tomorrow', { exact: true }).click()
  await expect(form).toContainText('€6.00')
  await page.clock.fastForward('10:31:00')
  await expect(form.getByRole('radio', { name: 'Tomorrow' })).toBeChecked()
  await expect(form).toContainText('€6.00')
  await form.getByText('Today', { exact: true }).click()
  await expect(form).toContainText('€3.00')
})

test('another pick-up day can be typed step by step, and becomes today if it has passed', async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto('/admin/desk?walk-in')
  const form = panel(page, 'Walk-in')
  await form.getByText('Other day', { exact: true }).click()
  const day = form.getByLabel('Day of pick-up')
  const today = tiranaDate(new Date())
  // A year ago, as while typing a date of next year.
  const past = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 8)}01`
  await day.fill(past)
  await expect(day).toHaveValue(past)
  await day.fill(addDays(today, 3))
  await expect(form).toContainText('€12.00')
  await day.fill(past)
  await day.blur()
  await expect(day).toHaveValue(today)
  await expect(form).toContainText('€3.00')
})

test('a scanned code opens its stay', async ({ page }) => {
  const name = newGuest()
  const id = await reserves(page, name)
  await openCounter(page)
  const { stay } = await (await page.request.get(`/api/staff/stays/${id}`)).json()
  await scans(page, stay.reference, name)
})

test('a code scanned with another keyboard layout opens its stay, as does a pick-up code', async ({
  page,
}) => {
  const name = newGuest()
  const { reference, passToken } = await reserved(page, { name })
  const named = await page.request.post('/api/pass/collectors', {
    data: { name: 'Anna Ferri', tags: null, items: 1 },
    headers: { Authorization: `Bearer ${passToken}`, Origin: siteOrigin },
  })
  const { collectors }: Pass = await named.json()
  await openCounter(page)
  for (const code of [collectors[0]?.code ?? '', reference]) {
    await scansOnOtherLayout(page, code)
    await expect(panel(page, name)).toBeVisible()
    if (code !== reference) await expect(panel(page, name)).toContainText('Anna Ferri')
    await page.keyboard.press('Escape')
    await expect(panel(page, name)).toBeHidden()
  }
})

test("another company's code is reported, and the search stays empty", { tag: '@phone' }, async ({
  page,
}) => {
  await openCounter(page)
  await scansOnOtherLayout(page, 'HTTPS-MENU-EXAMPLE-Y')
  await expect(page.getByText('That code isn’t one of ours.').first()).toBeVisible()
  await expect(search(page)).toHaveValue('')
})

test('the search for a scanned code stops when staff search for something else', async ({
  page,
}) => {
  await openCounter(page)
  let answer = () => {}
  const answers = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/staff/stays?q=*', async (route) => {
    await answers
    await route.continue()
  })
  await scansOnOtherLayout(page, 'TIR-2026-325-K7QZ')
  await expect(search(page)).toHaveValue(/^TIR-2026-325-/)
  await search(page).fill('nobody of this name')
  answer()
  await expect(page.getByRole('heading', { name: 'No stay found' })).toBeVisible()
  await expect(search(page)).toHaveValue('nobody of this name')
})

test("a scanned code that can't be looked up stays in the field until the connection is back", async ({
  page,
}) => {
  await openCounter(page)
  await page.route('**/api/staff/stays?q=*', (route) => route.abort())
  await scansOnOtherLayout(page, 'TIR-2026-325-K7QZ')
  await expect(page.getByText('Only today’s list was searched.')).toBeVisible({ timeout: 20_000 })
  const read = await search(page).inputValue()
  await page.unroute('**/api/staff/stays?q=*')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(search(page)).not.toHaveValue(read)
  await expect(page.getByRole('heading', { name: 'No stay found' })).toBeVisible()
})

/** Colours change without transitions, so none is measured halfway. */
const readsWell = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await everyoneCanRead(page)
}

test.describe('everyone can read', () => {
  test.describe.configure({ timeout: 90_000 })

  test('the desk, a stay before and after check-in, and the walk-in form', async ({ page }) => {
    const name = newGuest()
    await reserves(page, name)
    await openCounter(page)
    await expect(page.getByText(/^Up to date/)).toBeVisible()
    await readsWell(page)
    const stay = await finds(page, name)
    await typesTags(stay, freeTags())
    await stay.getByText('More', { exact: true }).click()
    await stay.getByText('Cancel the stay').click()
    await settled(stay.getByRole('textbox', { name: 'Reason' }))
    await readsWell(page)
    await checkIn(stay).click()
    await says(stay, 'Checked in.')
    await stay.getByText('Other amount, receipt number').click()
    await stay.getByRole('button', { name: '€20' }).click()
    await settled(stay.getByRole('button', { name: /^Cash taken/ }))
    await readsWell(page)
    await page.goto('/admin/desk?walk-in')
    await settled(page.getByRole('button', { name: 'Pay at pick-up' }))
    await readsWell(page)
  })
})
