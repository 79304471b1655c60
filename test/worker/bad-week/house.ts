import { expect } from 'vitest'
import type { Pass, PreviewedChange, StartedChangePayment } from '../../../domain/pass/pass.ts'
import { linkToken } from '../../../worker/pass/links.ts'
import { linkSecret } from '../support/names.ts'
import { type Asking, isBelowCredit } from './asking.ts'
import { openChangePayments } from './change-payments.ts'
import type { Closing } from './closing.ts'
import type { Expected } from './guests.ts'
import type { Week } from './week.ts'

const hour = 60
const day = 24 * hour
const minute = 60_000

/** What a week of twenty guests or more must include; chance might leave it out. */
export const mustHappen = [
  'desk: check-in',
  'desk: check-out',
  'desk: payments',
  'own link: cancel',
  'own link: change',
  'own link: pay',
  'own link: two windows at once',
  "guests of the plan 'short'",
  "guests of the plan 'mid'",
  "guests of the plan 'long'",
  'own link: another pick-up of a plan',
  'own link: pay for an evening that closes',
  'guests in two tabs, for one booking',
  'guests in two tabs, for two bookings',
  'guests asked about a second booking',
  'reservations in a full mailbox',
] as const

/** What happens to stays at the desk and by their guests' links. */
export function openHouse(week: Week, { ask, atDesk, record }: Asking, closing: Closing) {
  const { chance, workers, later, counts, count } = week
  const payForChange = openChangePayments(week)
  let lastTag = 0
  let arrivals = 0

  type Action = (typeof mustHappen)[number]
  const isMissing = (name: Action) => !counts.has(name)
  const happens = (name: Action, share: number) => isMissing(name) || chance.happens(share)
  const ofLinks = mustHappen.filter((name) =>
    /^own link: (cancel|change|pay|two windows at once)$/.test(name),
  )

  /** Minutes until an instant, not before now. */
  const until = (instant: string | Date) =>
    Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now()) / 60_000))

  async function comes(id: string): Promise<unknown> {
    const { stay } = await record(id)
    if (stay.status !== 'confirmed') return
    const tags = Array.from({ length: stay.luggageCount }, () => {
      lastTag += 1
      return lastTag
    })
    // A guest who stays longer has something to pay.
    arrivals += 1
    const leaves = arrivals <= 3 ? 1 : chance.oneOf([0, 0, 0, 1, 2])
    return atDesk(id, 'check-in', { tags, idSeen: true }, async () => {
      const { pickUpAt } = (await record(id)).stay
      const early = chance.happens(0.2) ? chance.whole(1, 4) * day : hour
      const goesIn = leaves > 0 ? until(pickUpAt) + leaves * day : until(pickUpAt) - early
      later(Math.max(0, goesIn), () => goes(id))
      const isPlan = stay.storageType === 'mid' || stay.storageType === 'long'
      if (isPlan) later(chance.whole(0, Math.max(1, goesIn)), () => announces(id))
    })
  }

  /** A guest with a plan changes the pick-up by the link, to a few days sooner or later. */
  async function announces(id: string): Promise<unknown> {
    const { startDate, pickUpAt } = (await record(id)).stay
    count('own link: another pick-up of a plan')
    return opensLink({ id, from: startDate.toISOString(), to: pickUpAt.toISOString(), part: {} })
  }

  /** Pays what is due, and collects the bags. */
  async function goes(id: string): Promise<unknown> {
    const { bags, stay } = await record(id)
    if (stay.status !== 'checked_in') return
    const tags = bags.filter(({ status }) => status === 'inside').map(({ tag }) => tag)
    return atDesk(id, 'check-out', { tags, outTo: 'guest' }, async () => {
      const { balance, disputed } = (await record(id)).stay
      if (balance <= 0 || disputed) return
      return atDesk(id, 'payments', { method: 'cash', cents: balance })
    })
  }

  /** Opens the own link, and changes or cancels what it shows. */
  async function actionsByLink(stay: Expected, timeoutMs = 3): Promise<unknown> {
    if (!ofLinks.some(isMissing) && chance.happens(0.3)) return
    // While a week lacks something, its guests open their links again.
    if (timeoutMs > 0)
      later(2 * hour, async () => ofLinks.some(isMissing) && actionsByLink(stay, timeoutMs - 1))
    return opensLink(stay)
  }

  /** The pick-up moved by so many days, or the next day on which its hour is still to come. */
  function daysAfter(pickUp: string, dropOff: string, days: number): string {
    const earliest = Math.max(new Date(dropOff).getTime(), Date.now()) + hour * minute
    let time = new Date(pickUp).getTime() + days * day * minute
    while (time < earliest) time += day * minute
    return new Date(time).toISOString()
  }

  async function opensLink(stay: Expected): Promise<unknown> {
    const { id, to } = stay
    const token = await linkToken(linkSecret, { purpose: 'guest', id })
    const authorization = `Bearer ${token}`
    const answer = await workers.next().fetch('/api/pass', { headers: { authorization } })
    if (answer.status !== 200) return void expect(answer.status).toBe(503)
    const pass = await answer.json<Pass>()
    const send = (action: string, body: object) => (key: Record<string, string>) =>
      workers.next().post(`/api/pass/${action}`, body, { authorization, ...key })
    if (pass.status === 'confirmed' && pass.cancelling && happens('own link: cancel', 0.25)) {
      return ask('own link: cancel', send('cancel', { shown: pass.cancelling }))
    }
    if (!pass.changeable || pass.status === 'pending') return
    const isPlan = pass.storageType === 'mid' || pass.storageType === 'long'
    // More items of a plan have no price.
    const requested = isPlan
      ? { endDate: daysAfter(to, pass.startDate, chance.oneOf([-2, -1, 1, 3])) }
      : chance.oneOf<object>([
          { luggageCount: pass.luggageCount + 1 },
          { luggageCount: Math.max(1, pass.luggageCount - 1) },
          { endDate: daysAfter(to, pass.startDate, 1) },
        ])
    const seen = await send('preview', requested)({})
    if (await isBelowCredit(seen)) return count('own link: below credit')
    if (seen.status !== 200) return void expect([409, 503]).toContain(seen.status)
    const { online, ...shown } = await seen.json<PreviewedChange>()
    if (online && happens('own link: pay', 0.8)) {
      return ask('own link: pay', send('pay', { ...requested, shown }), async (started) => {
        const begun = await started.json<StartedChangePayment>()
        return payForChange(begun, () => opensLink(stay))
      })
    }
    // Two windows of one guest at once, each with its own key.
    const windows = happens('own link: two windows at once', 0.2) ? 2 : 1
    if (windows > 1) count('own link: two windows at once')
    const change = () => ask('own link: change', send('change', { ...requested, shown }))
    return Promise.all(Array.from({ length: windows }, change))
  }

  return {
    /** Plans what a guest does: comes or not, and perhaps changes the stay before. */
    expects(stay: Expected): void {
      const { fate, wantsClosedDay, plan, tabs } = stay.part
      // A guest with a slow bank does not come before it has answered.
      const days = chance.happens(0.1) && !wantsClosedDay ? chance.oneOf([-1, 1]) : 0
      const comesAt = Math.max(0, until(stay.from) + days * day) + chance.whole(0, 5 * hour)
      const isSure = plan === 'mid' || plan === 'long'
      if (isSure || chance.happens(0.85)) later(comesAt, () => comes(stay.id))
      if (wantsClosedDay) closing.wants(stay)
      if (fate || wantsClosedDay || tabs || isSure) return
      // Some of them do it in the minute in which they are at the desk.
      const isAtTheDesk = chance.happens(0.4)
      const before = chance.whole(15, Math.max(16, comesAt - 1))
      later(isAtTheDesk ? comesAt : before, () => actionsByLink(stay))
    },
    /** Checks out whoever is still here at the end. */
    goes,
  }
}
