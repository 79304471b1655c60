import { type Cash, isCash, isOfGuest, minus } from '../payments/drawer.ts'
import { tiranaDate } from '../time/calendar.ts'
import type { TillCount, TillEntry } from './till.ts'

interface LastCount {
  at: Date
  /** True if guests' cash has been moved since this count. */
  hasMoved: boolean
}

interface Counted {
  expected: Cash
  counted: Cash
}

/**
 * True if the count contradicts the last count of the same day. False if `last` is `null`.
 * Only guests' cash counts as moved, because staff could enter a float to get around this check.
 */
export function correctsCount(
  last: LastCount | null,
  { expected, counted }: Counted,
  now: Date,
): boolean {
  if (!last || last.hasMoved || tiranaDate(last.at) !== tiranaDate(now)) return false
  return isCash(minus(counted, expected))
}

interface CountedReport {
  counts: readonly Pick<TillCount<string>, 'at'>[]
  entries: readonly Pick<TillEntry<string>, 'at' | 'kind' | 'method'>[]
}

export function isCountedNow({ counts, entries }: CountedReport): boolean {
  const last = counts.at(-1)
  if (!last) return false
  return !entries.some(
    ({ method, kind, at }) => method === 'cash' && isOfGuest(kind) && at > last.at,
  )
}
