import { expect } from 'vitest'
import type { ErrorBody } from '../../../domain/input/errors.ts'
import { guest as anyGuest, submitKey } from '../support/requests.ts'
import { askedStay } from './asked-stay.ts'
import { openCards } from './cards.ts'
import { flood } from './flood.ts'
import { type Fate, type Part, partOf } from './parts.ts'
import type { Week } from './week.ts'

const hour = 60

/** A stay that may begin, by its own id and by its days from now. */
export interface Expected {
  id: string
  from: string
  to: string
  part: Part
}

export interface Visit {
  bookingId: string
  paymentIntentId: string
  clientSecret: string
  totalPrice: number
  fate?: Fate | undefined
}

/** What a guest, and their bank, make of a payment. */
const courses = [
  'pays',
  'pays',
  'pays',
  'pays',
  'pays',
  'pays',
  'is declined, then pays',
  'is declined, then pays',
  'is declined and leaves',
  'finishes 3-D Secure',
  'finishes 3-D Secure',
  'fails 3-D Secure, then pays',
  'is declined after 3-D Secure',
  'leaves during 3-D Secure',
  'has a slow bank that says yes',
  'has a slow bank that says yes',
  'has a slow bank that says no',
  'pays in the last minute',
  'never pays',
  'pays what was altered',
] as const

export type Course = (typeof courses)[number]

/**
 * The guests of a week; `paid` is told of whoever pays what was asked for, `expected` of every stay that
 * may begin.
 */
export function openGuests(
  week: Week,
  { paid, expected }: { paid: (visit: Visit) => void; expected: (stay: Expected) => void },
) {
  const { chance, stripe, workers, later, count } = week
  const { charge, answerBank, comeBack, settle } = openCards(week)
  /** The course of each booking that a guest got to pay. */
  const courseOf = new Map<string, Course>()

  /** Bookings that guests of two tabs meant, by their mailbox. */
  const meant = new Map<string, number>()

  function arrive(number: number): void {
    const { part, paysAtOnce } = partOf(number, chance)
    if (part.floods) flood(week, number)
    else book(number, part, paysAtOnce)
  }

  /** Books a stay under one key until there is an answer, or patience ends. */
  function book(number: number, part: Part, paysAtOnce: boolean): void {
    const paysLater = !paysAtOnce && chance.happens(0.25)
    const { stay, totalPrice } = askedStay(chance, part.plan ?? 'daily', paysAtOnce ? 3 : 1)
    const customerData = { ...anyGuest, customerEmail: `ada${number}@guest.example`, ...stay }
    const { startDate: from, endDate: to } = customerData
    const course = paysAtOnce ? 'pays' : chance.oneOf(courses)
    count(paysLater ? 'guests who reserve' : 'guests who pay online')
    if (part.plan) count(`guests of the plan '${part.plan}'`)

    async function reserve(key: Record<string, string>, timeoutMs: number): Promise<unknown> {
      const answer = await workers.next().post('/api/reservations', customerData, key)
      if (answer.status !== 201) expect(answer.status).toBe(503)
      if (answer.ok && !chance.happens(0.08)) {
        const { id } = await answer.json<{ id: string }>()
        return expected({ id, from, to, part })
      }
      if (timeoutMs > 0) return later(chance.whole(1, 3), () => reserve(key, timeoutMs - 1))
      count('guests who gave up')
    }

    async function submit(
      key: Record<string, string>,
      timeoutMs = 3,
      again = false,
    ): Promise<unknown> {
      const request = { amount: totalPrice / 100, currency: 'eur', customerData, again }
      const answer = await workers.next().post('/api/create-payment-intent', request, key)
      if (answer.status === 409) {
        if ((await codeOf(answer)) !== 'booked_already')
          return void count('guests told that their booking lapsed')
        count('guests asked about a second booking')
        if (part.tabs === 'two bookings') later(1, () => submit(key, timeoutMs, true))
        return
      }
      if (answer.status !== 200) expect(answer.status).toBe(503)
      // The answer may be lost on its way, too.
      if (answer.ok && !chance.happens(0.08)) {
        const visit = await answer.json<Visit>()
        expect(visit.totalPrice).toBe(totalPrice)
        courseOf.set(visit.bookingId, course)
        expected({ id: visit.bookingId, from, to, part })
        return pay({ ...visit, fate: part.fate }, course)
      }
      if (timeoutMs > 0) later(chance.whole(1, 3), () => submit(key, timeoutMs - 1, again))
      else count('guests who gave up')
    }
    if (paysLater) {
      later(0, () => reserve(submitKey(), 3))
      return
    }
    // The first guests are there to be paid for.
    later(0, () => submit(submitKey(), paysAtOnce ? 12 : 3))
    if (!part.tabs) return
    count(`guests in two tabs, for ${part.tabs}`)
    meant.set(customerData.customerEmail, part.tabs === 'one booking' ? 1 : 2)
    later(chance.oneOf([0, chance.whole(1, 20)]), () => submit(submitKey(), 12))
  }

  async function chargeAndReturn(visit: Visit, card = 'pm_card_visa'): Promise<void> {
    if (await charge(visit, card)) paid(visit)
    await comeBack(visit)
  }

  const soon = (action: () => Promise<unknown>) => later(chance.whole(1, 10), action)

  async function pay(visit: Visit, course: Course): Promise<unknown> {
    const declined = 'pm_card_chargeDeclined'
    const secure = 'pm_card_threeDSecure2Required'
    switch (course) {
      case 'pays':
        return soon(() => chargeAndReturn(visit))
      case 'pays in the last minute':
        return later(chance.whole(57, 63), () => chargeAndReturn(visit))
      case 'is declined, then pays':
        await charge(visit, declined)
        return soon(() => chargeAndReturn(visit))
      case 'is declined and leaves':
        return charge(visit, declined)
      case 'finishes 3-D Secure':
        await charge(visit, secure)
        return soon(async () => {
          await answerBank(visit, 'complete')
          await comeBack(visit)
          paid(visit)
        })
      case 'fails 3-D Secure, then pays':
        await charge(visit, secure)
        await answerBank(visit, 'fail')
        return soon(() => chargeAndReturn(visit))
      case 'is declined after 3-D Secure':
        await charge(visit, 'pm_card_threeDSecureRequiredChargeDeclined')
        return soon(() => answerBank(visit, 'complete'))
      case 'leaves during 3-D Secure':
        return charge(visit, secure)
      case 'has a slow bank that says yes':
        return waitForBank(visit, 'succeeded')
      case 'has a slow bank that says no':
        return waitForBank(visit, 'failed')
      case 'never pays':
        return
      case 'pays what was altered': {
        const { paymentIntentId: id, totalPrice } = visit
        const alteration = chance.oneOf<object>([{ amount: totalPrice + 100 }, { metadata: {} }])
        await stripe.control('PATCH', `/payment-intents/${id}`, alteration)
        return charge(visit, 'pm_card_visa')
      }
    }
  }

  async function waitForBank(visit: Visit, outcome: 'succeeded' | 'failed'): Promise<void> {
    await chargeAndReturn(visit, 'pm_card_standin_processing')
    later(chance.whole(3 * hour, 40 * hour), async () => {
      await settle(visit, outcome)
      if (outcome === 'succeeded') paid(visit)
    })
  }

  return { arrive, courseOf, meant }
}

async function codeOf(response: Response): Promise<string> {
  return (await response.json<ErrorBody>()).error.code
}
