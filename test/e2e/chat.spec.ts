import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { business, prices } from '../../domain/business/business.ts'
import { transport } from '../../domain/business/partners.ts'
import { arrive, leaveFirstScreen } from './arrive.ts'
import { notification } from './notification.ts'

const launcher = (page: Page) => page.locator('aside > button')
const panel = (page: Page) => page.getByRole('region', { name: 'Assistant', exact: true })
const field = (page: Page) => panel(page).getByRole('textbox')
const messages = (page: Page) => panel(page).getByRole('log').locator('> *')
const answer = (page: Page) => messages(page).last()
const suggestions = (page: Page) => panel(page).getByRole('list', { name: 'You could ask' })

async function openChat(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await leaveFirstScreen(page)
  await launcher(page).click()
  await expect(panel(page)).toBeVisible()
}

/** From here on the test moves the page's clock by hand. */
async function stopClock(page: Page, first: () => Promise<void>): Promise<void> {
  const start = new Date()
  await page.clock.install({ time: start })
  await first()
  await page.clock.pauseAt(new Date(start.getTime() + 60_000))
}

async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** Opens the submenu by keyboard. */
async function openDirections(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Ways to reach us' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.type('dir')
  await expect(page.getByRole('menuitem', { name: 'Directions' })).toBeFocused()
  // Repeated, because a page that moved under a resting mouse counts it as the pointer.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('menuitem', { name: 'Open the map' })).toBeFocused({
      timeout: 1000,
    })
  }).toPass()
}

test('a guest asks and gets an answer at once, with four more questions each time', {
  tag: '@phone',
}, async ({ page }) => {
  await openChat(page)
  await expect(suggestions(page).getByRole('button')).toHaveCount(4)

  await ask(page, 'HOW MUCH for 2 bags, and where are you?')
  await expect(answer(page)).toContainText(`€${prices.dayPerItem / 100}`)
  await expect(field(page)).toHaveValue('')
  await expect(suggestions(page).getByRole('button')).toHaveCount(4)

  await field(page).fill('where are you')
  await panel(page).getByRole('button', { name: 'Send' }).click()
  await expect(answer(page)).toContainText(business.address.street)
  await expect(answer(page).getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    business.mapUrl,
  )

  await suggestions(page).getByRole('button', { name: 'When are you open?' }).click()
  await expect(answer(page)).toContainText('08:00–23:00')
  await expect(suggestions(page).getByRole('button')).toHaveCount(4)

  await ask(page, 'lorem ipsum')
  await expect(answer(page)).toContainText('pricing, our location, booking, security')
  await expect(answer(page).getByRole('link').first()).toHaveAttribute('href', /^tel:/)
  await expect(messages(page)).toHaveCount(9)
})

test('a guest asks how to cancel and how to get to the airport', { tag: '@phone' }, async ({
  page,
}) => {
  await openChat(page)
  await ask(page, 'how do I cancel and get a refund')
  await expect(answer(page)).toHaveText(
    /^To cancel, open your luggage pass from the link in any email from us/,
  )
  await expect(answer(page)).toContainText(
    'on that date, or if you do not come, nothing is refunded',
  )
  await expect(answer(page).getByRole('link', { name: business.phone })).toBeVisible()

  await ask(page, 'taxi to airport at 4am please')
  await expect(answer(page)).toContainText(`€${transport.shuttle.perPerson / 100} per person`)
  const linked = (name: string) => answer(page).getByRole('link', { name })
  await expect(linked('Taxi')).toHaveAttribute('href', '/#services')
  await expect(linked('Airport shuttle')).toHaveAttribute('href', '/airport-shuttle')
  await expect(suggestions(page).getByRole('button')).toHaveCount(4)

  await ask(page, 'How do I book?')
  await expect(answer(page)).toHaveText(/^There are two ways:.*To cancel, open your luggage pass/)
})

