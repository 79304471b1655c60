import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { hrefOf, paths } from '../../web/routing/paths.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en
const bookName = 'Book and Pay Online'
const reserveName = 'Reserve & Pay On-Site'

/** By its name, which may be followed by how to pay. */
const link = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}( Pay (now by card|at the desk))?$`) })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const frame = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`)
const heading = (page: Page, name: string) =>
  frame(page, name).getByRole('heading', { name, exact: true, level: 1 })
/** The frame's home link is reached by keyboard; a pointer reaches the dialog's own button, which covers it. */
const wayHome = (page: Page, name: string) =>
  frame(page, name).getByRole('link', { name: 'Back to home' })

/** Until the page is hydrated the link leads to the form's page and opens no dialog. */
const alive = (page: Page, name: string) =>
  expect(link(page, name)).toHaveAttribute('aria-haspopup', 'dialog')

async function open(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await alive(page, name)
  await link(page, name).click()
  await expect(heading(page, name)).toBeVisible()
}

/** Holds back the dialog's code until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/open-booking-dialog-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a guest reserves in the dialog, sees the reference and returns home', async ({ page }) => {
  await open(page, reserveName)
  const ana = new Traveller(page, say, frame(page, reserveName))
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await ana.place.getByRole('button', { name: say.reserve }).click()
  const reference = await ana.reference()
  await expect(ana.place.getByText(reference, { exact: true })).toBeInViewport({ ratio: 1 })
  await wayHome(page, reserveName).press('Enter')
  await expect(dialog(page, reserveName)).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(link(page, reserveName)).toBeFocused()
})

test('a guest who has moved on before the receipt arrives keeps the focus', {
  tag: '@phone',
}, async ({ page }) => {
  const receipt = Promise.withResolvers<void>()
  await page.route('**/assets/confirmation-parts-*.js', async (route) => {
    await receipt.promise
    await route.continue()
  })
  await open(page, reserveName)
  const ana = new Traveller(page, say, frame(page, reserveName))
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await ana.place.getByRole('button', { name: say.reserve }).click()
  await ana.reference()
  await wayHome(page, reserveName).focus()
  receipt.resolve()
  await expect(ana.place.getByRole('heading', { name: 'Your space is reserved' })).toBeVisible()
  await expect(wayHome(page, reserveName)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page, reserveName)).toBeHidden()
})

test('a guest pays in the dialog, and a reload of the frame shows the booking', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, bookName)
  const ana = new Traveller(page, say, frame(page, bookName))
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await ana.place.getByRole('button', { name: say.payWithCard }).click()
  await ana.payWith(cards.good, say.eighteen)
  await ana.sees(say.paid)
  const reference = await ana.reference()

  const shown = page.frames().find((it) => it.url().includes('/booking/confirmed?payment='))
  const checked = page.waitForResponse('**/api/payment-status')
  await shown?.evaluate(() => location.reload())
  await checked
  expect(await ana.reference()).toBe(reference)
  await expect(ana.place.getByRole('navigation')).toHaveCount(0)
  await wayHome(page, bookName).press('Enter')
  await expect(dialog(page, bookName)).toBeHidden()
})

test('a bank that takes the whole window leads back to the booking', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, bookName)
  const ana = new Traveller(page, say, frame(page, bookName))
  await ana.fillInWhoTheyAre()
  await ana.chooseStay(2, 3)
  await ana.place.getByRole('button', { name: say.payWithCard }).click()
  await ana.payWith(cards.redirected, say.eighteen)
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page).toHaveURL(/\/booking-confirmed\?payment=pi_\w+$/)
  await new Traveller(page, say).reference()
})

