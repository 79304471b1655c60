import { vi } from 'vitest'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import type { StripeAccount } from '../support/stripe.ts'

/** By now, as a token of Access is valid from now on. */
const firstDay = addDays(tiranaDate(new Date()), 1)
/** The day of which most is told; those before it fill the house. */
export const lastDay = 3

/** Minutes after Tirana's midnight. */
export const opens = 8 * 60
export const closes = 23 * 60

interface Plan {
  day: number
  minute: number
  action: () => Promise<unknown>
}

export const dateOf = (day: number) => addDays(firstDay, day)

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

export const instantOf = (day: number, minute: number) => tiranaInstant(dateOf(day), clock(minute))

/** Days that pass as fast as what is planned for them can be done, one thing after another. */
export function openDays(stripe: StripeAccount) {
  let plans: Plan[] = []
  let now = { day: 0, minute: opens }

  function turnTo(day: number, minute: number): void {
    vi.setSystemTime(instantOf(day, minute))
    now = { day, minute }
  }

  /** Stripe's clock is turned where it matters: when something is done there. */
  const turnStripe = () =>
    stripe.control('POST', '/clock', { frozenTime: Math.floor(Date.now() / 1000) })

  return {
    today: () => now.day,
    date: () => dateOf(now.day),
    minute: () => now.minute,
    turnStripe,
    async begin(): Promise<void> {
      turnTo(0, opens)
      await turnStripe()
    },
    later(day: number, minute: number, action: Plan['action']) {
      plans.push({ day, minute, action })
    },
    /** Minutes from now, or as soon as the office opens again. */
    soon(minutes: number, action: Plan['action']) {
      const minute = now.minute + minutes
      if (minute < closes - 15) plans.push({ day: now.day, minute, action })
      else plans.push({ day: now.day + 1, minute: opens + 5, action })
    },
    /** Does everything that is planned until the end of the last day. */
    async pass(): Promise<void> {
      for (;;) {
        plans = plans.toSorted((a, b) => a.day - b.day || a.minute - b.minute)
        const next = plans.shift()
        if (!next || next.day > lastDay) return
        turnTo(next.day, next.minute)
        await next.action()
      }
    },
  }
}

export type Days = ReturnType<typeof openDays>
