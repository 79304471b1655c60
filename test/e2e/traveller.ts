import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Words } from './words.ts'

/** Stripe's test cards, and the stand-in's: one that redirects to the bank's page, and one with a slow bank. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000000000003220',
  redirected: '4000009999000022',
  slow: '4000009999000014',
}

/** A guest who reads one language and fills in the site's forms. */
export class Traveller {
  readonly page: Page
  /** The page, or a frame of it. */
  readonly place: Page | FrameLocator
  readonly words: Words
  readonly email: string
  readonly name: string

  constructor(page: Page, words: Words, place: Page | FrameLocator = page) {
    this.page = page
    this.place = place
    this.words = words
    const unique = Math.random().toString(36).slice(2, 10)
    this.name = `Ana Hoxha ${unique}`
    this.email = `ana.${unique}@example.com`
  }

  /** The same guest in another tab or language. */
  elsewhere(page: Page, words: Words = this.words): Traveller {
    return Object.assign(new Traveller(page, words), { name: this.name, email: this.email })
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(`${this.words.prefix}${path}`)
  }

  async fillInWhoTheyAre(): Promise<void> {
    await this.place.getByLabel(this.words.fullName).fill(this.name)
    await this.place.getByLabel(this.words.email).fill(this.email)
  }

  /** Opens the dates and times, which are folded if a usual stay is enough. */
  async showDates(): Promise<void> {
    const dropOff = this.place.getByLabel(this.words.dropOffDate)
    await expect(dropOff).not.toHaveValue('')
    if (await dropOff.isVisible()) return
    await this.place.locator('details', { has: dropOff }).locator('summary').click()
  }

  /** Chooses days from tomorrow on, the first and the last included. */
  async chooseStay(items: number, days: number): Promise<void> {
    await this.place.getByLabel(this.words.items, { exact: true }).fill(String(items))
    await this.showDates()
    const dropOff = this.place.getByLabel(this.words.dropOffDate)
    const today = await dropOff.getAttribute('min')
    await dropOff.fill(daysAfter(String(today), 1))
    await this.place.getByLabel(this.words.pickUpDate).fill(daysAfter(String(today), days))
  }

  /** The stay's dates as staff see them: `Sat, 21 Nov 2026, 10:00 → Mon, 23 Nov 2026, 17:00`. */
  async stay(): Promise<string> {
    const { dropOffDate, dropOffTime, pickUpDate, pickUpTime } = this.words
    const value = (label: string) => this.place.getByLabel(label).inputValue()
    const from = `${dayText(await value(dropOffDate))}, ${await value(dropOffTime)}`
    return `${from} → ${dayText(await value(pickUpDate))}, ${await value(pickUpTime)}`
  }

  async payWith(number: string, amount: string): Promise<void> {
    await this.fillInCard(number)
    let booked = false
    this.page.on('request', (request) => {
      booked ||= request.url().endsWith('/api/create-payment-intent')
    })
    // Repeated if the card field was not ready yet, as the page then asks.
    await expect(async () => {
      if (!booked) await this.place.getByRole('button', { name: this.words.pay(amount) }).click()
      await expect.poll(() => booked, { timeout: 3000 }).toBe(true)
    }).toPass()
  }

  /** Stripe's own frame. */
  get cardField(): FrameLocator {
    return this.place.frameLocator('iframe[title="Secure payment input frame"]')
  }

  async fillInCard(number: string): Promise<void> {
    const card = this.cardField
    await card.getByLabel('Card number').fill(number)
    await card.getByLabel('Expiration date').fill('12 / 34')
    await card.getByLabel('Security code').fill('123')
  }

  /** Gives the wallet this guest's name and address instead of the stand-in's default. */
  async bringsWallet(): Promise<void> {
    const payer = { name: this.name, email: this.email, phone: '' }
    const json = { available: true, dismissed: false, payer }
    await this.page.route(/\/stripe\/wallet\b/, (route) => route.fulfill({ json }))
  }

  async sees(text: string): Promise<void> {
    await expect(this.place.getByText(text).first()).toBeVisible()
  }

  async reference(): Promise<string> {
    const shown = this.place.getByText(/^TIR-\d{4}-\d{3}-[A-Z0-9]{4}$/)
    await expect(shown).toBeVisible()
    return (await shown.textContent()) ?? ''
  }
}

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function dayText(date: string): string {
  const [weekday, month, day, year] = new Date(`${date}T12:00:00`).toDateString().split(' ')
  return `${weekday}, ${Number(day)} ${month} ${year}`
}
