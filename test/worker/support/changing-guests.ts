import { expect } from 'vitest'
import type { Pass, StartedChangePayment } from '../../../domain/pass/pass.ts'
import { submitKey, threeDays } from './requests.ts'
import type { openTill } from './till.ts'

export interface Guest {
  id: string
  /** The intent of the booking's own payment. */
  first: string
  passToken: string
}

/** One item more, which costs 9 euros. */
export const requested = { luggageCount: 3 }
export const shown = { toCard: 0, atDesk: 0, due: 900 }

/** Guests who have paid online, and their requests for changes. */
export function changingGuests(till: ReturnType<typeof openTill>) {
  const { site, stripe } = till

  /** Two items for three days, paid by card: 18 euros. */
  async function paid(request: object = threeDays): Promise<Guest> {
    const intent = await till.book(request)
    await stripe.pay(intent.paymentIntentId)
    const answer = await till.comeBack(intent)
    const { passToken } = await answer.json<{ passToken: string }>()
    return { id: intent.bookingId, first: intent.paymentIntentId, passToken }
  }

  const asks = ({ passToken }: Guest, action: string, body: object, key = submitKey()) =>
    site.post(`/api/pass/${action}`, body, { authorization: `Bearer ${passToken}`, ...key })

  async function begins(guest: Guest, body: object = { ...requested, shown }, key = submitKey()) {
    const answer = await asks(guest, 'pay', body, key)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return answer.json<StartedChangePayment>()
  }

  async function passOf({ passToken }: Guest): Promise<Pass> {
    const headers = { authorization: `Bearer ${passToken}` }
    return (await site.fetch('/api/pass', { headers })).json()
  }

  return { paid, asks, begins, passOf }
}
