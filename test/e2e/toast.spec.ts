import { expect, type Page, test } from '@playwright/test'
import { notification, notificationArea, readNotification } from './notification.ts'
import { bundleToasts } from './toast-bundle.ts'
import { words } from './words.ts'

const say = words.en

async function openForm(page: Page): Promise<void> {
  await page.goto('/book-online')
}

/** Triggers a notification without a server by sending the empty form. */
async function payWithoutName(page: Page): Promise<void> {
  await page.getByRole('button', { name: say.payWithCard }).click()
  await expect(notification(page)).toHaveCount(1)
}

/** Swipes the notification to the right. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await notification(page).boundingBox()
  if (!box) throw new Error('There is no notification')
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels, y, { steps: 5 })
  await page.mouse.up()
}

test('a notification closes after a swipe of 60 pixels, but not of 30', { tag: '@phone' }, async ({
  page,
}) => {
  await openForm(page)
  await payWithoutName(page)
  await swipe(page, 30)
  await expect(notification(page)).toHaveCount(1)
  await swipe(page, 60)
  await expect(notification(page)).toHaveCount(0, { timeout: 1500 })
})

test('F8 focuses the notification, which stays while focused; Escape closes it', async ({
  page,
}) => {
  await page.clock.install()
  await openForm(page)
  await payWithoutName(page)
  await readNotification(page)
  await page.clock.runFor(6000)
  await expect(notification(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(notification(page)).toHaveCount(0)
})

test('a notification is as wide as a phone, and 420 px wide from 768 px on', {
  tag: '@desktop',
}, async ({ page }) => {
  await openForm(page)
  await payWithoutName(page)
  const list = notificationArea(page).getByRole('list')
  for (const [screen, width] of [
    [767, 767],
    [768, 420],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 900 })
    expect((await list.boundingBox())?.width).toBe(width)
  }
})

test('only one notification is shown, for five seconds', async ({ page }) => {
  await page.clock.install()
  await openForm(page)
  await payWithoutName(page)
  await page.clock.runFor(3000)
  await payWithoutName(page)
  await page.clock.runFor(2500)
  await expect(notification(page)).toHaveCount(1)
  await page.clock.runFor(3000)
  await expect(notification(page)).toHaveCount(0)
})

test('a notification can have an action, which runs once and closes it', {
  tag: '@phone',
}, async ({ page }) => {
  const script = '/assets/toasts.js'
  const body = await bundleToasts()
  await page.route(`**${script}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await page.goto('/contact')
  await page.evaluate(async (address) => {
    const { i18n, toast }: typeof import('./toast-alone.ts') = await import(address)
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    const onPress = () => document.body.append('It was undone.')
    toast({ title: 'Removed', action: { label: 'Undo', onPress } })
  }, script)
  const offered = page.getByRole('listitem').getByRole('button', { name: 'Undo' })
  await offered.click()
  await expect(page.getByText('It was undone.')).toHaveCount(1)
  await expect(offered).toHaveCount(0)
})
