import { vi } from 'vitest'
import { at } from '../support/requests.ts'
import { stripeAccount } from '../support/stripe.ts'
import { chanceOf } from './chance.ts'
import { openWorkers } from './workers.ts'

/** The codes of every failure that a bad week explains. */
export const outage = /^(payment_unavailable|storage_unavailable)$/

const minute = 60_000

interface Plan {
  at: number
  action: () => Promise<unknown>
}

/** A week in which days pass in moments, for the Workers and for Stripe alike. */
export function openWeek(seed: number) {
  const chance = chanceOf(seed)
  const stripe = stripeAccount(`bad_week_${seed}`)
  const workers = openWorkers(stripe.secretKey, chance)
  // At an hour of its own, and not at the one at which the tests happen to run.
  const begin = Date.parse(at(1, '00:00')) + chance.whole(0, 24 * 60 - 1) * minute
  let minutes = 0
  let agenda: Plan[] = []
  const counts = new Map<string, number>()

  return {
    chance,
    stripe,
    workers,
    counts,
    count: (name: string, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by),
    /** Disputes that our books held as an inquiry when the bank made more of them. */
    heardAsInquiry: new Set<string>(),
    /** Has something happen so many minutes from now. */
    later(inMinutes: number, action: Plan['action']) {
      agenda.push({ at: minutes + inMinutes, action })
    },
    now: () => minutes,
    untilNext: () => Math.min(...agenda.map(({ at }) => at)) - minutes,
    /** Lets time pass, and then everything that is due happen at once. */
    async pass(byMinutes: number, beside: Plan['action']) {
      minutes += byMinutes
      const time = begin + minutes * minute
      vi.setSystemTime(time)
      await stripe.control('POST', '/clock', { frozenTime: Math.floor(time / 1000) })
      const due = agenda.filter(({ at }) => at <= minutes)
      agenda = agenda.filter(({ at }) => at > minutes)
      const actions = [beside, ...chance.shuffled(due.map(({ action }) => action))]
      await Promise.all(actions.map((action) => action()))
    },
  }
}

export type Week = ReturnType<typeof openWeek>
