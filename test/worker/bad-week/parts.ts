import type { StorageType } from '../../../domain/business/stay.ts'
import type { Chance } from './chance.ts'

/** What becomes of money that came, step by step: chance seldom brings these steps in this order. */
export const fates = [
  'is refunded in over a hundred parts',
  'is refunded, then lost to the bank',
  'is refunded, paid out in cash, then refunded at Stripe',
] as const

export type Fate = (typeof fates)[number]

export const plans = ['daily', 'short', 'mid', 'long'] as const satisfies readonly StorageType[]

/** What sets a guest apart. */
export interface Part {
  plan?: StorageType
  fate?: Fate
  /** Pays for a change to a day that staff close before the bank has answered. */
  wantsClosedDay?: true
  /** Books at once in two tabs. */
  tabs?: 'one booking' | 'two bookings'
  /** Reserves until the mailbox is full, and never comes. */
  floods?: true
}

/** The first guests: each week has these. */
const first: readonly Part[] = [
  { wantsClosedDay: true },
  ...fates.map((fate) => ({ fate })),
  { plan: 'short' },
  { plan: 'mid' },
  { plan: 'long' },
  { tabs: 'one booking' },
  { tabs: 'two bookings' },
  { floods: true },
]

/** The part of a guest by their number. The first guests pay online, without trouble at their bank. */
export function partOf(number: number, chance: Chance): { part: Part; paysAtOnce: boolean } {
  const part = first[number]
  if (part) return { part, paysAtOnce: true }
  if (chance.happens(0.02)) return { part: { floods: true }, paysAtOnce: true }
  if (chance.happens(0.03)) return { part: { wantsClosedDay: true }, paysAtOnce: true }
  if (chance.happens(0.06)) return { part: { fate: chance.oneOf(fates) }, paysAtOnce: true }
  if (chance.happens(0.05)) {
    return { part: { tabs: chance.oneOf(['one booking', 'two bookings']) }, paysAtOnce: true }
  }
  return { part: { plan: chance.oneOf(['daily', 'daily', ...plans]) }, paysAtOnce: false }
}
