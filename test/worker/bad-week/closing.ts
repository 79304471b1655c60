import type { Pass, PreviewedChange, StartedChangePayment } from '../../../domain/pass/pass.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { linkToken } from '../../../worker/pass/links.ts'
import { linkSecret } from '../support/names.ts'
import type { Asking } from './asking.ts'
import { openCards } from './cards.ts'
import type { Expected } from './guests.ts'
import type { Week } from './week.ts'

const hour = 60

/** A change that a guest paid for, of whose new day staff had closed the evening before the money came. */
export interface ClosedChange {
  stayId: string
  paymentIntentId: string
  pickUp: Date
}

/** Guests who pay for a later pick-up by their link, and staff who close that evening meanwhile. */
export function openClosing(week: Week, { ask, close }: Asking) {
  const { chance, workers, later, count } = week
  const { charge, comeBack, settle } = openCards(week)
  const closed: ClosedChange[] = []

  async function wants(stay: Expected, timeoutMs = 30): Promise<unknown> {
    const { id, to } = stay
    const again = () => timeoutMs > 0 && later(hour, () => wants(stay, timeoutMs - 1))
    const token = await linkToken(linkSecret, { purpose: 'guest', id })
    const headers = { authorization: `Bearer ${token}` }
    const answer = await workers.next().fetch('/api/pass', { headers })
    if (!answer.ok) return again()
    const { status, changeable } = await answer.json<Pass>()
    if (status === 'pending') return again()
    if (status !== 'confirmed' || !changeable) return
    const day = addDays(tiranaDate(new Date(to)), 1)
    // An hour at which nobody else comes.
    const pickUp = tiranaInstant(day, '19:00')
    const requested = { endDate: pickUp.toISOString() }
    const seen = await workers.next().post('/api/pass/preview', requested, headers)
    // Somebody else's evening may be the one that is closed.
    if (seen.status === 422) return count('own link: the evening is closed')
    if (!seen.ok) return again()
    const { online, ...shown } = await seen.json<PreviewedChange>()
    if (!online) return again()
    const send = (key: Record<string, string>) =>
      workers.next().post('/api/pass/pay', { ...requested, shown }, { ...headers, ...key })
    return ask('own link: pay for an evening that closes', send, async (started) => {
      const begun = await started.json<StartedChangePayment>()
      await charge(begun, 'pm_card_standin_processing')
      await comeBack(begun)
      const evening = { from: tiranaInstant(day, '18:30'), to: tiranaInstant(day, '22:00') }
      const closure = { kind: 'closed', ...evening, reason: 'A bad week' }
      const change = { stayId: id, paymentIntentId: begun.paymentIntentId, pickUp }
      later(chance.whole(1, hour), () => close(closure, () => closed.push(change)))
      // Staff have had their answer by then, however often they asked.
      later(chance.whole(3 * hour, 8 * hour), () => settle(begun, 'succeeded'))
    })
  }

  return {
    closed,
    wants: (stay: Expected) => later(chance.whole(2 * hour, 6 * hour), () => wants(stay)),
  }
}

export type Closing = ReturnType<typeof openClosing>
