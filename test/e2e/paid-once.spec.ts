import { expect, type Page, type Route, test } from '@playwright/test'
import { comeToLife } from './arrive.ts'
import { chargesOf, fillInAll, payUnlessPaid, shownTo } from './paying.ts'
import { readInGerman } from './read-in-german.ts'
import { cards, Traveller } from './traveller.ts'
import { words } from './words.ts'

const say = words.en
const confirm = '**/v1/payment_intents/*/confirm'
const status = '**/api/payment-status'

/** The first request to an address, which gets no response until it is released or lost. */
interface Held {
  reached: Promise<void>
  goOn: () => Promise<void>
  lose: () => Promise<void>
}

async function hold(page: Page, address: string, answers: boolean): Promise<Held> {
  const reached = Promise.withResolvers<void>()
  let settle: (lost: boolean) => Promise<void> = async () => {}
  await page.route(
    address,
    async (route: Route) => {
      const response = answers ? await route.fetch() : undefined
      settle = (lost) => {
        if (lost) return route.abort()
        return response ? route.fulfill({ response }) : route.continue()
      }
      reached.resolve()
    },
    { times: 1 },
  )
  return { reached: reached.promise, goOn: () => settle(false), lose: () => settle(true) }
}

/** When something happens during the first payment, and how many charges there are then. */
const moments = [
  ['before the card is charged', (page: Page) => hold(page, confirm, false), 0],
  ['while the card is charged', (page: Page) => hold(page, confirm, true), 1],
  ['after the card is charged', (page: Page) => hold(page, status, true), 1],
] as const

/** What happens then; returns the guest where they continue. */
const happenings: Record<string, (ana: Traveller, held: Held) => Promise<Traveller>> = {
  'the response is lost': async (ana, held) => {
    await held.lose()
    return ana
  },
  'the response is slow': async (ana, held) => {
    await expect(ana.page.getByRole('button', { name: 'Processing Payment…' })).toBeDisabled()
    await held.goOn()
    return ana
  },
  'the page is reloaded': async (ana) => {
    await ana.page.reload()
    return ana
  },
  'another language is chosen': async (ana) => {
    await readInGerman(ana.page)
    return ana.elsewhere(ana.page, words.de)
  },
  'the guest goes home and Back': async (ana) => {
    await ana.page.goto('/')
    await ana.page.goBack()
    return ana
  },
  'they pay in a second tab': async (ana) => {
    const other = ana.elsewhere(await ana.page.context().newPage())
    await other.goTo('/book-online')
    return other
  },
  'they reload and add a request': async (ana) => {
    await ana.page.reload()
    await comeToLife(ana.page)
    await expect(shownTo(ana).either).toBeVisible()
    // A paid page has no form to add a request to.
    if (await shownTo(ana).paid.isVisible()) return ana
    await ana.page.getByText('Add a note').click()
    await ana.page.getByLabel('Special Requests (optional)').fill('A pram, too')
    return ana
  },
  'the tab crashes': async (ana) => {
    const { page } = ana
    const reopened = ana.elsewhere(await page.context().newPage())
    await page.close()
    await reopened.goTo('/book-online')
    return reopened
  },
}

async function startPaying(ana: Traveller): Promise<void> {
  await ana.goTo('/book-online')
  await fillInAll(ana)
  await ana.payWith(cards.good, say.eighteen)
}

// A guest each, with their own browser.
test.describe.configure({ mode: 'parallel' })

test.describe('promise 28: one stay is charged once', () => {
  for (const [when, holdUp, charged] of moments) {
    for (const [happening, happen] of Object.entries(happenings)) {
      test(`${happening} ${when}`, async ({ page }) => {
        const ana = new Traveller(page, say)
        const held = await holdUp(page)
        await startPaying(ana)
        await held.reached
        expect(await chargesOf(ana)).toBe(charged)
        const after = await happen(ana, held)
        await payUnlessPaid(after)
        expect(await chargesOf(after)).toBe(1)
      })
    }
  }
})
