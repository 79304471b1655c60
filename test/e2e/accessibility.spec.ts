import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { arrive } from './arrive.ts'
import { readNotification } from './notification.ts'
import { sitePages, wholeMatrix } from './site-pages.ts'
import { signInAsStaff } from './staff.ts'
import { Traveller } from './traveller.ts'
import { words } from './words.ts'

const schemes = ['light', 'dark'] as const

// Axe reads a page several times over, and a busy machine is slow at it.
test.describe.configure({ timeout: 90_000 })

// Colours change at once, so that none is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Resolves once the page is painted as it is now. */
function paintedAnew(): Promise<unknown> {
  return new Promise((painted) => {
    requestAnimationFrame(() => requestAnimationFrame(painted))
  })
}

/** Axe finds nothing on the page as it stands, without what another company's frame shows. */
async function everyoneCanRead(
  page: Page,
  shades: readonly (typeof schemes)[number][] = schemes,
  except = 'iframe',
) {
  for (const colorScheme of shades) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(paintedAnew)
    const { violations } = await new AxeBuilder({ page }).exclude(except).analyze()
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
    expect(found, `in the ${colorScheme}`).toEqual([])
  }
}

// Languages differ in words, not in colours or roles: one is enough for `npm test`.
const readPages = sitePages.filter(({ locale }) => wholeMatrix || locale === 'en')

for (const { address } of readPages) {
  // Colours are the same at every width, and so are roles in every colour: one of each is enough.
  test(`everyone can read ${address} at a desk`, { tag: '@desktop' }, async ({ page }) => {
    await arrive(page, address)
    await everyoneCanRead(page, wholeMatrix ? schemes : ['dark'])
  })

  test(`everyone can read ${address} on a phone`, { tag: '@phone' }, async ({ page }) => {
    await arrive(page, address)
    await everyoneCanRead(page, wholeMatrix ? schemes : ['light'])
  })
}

test('everyone can read what is wrong with a form, and pay by card', async ({ page }) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/book-online')
  await page.getByRole('button', { name: words.en.payWithCard }).click()
  await page.getByRole('button', { name: words.en.pay('€3.00') }).click()
  await ana.sees('Missing Information')
  await readNotification(page)
  await everyoneCanRead(page)
  await ana.sees('Missing Information')
})

test('everyone can read what was reserved, and staff their figures and lists', async ({ page }) => {
  const ana = new Traveller(page, words.en)
  await ana.goTo('/reserve-pay-location')
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(1, 1)
  await page.getByRole('button', { name: words.en.reserve }).click()
  await ana.reference()
  await everyoneCanRead(page)

  await signInAsStaff(page)
  for (const tab of ['Overview', /^Paid Bookings/, /^Reservations/, /^Messages/]) {
    await page.getByRole('tab', { name: tab }).click()
    // The lists hold what every other test booked: the newest rows speak for the rest.
    await everyoneCanRead(page, schemes, 'li:nth-child(n + 6) > article')
  }
})
