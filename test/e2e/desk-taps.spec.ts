import { expect, type Locator, type Page, test } from '@playwright/test'
import { countTaps } from './count-taps.ts'
import {
  finds,
  freeTags,
  newGuest,
  openCounter,
  panel,
  reserves,
  row,
  says,
  scans,
  search,
  settled,
} from './counter.ts'
import { asStaff, isHere, leftBags } from './offline.ts'

// A small phone, and the height that its browser leaves.
test.use({ viewport: { width: 390, height: 667 } })
test.describe.configure({ timeout: 90_000 })

/** Opens the desk; returns a function that counts the taps of one task. */
async function begins(page: Page) {
  const taps = await countTaps(page)
  await openCounter(page)
  return async (task: () => Promise<unknown>): Promise<number> => {
    const before = taps()
    await task()
    return taps() - before
  }
}

/** Types a name without a tap, as after 'Next guest'. */
async function looksFor(page: Page, name: string): Promise<void> {
  await page.goto('/admin/desk')
  await search(page).fill(name.toLowerCase())
  await expect(row(page, name)).toBeVisible()
}

/** Fails if the page has to be scrolled to the button. */
async function isWithinReach(button: Locator): Promise<void> {
  await settled(button)
  await expect(button).toBeInViewport({ ratio: 1 })
  expect(await button.page().evaluate(() => scrollY)).toBe(0)
}

