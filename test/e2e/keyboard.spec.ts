import { expect, type Locator, type Page, test } from '@playwright/test'
import { arrive, comeToLife } from './arrive.ts'
import { notification } from './notification.ts'
import { cards } from './traveller.ts'
import { words } from './words.ts'

/** Whole flows by keyboard: no tap, no mouse, no focus set by a test. */
const say = words.en

/** Presses Tab until a part of the page has the focus. */
async function tabTo(page: Page, part: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await part.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(part, 'the keys lead there').toBeFocused()
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

async function press(page: Page, button: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, button)
  await page.keyboard.press(key)
}

test.describe('by keyboard only', { tag: '@desktop' }, () => {
  test('a guest skips the menu, finds the form, books and pays', async ({ page }) => {
    await arrive(page, '/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('main').locator('a[href="/book-online"]').first())
    await expect(page).toHaveURL('/book-online')
    await comeToLife(page)

    await press(page, page.getByRole('button', { name: 'One item more' }), 'Space')
    await expect(page.getByLabel(say.items, { exact: true })).toHaveValue('2')
    await type(page, 'Full Name *', 'Ana Hoxha')
    await type(page, 'Email Address *', 'ana@example.com')
    await press(page, page.getByRole('button', { name: say.payWithCard }), 'Space')
    const card = page.frameLocator('iframe[title="Secure payment input frame"]')
    await tabTo(page, card.getByLabel('Card number'))
    await page.keyboard.type(cards.good)
    await page.keyboard.press('Tab')
    await page.keyboard.type('1234')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await press(page, page.getByRole('button', { name: say.pay('€6.00') }))
    await expect(page.getByText(/^TIR-\d{4}-\d{3}-[A-Z0-9]{4}$/)).toBeVisible()
  })

  test('a guest reserves after a missing name was reported', async ({ page }) => {
    await arrive(page, '/reserve-pay-location')
    await press(page, page.getByRole('button', { name: say.reserve }))
    await expect(notification(page)).toContainText('Missing Information')
    await expect(page.getByLabel(say.fullName)).toBeFocused()
    await page.keyboard.type('Ana Hoxha')
    await type(page, 'Email Address *', 'ana@example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^TIR-\d{4}-\d{3}-[A-Z0-9]{4}$/)).toBeVisible()
  })

  test('a guest writes to the office', async ({ page }) => {
    await arrive(page, '/contact')
    await type(page, 'Full Name *', 'Ana Hoxha')
    await type(page, 'Email Address *', 'ana@example.com')
    await type(page, 'Subject *', 'A bicycle')
    await type(page, 'Message *', 'Is there room for a bicycle?')
    await press(page, page.getByRole('button', { name: say.send }))
    await expect(page.getByText(say.sent).first()).toBeVisible()
  })

  test('a guest changes language and theme', async ({ page }) => {
    await arrive(page, '/contact')
    await press(page, page.getByRole('button', { name: 'Language: English' }))
    await press(page, page.getByRole('link', { name: 'Deutsch' }))
    await expect(page).toHaveURL('/de/contact')
    await tabTo(page, page.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(await scheme()).toBe('dark')
    await page.reload()
    expect(await scheme()).toBe('dark')
  })
})
