import { expect, type Page, test } from '@playwright/test'
import { arrive, comeToLife } from './arrive.ts'
import { notification } from './notification.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en
const told =
  'The connection was lost, so we don’t know whether your reservation was made. Please try again: it won’t be made twice.'

/** Texts of the visible headings, prices, fields and buttons that something else covers at their centre. */
function coveredOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = 'h1, h2, h3, dd, strong, input, select, textarea, button, a'
    const own = document.querySelector('[role=region] ol')
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const covered: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(named)) {
      if (own?.contains(element) || !element.checkVisibility({ visibilityProperty: true })) continue
      const { x, y, width, height } = element.getBoundingClientRect()
      const [left, top] = [x + width / 2, y + height / 2]
      const isScrolledAway = top < bar && !element.closest('header')
      if (width < 2 || isScrolledAway || top > innerHeight || left < 0) continue
      const above = document.elementFromPoint(left, top)
      if (above && own?.contains(above)) covered.push(element.textContent || element.id)
    }
    return covered
  })
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`a failed reservation is told with the button, and its notification covers nothing at ${width} px`, {
    tag: '@phone',
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height })
    const ana = new Traveller(page, say)
    await ana.goTo('/reserve-pay-location')
    await ana.fillInWhoTheyAre()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const reserve = page.getByRole('button', { name: say.reserve })
    await reserve.click()
    await expect(notification(page)).toBeVisible()
    await expect(page.getByRole('main').getByText(told)).toBeInViewport({ ratio: 1 })
    await expect(reserve).toBeInViewport({ ratio: 1 })
    await expect(reserve).toHaveAccessibleDescription(told)
    expect(await coveredOn(page)).toEqual([])
    const shown = await notification(page).boundingBox()
    const bar = await page.getByRole('banner').first().boundingBox()
    expect(shown && bar && shown.y + shown.height).toBeLessThanOrEqual(bar?.y ?? 0)
  })
}

test('a notification moves the page down, and closing it moves nothing on the screen', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/book-online')
  await comeToLife(page)
  await page.getByRole('button', { name: say.payWithCard }).click()
  await expect(notification(page)).toBeVisible()
  const name = page.getByLabel(say.fullName)
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport({ ratio: 1 })
  const before = await name.boundingBox()
  await notification(page).getByRole('button', { name: 'Close' }).click()
  await expect(notification(page)).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).paddingBlockStart))
    .toBe('0px')
  expect((await name.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('a declined card is told with the button, and that nothing was charged', {
  tag: '@phone',
}, async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await page.getByRole('button', { name: say.payWithCard }).click()
  await ana.payWith(cards.declined, '€3.00')
  const sentence = `${say.declined} Nothing was charged.`
  await expect(page.getByRole('main').getByText(sentence)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: say.pay('€3.00') })).toHaveAccessibleDescription(
    sentence,
  )
})

test('the wallet is on the first screen of a phone, above the bar at the foot', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const locale of ['', '/sq', '/it', '/de', '/fr', '/es', '/da']) {
    await arrive(page, `${locale}/book-online`)
    const wallet = await page.getByRole('button', { name: 'Apple' }).boundingBox()
    const bar = await page.locator('[type=submit]').boundingBox()
    expect(wallet && wallet.y + wallet.height, locale).toBeLessThan((bar?.y ?? 0) - 8)
  }
})

test('a wrong email address is not called missing', { tag: '@phone' }, async ({ page }) => {
  const ana = new Traveller(page, say)
  await ana.goTo('/book-online')
  await ana.fillInWhoTheyAre()
  await page.getByLabel(say.email).fill('ana@')
  await page.getByRole('button', { name: say.payWithCard }).click()
  await expect(notification(page)).toContainText('Please Check Your Email Address')
})

test('opening hours stay on their card with letters of 32 px', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.addStyleTag({ content: ':root { font-size: 32px }' })
  const hours = await page.getByText('08:00–23:00').first().boundingBox()
  const card = await page.getByRole('listitem').filter({ hasText: 'Opening hours' }).boundingBox()
  expect(hours && card && hours.x + hours.width).toBeLessThanOrEqual(
    (card?.x ?? 0) + (card?.width ?? 0),
  )
})

test('home says that WhatsApp opens on the contact page, and leads there', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await comeToLife(page)
  await expect(page.getByRole('button', { name: 'WhatsApp' })).toBeDisabled()
  await page.getByRole('link', { name: 'on the contact page' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('link', { name: 'Start a chat' })).toBeVisible()
})