test('a guest in trouble gets the phone first, and no suggestions', { tag: '@phone' }, async ({
  page,
}) => {
  await openChat(page)
  await ask(page, 'someone took my bag!!')
  await expect(answer(page).getByRole('link').first()).toHaveAttribute('href', /^tel:/)
  await expect(answer(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*urgent/,
  )
  await expect(suggestions(page)).toHaveCount(0)
})

test('a guest without a confirmation gets the form that sends the link again', {
  tag: '@phone',
}, async ({ page }) => {
  await openChat(page)
  await ask(page, 'I lost my confirmation')
  await expect(answer(page)).toContainText('We’ll send your link again')
  await answer(page).getByRole('link', { name: 'Send my link again' }).click()
  await expect(page).toHaveURL('/pass')
  await expect(page.getByRole('button', { name: 'Email me the link' })).toBeVisible()
})

test('a message that is not understood can be sent to the desk as it is', {
  tag: '@phone',
}, async ({ page }) => {
  await openChat(page)
  await ask(page, 'xyzzy & quux?')
  await expect(answer(page).getByRole('link', { name: 'WhatsApp' }).last()).toHaveAttribute(
    'href',
    /text=xyzzy%20%26%20quux%3F/,
  )
  await ask(
    page,
    'my cousin and her two friends from the choir sing tonight in the theatre behind the lake and then we all want to know the price',
  )
  await expect(answer(page)).toContainText('I may not have understood all of it:')
})

test('two questions in one message get two answers', { tag: '@phone' }, async ({ page }) => {
  await openChat(page)
  await ask(page, 'Are you open on Sunday and can I pay by card?')
  await expect(answer(page)).toContainText(/^Yes. We are open every day.*Yes, you can pay by card/)
})

/** Holds back the words that the assistant understands, until they are let through or refused. */
async function wordsHeldBack(page: Page) {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>()
  await page.route(/chat-words-/, async (route) => route[await promise]())
  return resolve
}

test('a question is shown at once, and answered in its place once the words have loaded', {
  tag: '@phone',
}, async ({ page }) => {
  const letWords = await wordsHeldBack(page)
  await openChat(page)
  await ask(page, 'price')
  await expect(field(page)).toHaveValue('')
  await expect(messages(page).nth(1)).toHaveText('You asked: price')
  await expect(answer(page)).toHaveText('One moment…')
  await suggestions(page).getByRole('button', { name: 'When are you open?' }).click()
  await expect(answer(page)).toContainText('08:00–23:00')
  letWords('continue')
  await expect(messages(page).nth(2)).toContainText('per item')
  await expect(answer(page)).toContainText('08:00–23:00')
  await expect(messages(page)).toHaveCount(5)
})

test('a question that got no answer offline is kept and can be asked again', {
  tag: '@phone',
}, async ({ page }) => {
  const letWords = await wordsHeldBack(page)
  await openChat(page)
  await ask(page, 'price')
  letWords('abort')
  await expect(answer(page)).toContainText('The connection was lost before I could answer.')
  await expect(answer(page).getByRole('link', { name: business.phone })).toBeVisible()
  await page.unrouteAll()
  await answer(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(answer(page)).toContainText('per item')
  await expect(messages(page)).toHaveCount(3)
})

test('a request that hangs is reported after 15 seconds', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install()
  const letWords = await wordsHeldBack(page)
  await openChat(page)
  await ask(page, 'price')
  // The page's clock goes on by itself too, so a slow test may not come close to the 15 seconds.
  await page.clock.fastForward(8000)
  await expect(answer(page)).toHaveText('One moment…')
  await page.clock.fastForward(7000)
  await expect(answer(page)).toContainText('The connection was lost')
  letWords('continue')
  await expect(answer(page)).toContainText('per item')
})

test('an empty message is not sent', { tag: '@phone' }, async ({ page }) => {
  await openChat(page)
  await ask(page, '')
  await ask(page, '   ')
  await panel(page).getByRole('button', { name: 'Send' }).click()
  await expect(messages(page)).toHaveCount(1)
})

test('the first line of the newest answer scrolls into view after 100 ms', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 })
  await stopClock(page, () => openChat(page))
  const log = panel(page).getByRole('log')
  /** Pixels from the top of what can be seen to the answer, and those that could still be scrolled. */
  const place = () =>
    log.evaluate(({ lastElementChild: reply, parentElement: view }) => {
      if (!view || !reply) throw new Error('The assistant shows no answer')
      return {
        top: reply.getBoundingClientRect().top - view.getBoundingClientRect().top,
        left: view.scrollHeight - view.clientHeight - view.scrollTop,
      }
    })
  for (const text of ['price', 'booking', 'nearby', 'contact']) {
    await ask(page, text)
    await expect(answer(page)).not.toHaveText('One moment…')
    await page.clock.runFor(99)
    expect((await place()).left, 'still to be scrolled').toBeGreaterThan(1)
    await page.clock.runFor(1)
    await expect
      .poll(async () => {
        const { top, left } = await place()
        return top >= 0 && (top <= 16 || left <= 1)
      }, text)
      .toBe(true)
  }
})

