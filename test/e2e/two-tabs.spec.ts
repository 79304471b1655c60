import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import { chargesOf, fillInAll, shownTo } from './paying.ts'
import { readInGerman } from './read-in-german.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en
const create = '**/api/create-payment-intent'
const confirm = '**/v1/payment_intents/*/confirm'
/** Milliseconds by which a request of the first tab is delayed. */
const late = 2500

type Slow = 'request' | 'response' | 'confirmation'

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Delays a request of a tab or its response. */
async function slowDown(page: Page, slow: Slow): Promise<void> {
  await page.route(
    slow === 'confirmation' ? confirm : create,
    async (route: Route) => {
      if (slow === 'request') await pause(late)
      // A tab that was reloaded does not wait for its response, nor does the test.
      const response = await route.fetch().catch(() => null)
      if (slow !== 'request') await pause(late)
      if (response) await route.fulfill({ response }).catch(() => {})
    },
    { times: 1 },
  )
}

/**
 * Browsers may show another tab's writes to `localStorage` late. Here a tab only sees what was stored when its document
 * loaded, and gets no events.
 */
async function delayLocalStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = new Map(Object.entries({ ...localStorage }))
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) seen.set(key, value)
      setItem.call(this, key, value)
    }
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function (key) {
      return this === localStorage ? (seen.get(key) ?? null) : getItem.call(this, key)
    }
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })
}

/** What happens after both taps; returns the tabs as they are then. */
const happenings = {
  nothing: async (tabs) => tabs,
  'the first tab is reloaded': async ([first, second]) => {
    await first.page.reload()
    return [first, second]
  },
  'the second tab is reloaded': async ([first, second]) => {
    await second.page.reload()
    return [first, second]
  },
  'the first tab changes its language': async ([first, second]) => {
    await readInGerman(first.page)
    return [first.elsewhere(first.page, words.de), second]
  },
  'the second tab changes its language': async ([first, second]) => {
    await readInGerman(second.page)
    return [first, second.elsewhere(second.page, words.de)]
  },
} satisfies Record<string, (tabs: Tabs) => Promise<Tabs>>

type Tabs = readonly [Traveller, Traveller]
type Happening = keyof typeof happenings

/** Slow part, milliseconds between the taps, and what happens after both. */
const runs: readonly (readonly [Slow, number, Happening])[] = [
  ...(['request', 'response', 'confirmation'] as const).flatMap((slow) =>
    [0, 100, 400, 1000].map((gap) => [slow, gap, 'nothing'] as const),
  ),
  ['request', 300, 'the first tab is reloaded'],
  ['response', 300, 'the second tab is reloaded'],
  ['confirmation', 300, 'the first tab is reloaded'],
  ['response', 300, 'the first tab changes its language'],
  ['confirmation', 300, 'the second tab changes its language'],
]

/** Two tabs of one browser, each with the same stay and a card filled in. */
async function openTwoTabs(page: Page): Promise<Tabs> {
  await delayLocalStorage(page.context())
  const first = new Traveller(page, say)
  const second = first.elsewhere(await page.context().newPage())
  for (const tab of [first, second]) {
    await tab.goTo('/book-online')
    await fillInAll(tab)
    await tab.fillInCard(cards.good)
  }
  return [first, second]
}

/** Taps Pay, unless the other tab was so fast that this one already shows the confirmation. */
async function tapPay(tab: Traveller): Promise<void> {
  const { page, words: said } = tab
  const { paid } = shownTo(tab)
  const pay = page.getByRole('button', { name: said.pay(said.eighteen) })
  await expect(pay.or(paid)).toBeVisible()
  await pay.click({ timeout: 2000 }).catch(() => expect(paid).toBeVisible())
}

/** Pays whenever the page asks for money, as an impatient guest does. */
async function insist(tab: Traveller): Promise<void> {
  const { page, words: said } = tab
  const { paid, toPay, either } = shownTo(tab)
  const payNow = page.getByRole('button', { name: said.pay(said.eighteen), disabled: false })
  await expect(async () => {
    await expect(either).toBeVisible()
    if (await toPay.isVisible()) await toPay.click({ timeout: 1000 })
    if (await payNow.isVisible()) {
      const number = tab.cardField.getByLabel('Card number')
      if ((await number.inputValue({ timeout: 2000 })) === '') await tab.fillInCard(cards.good)
      await payNow.click({ timeout: 1000 })
    }
    await expect(paid).toBeVisible({ timeout: late + 2000 })
  }).toPass()
}

test.describe.configure({ mode: 'parallel', timeout: 60_000 })
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.describe('promise 28: two tabs of one browser are charged once', () => {
  for (const [slow, gap, happening] of runs) {
    test(`slow ${slow}, tapped ${gap} ms apart; then ${happening}`, async ({ page }) => {
      const tabs = await openTwoTabs(page)
      await slowDown(page, slow)
      await Promise.all([tapPay(tabs[0]), pause(gap).then(() => tapPay(tabs[1]))])
      const after = await happenings[happening](tabs)
      await Promise.all(after.map(insist))
      expect(await chargesOf(after[0])).toBe(1)
      const references = await Promise.all(after.map((tab) => shownTo(tab).paid.textContent()))
      expect(new Set(references).size).toBe(1)
    })
  }
})
