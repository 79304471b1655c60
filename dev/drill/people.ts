import { setTimeout as wait } from 'node:timers/promises'
import type {
  MadeReservation,
  PaymentConfig,
  PaymentResponse,
  StartedPayment,
} from '../../domain/api.ts'
import { prices } from '../../domain/business/business.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import type { DrillSite } from './site.ts'

const day = 86_400_000

/** Returns today's price of a stay over two calendar days, in cents. */
export const priceForTwoDays = (items: number) => 2 * items * prices.dayPerItem
const timeoutMs = 20_000

export interface DrillStay {
  id: string
  /** `null` for a walk-in, because the API returns no token for it. */
  passToken: string | null
  paymentIntentId?: string
}

type Headers = Record<string, string>

/** Guests and staff of a drill. They call the API as browsers do. */
export class People {
  readonly #site: DrillSite
  #guests = 0

  constructor(site: DrillSite) {
    this.#site = site
  }

  /** Sends a POST request if there is a `body`, otherwise GET. Throws if the status isn't 2xx. */
  async request<Answer>(path: string, body?: object, headers: Headers = {}): Promise<Answer> {
    const { origin } = this.#site
    const write = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        Origin: origin,
      },
    }
    const answer = await fetch(origin + path, body ? write : { headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  async staff<Answer>(path: string, body?: object, email = 'arta@example.com'): Promise<Answer> {
    const token = await this.#site.standIns.signAccessToken({ email })
    return this.request(`/api/staff/${path}`, body, { 'Cf-Access-Jwt-Assertion': token })
  }

  /** Like `request`, but calls the stand-ins at `/control/<path>`. */
  async control<Answer>(path: string, body?: object): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' }
    const write = { method: 'POST', body: JSON.stringify(body), headers }
    const answer = await fetch(`${this.#site.standIns.origin}/control/${path}`, body && write)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  record(id: string): Promise<StayRecord<string>> {
    return this.staff(`stays/${id}`)
  }

  async reserve(): Promise<DrillStay> {
    const { id, passToken } = await this.request<MadeReservation>(
      '/api/reservations',
      this.#twoItems(),
    )
    return { id, passToken }
  }

  /**
   * Books and pays for two items online, and waits until the booking is confirmed.
   * Throws if a request fails, or if the booking isn't confirmed within 20 seconds.
   */
  async payOnline(): Promise<DrillStay> {
    const booking = {
      amount: priceForTwoDays(2) / 100,
      currency: 'eur',
      customerData: this.#twoItems(),
    }
    const started = await this.request<StartedPayment>('/api/create-payment-intent', booking)
    const { bookingId: id, paymentIntentId, clientSecret } = started
    await this.#confirm(paymentIntentId, clientSecret)
    await this.until(id, ({ stay }) => stay.status === 'confirmed')
    const proof = { paymentIntentId, clientSecret }
    const { passToken } = await this.request<PaymentResponse>('/api/payment-status', proof)
    return { id, passToken, paymentIntentId }
  }

  /**
   * Checks in a guest without a booking until 12:00 tomorrow in Tirana.
   * They pay `cents`, if given, in cash.
   */
  async walkIn(tags: number[], cents?: number): Promise<DrillStay> {
    const id = crypto.randomUUID()
    const payment = cents && { payment: { method: 'cash', cents } }
    const endDate = tiranaInstant(addDays(tiranaDate(new Date()), 1), '12:00')
    const guest = { id, customerName: this.#name(), tags, idSeen: true, endDate }
    await this.staff('stays', { ...guest, ...payment })
    return { id, passToken: null }
  }

  /**
   * Waits until `isSo` returns true for the stay, because Stripe's events take a moment.
   * Throws after 20 seconds.
   */
  async until(id: string, isSo: (record: StayRecord<string>) => boolean): Promise<void> {
    const deadline = Date.now() + timeoutMs
    while (!isSo(await this.record(id))) {
      if (Date.now() > deadline) throw new Error(`Stay ${id} isn't as expected.`)
      await wait(100)
    }
  }

  async #confirm(paymentIntentId: string, clientSecret: string): Promise<void> {
    const { stripePublishableKey } = await this.request<PaymentConfig>('/api/config')
    const { origin } = this.#site.standIns
    const answer = await fetch(`${origin}/v1/payment_intents/${paymentIntentId}/confirm`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${stripePublishableKey}` },
      body: new URLSearchParams({
        client_secret: clientSecret,
        payment_method: 'pm_card_visa',
        return_url: this.#site.origin,
      }),
    })
    if (!answer.ok) throw new Error(`The card was refused: ${await answer.text()}`)
  }

  /**
   * Returns a new guest's request for two items.
   * They stay for 24 hours, from 10:00 UTC on the day after tomorrow.
   */
  #twoItems() {
    const startDate = new Date(Math.floor(Date.now() / day) * day + 2 * day + day * (10 / 24))
    const endDate = new Date(startDate.getTime() + day)
    const customerName = this.#name()
    const customerEmail = `guest${this.#guests}@example.com`
    return { customerName, customerEmail, luggageCount: 2, startDate, endDate }
  }

  #name(): string {
    this.#guests += 1
    return `Guest ${this.#guests}`
  }
}