test('four questions are suggested, of which a low phone folds two', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 667 })
  await openChat(page)
  await expect(suggestions(page).getByRole('button')).toHaveCount(4)
  await ask(page, 'price')
  const more = suggestions(page).getByRole('button', { name: 'More questions' })
  await expect(suggestions(page).getByRole('button')).toHaveCount(3)
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(suggestions(page).getByRole('button')).toHaveCount(5)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(suggestions(page).getByRole('button')).toHaveCount(4)
})

test('a conversation goes on after a link and a reload, in its own language', {
  tag: '@phone',
}, async ({ page }) => {
  await openChat(page)
  await ask(page, 'can I call you')
  await expect(answer(page)).toContainText(business.email)
  await suggestions(page).getByRole('button').first().click()
  await expect(messages(page)).toHaveCount(5)
  const said = await messages(page).allTextContents()

  await openChat(page, '/contact')
  await expect(messages(page)).toHaveText(said)
  await page.goto('/de/contact')
  await page.locator('aside > button').click()
  await expect(page.locator('aside').getByRole('log').locator('> *')).toHaveCount(1)
})

test('the assistant works by keyboard, and the page behind it stays usable', {
  tag: '@desktop',
}, async ({ page }) => {
  await arrive(page, '/contact')
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.type('price')
  await page.keyboard.press('Enter')
  await expect(answer(page)).toContainText('per item')

  await openDirections(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(panel(page)).toBeVisible()
  // A closing menu returns the focus a moment later, and its button's tooltip takes the next Escape.
  await expect(panel(page).getByRole('button', { name: 'Ways to reach us' })).toBeFocused()

  await page.getByLabel('Subject').fill('The page behind it works')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(launcher(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(messages(page), 'what was said is still there').toHaveCount(3)
  await launcher(page).click()
  await expect(panel(page)).toHaveCount(0)
})

test('the assistant takes the focus when opened from the page, and returns it when closed', {
  tag: '@desktop',
}, async ({ page }) => {
  await openChat(page)
  const asks = page.getByRole('button', { name: 'Ask the assistant' })
  await asks.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(launcher(page)).toBeFocused()

  await asks.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asks).toBeFocused()
})

test('directions open as a page, where the conversation goes on', {
  tag: '@desktop',
}, async ({ page }) => {
  await openChat(page, '/contact')
  await ask(page, 'price')
  await expect(messages(page)).toHaveCount(3)
  await openDirections(page)
  await page.keyboard.press('ArrowDown')
  const way = page.getByRole('menuitem', { name: 'How to get here', exact: true })
  await expect(way).toBeFocused()
  await expect(way, 'looks like where the traveller is').toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/location')
  await launcher(page).click()
  await expect(messages(page)).toHaveCount(3)
  await expect(answer(page)).toContainText('per item')
})

test('copying the address without a clipboard shows the address', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openChat(page, '/contact')
  await openDirections(page)
  await page.keyboard.type('copy')
  await expect(page.getByRole('menuitem', { name: 'Copy the address' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notification(page)).toContainText('Our address')
  await expect(notification(page)).toContainText(business.address.street)
})

test('icon buttons show their names after 700 ms, and the next one at once within 300 ms', {
  tag: '@desktop',
}, async ({ page }) => {
  await stopClock(page, () => openChat(page))
  const send = panel(page).getByRole('button', { name: 'Send' })
  const ways = panel(page).getByRole('button', { name: 'Ways to reach us' })
  const tooltip = page.getByRole('tooltip')
  await send.hover()
  await page.clock.runFor(699)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Send')

  await page.mouse.move(10, 300, { steps: 4 })
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(299)
  await ways.hover()
  await expect(tooltip).toHaveText('Ways to reach us')

  await page.mouse.move(10, 300, { steps: 4 })
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(300)
  await send.hover()
  await page.clock.runFor(699)
  await expect(tooltip).toHaveCount(0)
})

test('the submenu opens after 100 ms, and typed letters count as one word for a second', {
  tag: '@desktop',
}, async ({ page }) => {
  await stopClock(page, () => openChat(page))
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await panel(page).getByRole('button', { name: 'Ways to reach us' }).click()
  await entry('Directions').hover()
  await page.clock.runFor(99)
  await expect(page.getByRole('menu')).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(entry('Open the map')).toBeVisible()

  await entry('Call').hover()
  await page.clock.runFor(300)
  await page.keyboard.press('w')
  await page.clock.runFor(999)
  await expect(entry('WhatsApp')).toBeFocused()
  await page.keyboard.press('r')
  await page.clock.runFor(1000)
  await expect(entry('Write an email')).toBeFocused()
  await page.keyboard.press('d')
  await page.clock.runFor(1)
  await expect(entry('Directions')).toBeFocused()
})

test('the panel fits the smallest phone, and closes when a link in it is followed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openChat(page)
  await expect(panel(page), 'no keyboard before the field is tapped').toBeFocused()
  const box = await panel(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  await ask(page, 'email')
  await answer(page).getByRole('link', { name: 'our contact form' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(panel(page)).toHaveCount(0)
})

test("a phone's keyboard leaves the field visible", { tag: '@phone' }, async ({ page }) => {
  await openChat(page)
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 480 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  const bottom = () => field(page).evaluate((input) => input.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThanOrEqual(480)
  const top = await panel(page).evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
})

test('a German guest asks in German or in English', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/de')
  await leaveFirstScreen(page)
  await launcher(page).click()
  const log = page.locator('aside').getByRole('log').locator('> *')
  const input = page.locator('aside form input')
  for (const [text, fact] of [
    ['Was kostet ein Koffer?', '300 Lek'],
    ['Oeffnungszeiten', '8–23 Uhr'],
    ['Wo seid ihr?', business.address.street],
    ['can I call you', business.email],
  ] as const) {
    await input.fill(text)
    await input.press('Enter')
    await expect(log.last()).toContainText(fact)
  }
})

test('any part of a page can open the assistant, even on the payment page', {
  tag: '@phone',
}, async ({ page }) => {
  await arrive(page, '/book-online')
  await page.evaluate(() => dispatchEvent(new CustomEvent('open-chat')))
  await expect(panel(page)).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`everyone can read the assistant in the ${colorScheme} theme`, { tag: '@phone' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: 'reduce',
      baseURL: baseURL ?? '',
    })
    const page = await context.newPage()
    await openChat(page)
    await ask(page, 'how do I book')
    await panel(page).getByRole('button', { name: 'Ways to reach us' }).click()
    await page.getByRole('menuitem', { name: 'Directions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Open the map' })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('aside').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await context.close()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test("the assistant's button leads to the contact page", { tag: '@phone' }, async ({ page }) => {
    await page.goto('/de')
    await leaveFirstScreen(page)
    await page.locator('aside > a').click()
    await expect(page).toHaveURL('/de/contact')
  })
})

test("the assistant's button is hidden on the home page's first screen", { tag: '@phone' }, async ({
  page,
}) => {
  await arrive(page, '/')
  await expect(launcher(page)).toBeHidden()
  await leaveFirstScreen(page)
  await expect(launcher(page)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(launcher(page)).toBeHidden()
})
