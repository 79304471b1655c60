import { type Cash, isCash, minus } from '../payments/drawer.ts'
import { tiranaDate } from '../time/calendar.ts'
import type { TillCount, TillEntry } from './till.ts'

interface LastCount {
  at: Date
  counted: Cash
  hasMoved: boolean
}

/**
 * True if the count contradicts the last one.
 * Both were made on the same day and no cash moved in between, so one must be wrong.
 */
export function correctsCount(last: LastCount | null, counted: Cash, now: Date): boolean {
  if (!last || last.hasMoved || tiranaDate(last.at) !== tiranaDate(now)) return false
  return isCash(minus(counted, last.counted))
}

interface CountedReport {
  counts: readonly Pick<TillCount<string>, 'at'>[]
  entries: readonly Pick<TillEntry<string>, 'at' | 'method'>[]
}

export function isCountedNow({ counts, entries }: CountedReport): boolean {
  const last = counts.at(-1)
  return last !== undefined && !entries.some(({ method, at }) => method === 'cash' && at > last.at)
}
