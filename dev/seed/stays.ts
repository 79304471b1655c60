import type { MadeReservation, PaymentResponse, StartedPayment } from '../../domain/api.ts'
import type { Pass, PreviewedChange, StartedChangePayment } from '../../domain/pass/pass.ts'
import { quote } from '../../domain/pricing/pricing.ts'
import type { Agenda } from './agenda.ts'
import { Desk, owner } from './desk.ts'
import type { SeedOffice } from './office.ts'
import type { Fate, PlannedStay } from './plan.ts'

const minute = 60_000
const day = 24 * 60 * minute

const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds)

interface MadeStay {
  id: string
  /** `null` for a walk-in. */
  passToken: string | null
  /** `null` unless the stay was paid online. */
  paymentIntentId: string | null
}

/** Creates planned stays, and plans what guests, staff and banks then do with them. */
export class Stays {
  readonly #office: SeedOffice
  readonly #agenda: Agenda
  readonly #desk: Desk

  constructor(office: SeedOffice, agenda: Agenda) {
    this.#office = office
    this.#agenda = agenda
    this.#desk = new Desk(office)
  }

  plan(planned: PlannedStay): void {
    this.#agenda.at(planned.madeAt, async () => {
      const made = await this.#make(planned)
      if (made) this.#planFate(planned, made)
    })
  }

  async #make(planned: PlannedStay): Promise<MadeStay | null> {
    const { way } = planned
    if (way === 'walk_in') {
      const id = await this.#desk.walkIn(planned)
      return { id, passToken: null, paymentIntentId: null }
    }
    if (way === 'card') return this.#payOnline(planned)
    const asked = bodyOf(planned)
    const { id, passToken } = await this.#office.request<MadeReservation>(
      '/api/reservations',
      asked,
    )
    return { id, passToken, paymentIntentId: null }
  }

  /** Books the stay and pays for it. Returns `null` if the card is declined. */
  async #payOnline(planned: PlannedStay): Promise<MadeStay | null> {
    const { plan, items, dropOff, pickUp, fate } = planned
    const stay = { serviceType: 'storage', storageType: plan, luggageCount: items } as const
    const price = quote({ ...stay, startDate: dropOff, endDate: pickUp })
    if (price.kind !== 'priced') throw new Error('A planned stay has no price.')
    const booking = { amount: price.totalPrice / 100, currency: 'eur' }
    const started = await this.#office.request<StartedPayment>('/api/create-payment-intent', {
      ...booking,
      customerData: bodyOf(planned),
    })
    const { bookingId: id, paymentIntentId, clientSecret } = started
    const card = fate === 'is never paid' ? 'pm_card_chargeDeclined' : 'pm_card_visa'
    if (!(await this.#office.pay(paymentIntentId, clientSecret, card))) return null
    const proof = { paymentIntentId, clientSecret }
    const { passToken } = await this.#office.request<PaymentResponse>('/api/payment-status', proof)
    return { id, passToken, paymentIntentId }
  }

  #planFate(planned: PlannedStay, made: MadeStay): void {
    const { dropOff, pickUp, way } = planned
    const { id } = made
    const onTime = after(pickUp, -12 * minute)
    /** Plans the check-in, except for walk-ins, and the check-out unless `end` is `null`. */
    const visit = (end: Date | null) => {
      const begin = after(dropOff, 7 * minute)
      if (way !== 'walk_in') this.#agenda.at(begin, () => this.#desk.checkIn(id, planned))
      if (end) this.#agenda.at(end, () => this.#desk.checkOut(id, planned))
    }
    const fates: Record<Fate, () => void> = {
      usual: () => visit(onTime),
      'comes later than agreed': () => {},
      'is collected early': () => visit(after(pickUp, -2 * day)),
      'is collected a day late': () => visit(after(pickUp, day)),
      'is still here after its pick-up': () => visit(null),
      'leaves without paying': () => visit(onTime),
      'is cancelled before its day': () =>
        this.#agenda.at(after(dropOff, -4 * day), () => this.#cancel(made)),
      'is cancelled on its day': () =>
        this.#agenda.at(after(dropOff, -90 * minute), () => this.#cancel(made)),
      'never comes': () => {},
      'gets a third item': () => {
        const more = { luggageCount: 3 }
        this.#agenda.at(after(dropOff, -day), () => this.#change(made, more))
        visit(onTime)
      },
      'gets another pick-up': () => {
        const later = after(pickUp, day)
        this.#agenda.at(after(dropOff, -day), () => this.#change(made, { endDate: later }))
        visit(after(later, -12 * minute))
      },
      'is never paid': () => {},
      'is disputed': () => {
        visit(onTime)
        this.#agenda.at(after(pickUp, 11 * day), () => this.#dispute(made))
      },
      'has a refund that fails': () => {
        this.#agenda.at(after(dropOff, -4 * day), () => this.#cancel(made))
        this.#agenda.at(after(dropOff, -2 * day), () => this.#failRefund(made))
      },
      'gets something back': () => {
        visit(onTime)
        const said = { cents: 300, reason: 'A strap was torn on our shelf', inPerson: false }
        const back = () => this.#desk.act(id, 'refunds', said, owner)
        this.#agenda.at(after(pickUp, 40 * minute), back)
      },
      'has an address that bounces': () => visit(onTime),
    }
    fates[planned.fate]()
  }

  #pass<Answer>({ passToken }: MadeStay, path: string, body?: object): Promise<Answer> {
    const authorization = { Authorization: `Bearer ${passToken}` }
    return this.#office.request<Answer>(`/api/pass${path}`, body, authorization)
  }

  async #cancel(made: MadeStay): Promise<void> {
    const { cancelling } = await this.#pass<Pass>(made, '')
    await this.#pass(made, '/cancel', { shown: cancelling })
    await this.#office.hearStripe()
  }

  /** Changes the stay through the guest's link, and pays online if the change requires it. */
  async #change(made: MadeStay, asked: { luggageCount: number } | { endDate: Date }) {
    const { online, ...shown } = await this.#pass<PreviewedChange>(made, '/preview', asked)
    if (!online) return this.#pass(made, '/change', { ...asked, shown })
    const started = await this.#pass<StartedChangePayment>(made, '/pay', { ...asked, shown })
    return this.#office.pay(started.paymentIntentId, started.clientSecret)
  }

  async #dispute({ paymentIntentId }: MadeStay): Promise<void> {
    if (paymentIntentId === null) return
    await this.#office.control(`stripe/payment-intents/${paymentIntentId}/dispute`, {})
    await this.#office.hearStripe()
  }

  async #failRefund({ paymentIntentId }: MadeStay): Promise<void> {
    if (paymentIntentId === null) return
    const { refunds } = await this.#office.control<{
      refunds: { id: string; payment_intent: string }[]
    }>('stripe')
    const refund = refunds.find(({ payment_intent: intent }) => intent === paymentIntentId)
    await this.#office.control(`stripe/refunds/${refund?.id}/settle`, { outcome: 'failed' })
    await this.#office.hearStripe()
  }
}

function bodyOf({ guest, plan, items, dropOff, pickUp, request }: PlannedStay) {
  return {
    customerName: guest.name,
    customerEmail: guest.email,
    customerPhone: guest.phone,
    locale: guest.locale,
    serviceType: 'storage',
    storageType: plan,
    luggageCount: items,
    startDate: dropOff,
    endDate: pickUp,
    ...(request && { specialRequests: request }),
  }
}
