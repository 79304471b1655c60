import { expect, type Page, test } from '@playwright/test'
import { everyoneCanRead } from './everyone-can-read.ts'
import { readCode } from './read-code.ts'
import { reserved } from './reserved.ts'
import { savedCalendar } from './saved-calendar.ts'
import { siteOrigin } from './servers.ts'

test.describe.configure({ timeout: 60_000 })

const statusLine = (page: Page) => page.getByText('Show this code at our desk.')
const shownRef = (page: Page, reference: string) => page.getByText(reference, { exact: true })
const opensOffline = 'This pass is saved here and opens without a connection, too.'

/** A guest opens the pass of a stay and waits until the phone has cached it. */
async function opensPass(page: Page) {
  const stay = await reserved(page)
  await page.goto('about:blank')
  await page.goto(stay.address)
  await expect(page.getByText(opensOffline)).toBeVisible({ timeout: 30_000 })
  return stay
}

/** The entries of this device's caches. */
async function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const each = names.map(async (name) => {
      const keys = await (await caches.open(name)).keys()
      return keys.map(({ url }) => `${name} ${url}`)
    })
    return (await Promise.all(each)).flat()
  })
}

test.describe("the guest's pass without a connection", () => {
  test('opens by its link and from the home screen, and says how old it is', {
    tag: '@phone',
  }, async ({ page, context }) => {
    const { reference, passToken } = await opensPass(page)
    await context.setOffline(true)
    await page.reload()
    await expect(shownRef(page, reference)).toBeVisible()
    await expect(page.getByText(/^No connection\. Your pass as of \d\d:\d\d\./)).toBeVisible()
    await expect(page.getByText('To change or cancel, go online.')).toBeVisible()
    await expect(page.getByText('Change dates or items')).toHaveCount(0)
    await expect(page.getByText('Cancel this booking')).toHaveCount(0)
    await expect(page.getByText('To pay at our desk: €12.00 or 1,200 Lek')).toBeVisible()
    expect(await readCode(page.getByRole('img', { name: `QR ${reference}` }))).toBe(reference)
    await everyoneCanRead(page)

    await page.goto('/pass')
    await expect(shownRef(page, reference)).toBeVisible()
    await expect(statusLine(page)).toBeVisible()
    expect((await cached(page)).filter((key) => key.includes(passToken))).toEqual([])

    // Once online, the pass is loaded and can be changed again.
    await context.setOffline(false)
    await expect(page.getByText('Change dates or items')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('No connection.')).toHaveCount(0)
  })

  test('opens in the chosen language too', { tag: '@phone' }, async ({ page, context }) => {
    const { reference } = await opensPass(page)
    await page.goto('/fr/pass')
    await expect(page.getByText('Ce pass est enregistré ici et s’ouvre aussi')).toBeVisible({
      timeout: 30_000,
    })
    await context.setOffline(true)
    await page.reload()
    await expect(shownRef(page, reference)).toBeVisible()
    await expect(page.getByText('Pas de connexion.')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('language', 'fr'))
    await page.goto('/pass')
    await expect(page).toHaveURL('/fr/pass')
    await expect(shownRef(page, reference)).toBeVisible()
  })

  test('shows the saved pass if the response is slow', { tag: '@phone' }, async ({ page }) => {
    const { reference } = await opensPass(page)
    await page.route('**/api/pass', () => {})
    await page.reload()
    await expect(page.getByText('Still loading. Your pass as of')).toBeVisible()
    await expect(page.getByText('You can change or cancel once it has loaded.')).toBeVisible()
    await expect(page.getByText('No connection.')).toHaveCount(0)
    await expect(shownRef(page, reference)).toBeVisible()
  })

  test('caches nothing for other pages', { tag: '@phone' }, async ({ page, context }) => {
    await opensPass(page)
    const kept = (await cached(page)).map((key) => new URL(key.split(' ').at(-1) ?? '').pathname)
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/pass'])
    await context.setOffline(true)
    await expect(page.goto('/contact')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
    await context.setOffline(false)
    await page.goto('/contact')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})

test('several saved passes are listed by their start, and each opens from the list', {
  tag: '@phone',
}, async ({ page, context }) => {
  const first = await opensPass(page)
  const second = await opensPass(page)
  await page.evaluate((token) => {
    const passes: { token: string; pass: { startDate: string } }[] = JSON.parse(
      localStorage.getItem('passes') ?? '[]',
    )
    // The second stay begins a day before the first.
    for (const { token: its, pass } of passes) {
      if (its !== token) continue
      pass.startDate = new Date(Date.parse(pass.startDate) - 86_400_000).toISOString()
    }
    localStorage.setItem('passes', JSON.stringify(passes))
  }, second.passToken)
  await context.setOffline(true)
  await page.goto('/pass')
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(links).toHaveText([second.reference, first.reference])
  await everyoneCanRead(page)
  await links.filter({ hasText: first.reference }).click()
  await expect(statusLine(page)).toBeVisible()
  await page.goBack()
  await expect(links).toHaveCount(2)
})

test('a pass that the guest removes is gone from the device, with its cache', {
  tag: '@phone',
}, async ({ page }) => {
  const { reference, passToken } = await opensPass(page)
  await page.getByText('Forget this pass on this device').click()
  await page.getByRole('button', { name: 'Forget it' }).click()
  await expect(page.getByRole('heading', { name: 'No pass on this device' })).toBeVisible()
  await expect(shownRef(page, reference)).toHaveCount(0)
  await expect.poll(() => cached(page)).toEqual([])
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(passToken)
  expect(page.url()).not.toContain(passToken)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No pass on this device' })).toBeVisible()
  await everyoneCanRead(page)

  // Unreadable entries do not make a list either.
  await page.evaluate((token) => {
    localStorage.setItem('passes', JSON.stringify([{ token }, { token: `${token}-2` }]))
  }, passToken)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No pass on this device' })).toBeVisible()
})

test('a link that is refused keeps the saved pass, and offers a new link', {
  tag: '@phone',
}, async ({ page }) => {
  const { passToken, address, reference } = await opensPass(page)
  await page.route('**/api/pass', (route) =>
    route.fulfill({
      status: 404,
      json: { error: { code: 'not_found', message: '', requestId: '' } },
    }),
  )
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.getByText('This link no longer works.')).toBeVisible()
  await expect(shownRef(page, reference)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email me the link' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(passToken)
  await everyoneCanRead(page)

  // A link that was never opened here shows nothing, and keeps the saved pass.
  await page.goto('about:blank')
  await page.goto(`${address.slice(0, -2)}AA`)
  await expect(
    page.getByRole('heading', { name: 'This link doesn’t open a booking' }),
  ).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(passToken)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the code is large, centred and scannable in the ${colorScheme} theme`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const { reference } = await opensPass(page)
    const code = page.getByRole('img', { name: `QR ${reference}` })
    expect(await readCode(code)).toBe(reference)
    const { x, width } = (await code.boundingBox()) ?? { x: 0, width: 0 }
    expect(width).toBeGreaterThanOrEqual(240)
    // Centred on the phone.
    expect(x + width / 2).toBeCloseTo(390 / 2, 0)
  })
}

test('the pass replaces its calendar entries after two changes', {
  tag: '@phone',
}, async ({ page, context }) => {
  const { reference, passToken, from } = await opensPass(page)
  let until = from
  for (const hours of [25, 26]) {
    until = new Date(from.getTime() + hours * 3_600_000)
    const requested = { endDate: until, shown: { toCard: 0, atDesk: 0, due: 1200 } }
    const headers = {
      Authorization: `Bearer ${passToken}`,
      Origin: siteOrigin,
      'Idempotency-Key': crypto.randomUUID(),
    }
    const moved = await page.request.post('/api/pass/change', { data: requested, headers })
    expect(moved.status(), await moved.text()).toBe(200)
  }
  await page.reload()
  await expect(statusLine(page)).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  const { name, visits } = await savedCalendar(page)
  expect(name).toBe(`${reference}.ics`)
  expect(visits.map(({ startDate }) => startDate.toJSDate())).toEqual([from, until])
  expect(visits.map(({ sequence }) => sequence)).toEqual([2, 2])
  expect(visits[0]?.description).toContain(reference)
})

for (const locale of ['en', 'de']) {
  test(`the pass fits one sheet of paper in ${locale}`, { tag: '@phone' }, async ({ page }) => {
    const { reference, passToken } = await reserved(page)
    await page.goto(`${locale === 'en' ? '' : `/${locale}`}/pass#${passToken}`)
    await expect(page.getByRole('img', { name: `QR ${reference}` })).toBeVisible()
    const paper = await page.pdf({ format: 'A4' })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    for (const shown of [/1.200\sLek/, /\+355/, /1001 Tirana/, /08:00|von 8 bis 23/]) {
      await expect(page.getByText(shown).first()).toBeVisible()
    }
    for (const hidden of ['navigation', 'button', 'contentinfo'] as const) {
      await expect(page.getByRole(hidden).filter({ visible: true })).toHaveCount(0)
    }
  })
}