/** A guest whose bags are here, and who has paid by card at the desk. */
async function hasPaid(page: Page) {
  const guest = await isHere(page)
  await asStaff(page, `stays/${guest.id}/payments`, { method: 'desk_card', cents: 1200 })
  return guest
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('budget 14: staff take bags in and give them out with few taps', { tag: '@phone' }, async ({
  page,
}) => {
  const count = await begins(page)
  const [byName, byCode] = [newGuest(), newGuest()]
  await reserves(page, byName)
  const id = await reserves(page, byCode)
  const { stay } = await asStaff<{ stay: { reference: string } }>(page, `stays/${id}`)

  await looksFor(page, byName)
  const checksIn = async () => {
    await expect(async () => {
      await button(page, 'Check in 2 items').tap({ timeout: 2000 })
      await says(page, 'Checked in.')
    }).toPass()
  }
  const cameByName = await count(async () => {
    await row(page, byName).tap()
    await isWithinReach(button(page, 'Check in 2 items'))
    await checksIn()
  })
  expect(cameByName).toBe(2)
  const undone = await count(async () => {
    await button(page, 'Undo').first().tap()
    await says(page, 'Undone.')
  })
  expect(undone).toBe(1)

  await page.goto('/admin/desk')
  await expect(search(page)).toBeVisible()
  const cameByCode = await count(async () => {
    await scans(page, stay.reference, byCode)
    await checksIn()
  })
  expect(cameByCode).toBeLessThanOrEqual(2)

  const guest = await hasPaid(page)
  await looksFor(page, guest.name)
  const left = await count(async () => {
    await row(page, guest.name).tap()
    await page.getByText('Someone else collects').tap()
    await button(page, 'Check out 2 items').tap()
    await says(page, 'Checked out.')
  })
  expect(left).toBe(3)
})

test('a guest who has paid gets their bags in two taps, found by name, and in one by their code', {
  tag: '@phone',
}, async ({ page }) => {
  const count = await begins(page)
  const [byName, byCode] = [await hasPaid(page), await hasPaid(page)]
  const { stay } = await asStaff<{ stay: { reference: string } }>(page, `stays/${byCode.id}`)
  const leaves = async () => {
    await isWithinReach(button(page, 'Check out 2 items'))
    await button(page, 'Check out 2 items').tap()
    await says(page, 'Checked out.')
  }

  await looksFor(page, byName.name)
  const leftByName = await count(async () => {
    await expect(row(page, byName.name)).toContainText('Paid')
    await row(page, byName.name).tap()
    await leaves()
  })
  expect(leftByName).toBe(2)

  await page.goto('/admin/desk')
  await expect(search(page)).toBeVisible()
  const leftByCode = await count(async () => {
    await scans(page, stay.reference, byCode.name)
    await leaves()
  })
  expect(leftByCode).toBe(1)
})

test('budget 14: money needs two taps and no scrolling, and the change stays in sight', {
  tag: '@phone',
}, async ({ page }) => {
  const count = await begins(page)
  const guests = [await isHere(page), await isHere(page), await isHere(page)] as const
  const [exact, lek, card] = guests
  const pays = (name: string, choose: RegExp | null, take: RegExp) =>
    count(async () => {
      await row(page, name).tap()
      await isWithinReach(button(page, take))
      await isWithinReach(button(page, /^Card paid/))
      if (choose) await button(page, choose).tap()
      await isWithinReach(button(page, take))
      await button(page, take).tap()
      await says(page, 'Payment taken.')
    })

  await looksFor(page, exact.name)
  expect(await pays(exact.name, null, /^Cash taken: €/)).toBe(2)
  await looksFor(page, card.name)
  expect(await pays(card.name, null, /^Card paid/)).toBe(2)
  await looksFor(page, lek.name)
  expect(await pays(lek.name, /^2,000 Lek/, /^Cash taken/)).toBe(3)

  const change = panel(page, lek.name)
    .getByRole('status')
    .filter({ hasText: /^Change .* Lek/ })
  await expect(change).toBeInViewport({ ratio: 1 })
  await button(page, 'Check out 2 items').tap()
  await says(page, 'Checked out.')
  await expect(change).toBeInViewport({ ratio: 1 })
  await button(page, 'Next guest').tap()
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('')
  const stay = await finds(page, exact.name)
  await expect(stay.getByRole('status').filter({ hasText: /^Change/ })).toHaveCount(0)
})

test('budget 14: a late guest pays one amount before the bags leave, in three taps', {
  tag: '@phone',
}, async ({ page }) => {
  const count = await begins(page)
  const { name } = await leftBags(page)
  await looksFor(page, name)
  await expect(row(page, name)).toContainText('€12 due, incl. 1 extra day')
  const taken = await count(async () => {
    await row(page, name).tap()
    await isWithinReach(button(page, 'Cash taken: €12.00'))
    await button(page, 'Cash taken: €12.00').tap()
    await says(page, 'Payment taken.')
    await button(page, 'Check out 2 items').tap()
    await says(page, 'Checked out.')
  })
  expect(taken).toBe(3)
})

test('budget 14: a walk-in needs a name and few taps, without scrolling', {
  tag: '@phone',
}, async ({ page }) => {
  const count = await begins(page)
  const walker = newGuest()
  const walkedIn = await count(async () => {
    await page.getByRole('link', { name: 'Walk-in' }).tap()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type(walker)
    await isWithinReach(button(page, /^Cash taken/))
    await expect(async () => {
      await button(page, /^Cash taken/).tap({ timeout: 2000 })
      await expect(panel(page, walker)).toContainText('Paid', { timeout: 3000 })
    }).toPass()
  })
  expect(walkedIn).toBeLessThanOrEqual(3)

  const name = newGuest()
  await reserves(page, name)
  await looksFor(page, name)
  const priced = await count(async () => {
    await row(page, name).tap()
    await page.getByText('More', { exact: true }).tap()
    await page.getByText('Change the price', { exact: true }).tap()
    const part = page.getByRole('group').filter({ hasText: 'Set this price' }).last()
    await part.getByRole('textbox', { name: 'Price in euros' }).fill('10,50')
    await part.getByRole('textbox', { name: 'Reason' }).fill('Regular guest')
    await part.getByRole('button', { name: 'Set this price' }).tap()
    await says(page, 'Price noted.')
  })
  expect(priced).toBe(4)
})

test('a third bag joins a stay for its own days, and a worn-off tag is changed', {
  tag: '@phone',
}, async ({ page }) => {
  await openCounter(page)
  const { name, tags } = await isHere(page)
  const stay = await finds(page, name)
  await stay.getByText('More', { exact: true }).tap()
  await stay.getByText('Add a bag', { exact: true }).tap()
  const [third, other] = freeTags()
  await stay.getByRole('textbox', { name: 'Tag of item 1' }).fill(String(third))
  const part = stay.getByRole('group').filter({ hasText: 'Add 1 item' }).last()
  await expect(part.locator('dl')).toContainText(/Due after this€1[58]/)
  await stay.getByRole('button', { name: 'Add 1 item' }).tap()
  await says(stay, 'Added.')
  await expect(stay).toContainText(/€1[58] due/)

  await stay.getByText('Change a tag', { exact: true }).tap()
  await stay.getByLabel('Current tag').selectOption(String(tags[0]))
  await stay.getByLabel('New tag').fill(String(tags[1]))
  await expect(stay).toContainText(`On another bag in storage: ${tags[1]}`)
  await stay.getByLabel('New tag').fill(String(other))
  await stay.getByRole('button', { name: 'Change the tag' }).tap()
  await says(stay, 'Tag changed.')
  await expect(stay.getByRole('button', { name: 'Check out 3 items' })).toBeVisible()
  await expect(stay.getByRole('checkbox', { name: String(other) })).toBeChecked()
})
