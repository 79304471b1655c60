import { expect } from 'vitest'
import { prices } from '../../../domain/business.ts'
import { guest as anyGuest, at, submitKey } from '../support/requests.ts'
import { openCards } from './cards.ts'
import type { Week } from './week.ts'

const hour = 60

/** A stay that may begin, by its own id and by its days from now. */
export interface Expected {
  id: string
  from: string
  to: string
}

export interface Visit {
  bookingId: string
  paymentIntentId: string
  clientSecret: string
  totalPrice: number
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

  /** Books a stay under one key until there is an answer, or patience ends. */
  function arrive(number: number): void {
    const luggageCount = chance.whole(1, 5)
    const days = chance.whole(1, 3)
    const first = chance.whole(1, 3)
    const customerData = {
      ...anyGuest,
      customerEmail: `ada${number}@guest.example`,
      luggageCount,
      startDate: at(first, '10:00'),
      endDate: at(first + days - 1, '17:00'),
    }
    const { startDate: from, endDate: to } = customerData
    const totalPrice = luggageCount * days * prices.dayPerItem
    const request = { amount: totalPrice / 100, currency: 'eur', customerData }
    const key = submitKey()
    const course = chance.oneOf(courses)
    const paysLater = chance.happens(0.25)
    count(paysLater ? 'guests who reserve' : 'guests who pay online')

    async function reserve(patience: number): Promise<unknown> {
      const answer = await workers.next().post('/api/reservations', customerData, key)
      if (answer.status !== 201) expect(answer.status).toBe(503)
      if (answer.ok && !chance.happens(0.08)) {
        const { id } = await answer.json<{ id: string }>()
        return expected({ id, from, to })
      }
      if (patience > 0) return later(chance.whole(1, 3), () => reserve(patience - 1))
      count('guests who gave up')
    }

    async function submit(patience: number): Promise<unknown> {
      const answer = await workers.next().post('/api/create-payment-intent', request, key)
      if (answer.status === 409) return void count('guests told that their booking lapsed')
      if (answer.status !== 200) expect(answer.status).toBe(503)
      // The answer may be lost on its way, too.
      if (answer.ok && !chance.happens(0.08)) {
        const visit = await answer.json<Visit>()
        expect(visit.totalPrice).toBe(totalPrice)
        courseOf.set(visit.bookingId, course)
        expected({ id: visit.bookingId, from, to })
        return pay(visit, course)
      }
      if (patience > 0) later(chance.whole(1, 3), () => submit(patience - 1))
      else count('guests who gave up')
    }
    later(0, () => (paysLater ? reserve(3) : submit(3)))
  }

  async function chargeAndReturn(visit: Visit, card = 'pm_card_visa'): Promise<void> {
    if (await charge(visit, card)) paid(visit)
    await comeBack(visit)
  }

  const soon = (act: () => Promise<unknown>) => later(chance.whole(1, 10), act)

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

  return { arrive, courseOf }
}