test('the dialog opens and closes by keyboard, and keeps what was typed', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  await alive(page, bookName)
  const counted = page.waitForEvent('console', (it) => it.text().includes('booking_form_opened'))
  await link(page, bookName).press('Enter')
  await expect(heading(page, bookName)).toBeVisible()
  await expect(dialog(page, bookName)).toHaveCSS('width', '1152px')
  await expect(page.locator('dialog iframe')).toHaveCSS('height', '720px')
  await counted
  const home = dialog(page, bookName).getByRole('button', { name: 'Back to home' })
  const close = dialog(page, bookName).getByRole('button', { name: 'Close' })
  await expect(home).toBeVisible()
  await close.press('Escape')
  await expect(dialog(page, bookName)).toBeHidden()
  await expect(link(page, bookName)).toBeFocused()

  await page.keyboard.press('Enter')
  const name = frame(page, bookName).getByLabel(say.fullName)
  await name.fill('Ana Hoxha')
  // The framed form passes the key on once it is hydrated.
  await expect(async () => {
    await name.press('Escape')
    await expect(dialog(page, bookName)).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(link(page, bookName)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('Ana Hoxha')
  await home.press('Enter')
  await expect(dialog(page, bookName)).toBeHidden()
})

test('a double tap opens the dialog and counts it only once', { tag: '@phone' }, async ({
  page,
}) => {
  const counted: string[] = []
  page.on('console', (it) => it.text().includes('form_opened') && counted.push(it.text()))
  const goOn = await holdBack(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await link(page, reserveName).dblclick()
  await expect(link(page, reserveName)).toHaveAttribute('aria-busy', 'true')
  goOn()
  await expect(heading(page, reserveName)).toBeVisible()
  expect(counted).toHaveLength(1)
})

test('the dialog closes by its close button and by its home button', async ({ page }) => {
  await open(page, reserveName)
  await dialog(page, reserveName).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page, reserveName)).toBeHidden()
  await link(page, reserveName).click()
  await dialog(page, reserveName).getByRole('button', { name: 'Back to home' }).click()
  await expect(dialog(page, reserveName)).toBeHidden()
})

test('a dialog that is closed at once leaves no history entry', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contact')
  await open(page, bookName)
  await dialog(page, bookName).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page, bookName)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('Back closes the dialog, even after the form has navigated', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, reserveName)
  const name = frame(page, reserveName).getByLabel(say.fullName)
  await name.fill('Ana Hoxha')
  const within = page.locator('dialog iframe')
  await within.evaluate((view: HTMLIFrameElement) => {
    Object.assign(view.contentWindow ?? {}, { sameDocument: true })
  })
  await page.goBack()
  await expect(dialog(page, reserveName)).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(link(page, reserveName)).toBeFocused()

  await link(page, reserveName).click()
  await expect(name).toHaveValue('Ana Hoxha')
  expect(await page.frames()[1]?.evaluate(() => 'sameDocument' in window)).toBe(true)
  // Each navigation in the frame is a history entry; after closing by its button, the form stays where it was.
  const shown = () => page.frames()[1]?.url() ?? ''
  await within.evaluate((view: HTMLIFrameElement) => {
    view.contentWindow?.location.assign('/booking')
  })
  await expect(frame(page, reserveName).getByRole('heading', { name: bookName })).toBeVisible()
  await dialog(page, reserveName).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page, reserveName)).toBeHidden()
  await link(page, reserveName).click()
  await page.waitForTimeout(200)
  expect(shown()).toMatch(/\/booking$/)
  await page.goBack()
  await expect(dialog(page, reserveName)).toBeHidden()
  expect(shown()).toMatch(/\/booking$/)
  await expect(page).toHaveURL('/')
})

test('going back from the home page leaves its dialog behind', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about')
  await open(page, reserveName)

  // Two entries at once, as by a long press on Back.
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL('/about')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('only the framed form can close the dialog by a message', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, bookName)
  const say = (message: { origin?: string; fromFrame: boolean }) =>
    page.locator('dialog iframe').evaluate((view, { origin, fromFrame }) => {
      const source = fromFrame ? (view as HTMLIFrameElement).contentWindow : window
      const data = 'navigate-home'
      dispatchEvent(
        new MessageEvent('message', { data, source, origin: origin ?? location.origin }),
      )
    }, message)
  await say({ fromFrame: true, origin: 'https://elsewhere.example' })
  await say({ fromFrame: false })
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', () => resolve(null), { once: true })
        postMessage('navigate-home', location.origin)
      }),
  )
  await expect(dialog(page, bookName)).toBeVisible()
  await say({ fromFrame: true })
  await expect(dialog(page, bookName)).toBeHidden()
})

test("the framed form has the page's language", { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/de')
  const german = page
    .locator(`main a[aria-haspopup="dialog"][href="${hrefOf(paths.reserve, 'de')}"]`)
    .first()
  await german.click()
  await expect(page.locator('dialog[open] iframe')).toHaveAttribute('src', '/de/reservation')
  const framed = page.frameLocator('dialog[open] iframe')
  await expect(framed.getByRole('button', { name: words.de.reserve })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('both links lead to the pages with the forms', { tag: '@phone' }, async ({ page }) => {
    for (const [name, address] of [
      [bookName, paths.bookOnline],
      [reserveName, paths.reserve],
    ] as const) {
      await page.goto('/')
      await link(page, name).click()
      await expect(page).toHaveURL(address)
    }
  })
})

for (const name of [bookName, reserveName]) {
  test(`everyone can read the dialog '${name}'`, { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, name)
    await expect(frame(page, name).getByLabel(say.dropOffDate)).not.toHaveValue('')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}
