import { type Cash, isCash, minus } from '../payments/drawer.ts'
import { tiranaDate } from '../time/calendar.ts'
import type { TillCount, TillEntry } from './till.ts'

interface LastCount {
  at: Date
  counted: Cash
  /** Whether any cash was moved since. */
  hasMoved: boolean
}

/**
 * Whether a count contradicts the last one of the same Tirana day though no cash was moved in between:
 * then one of them is wrong, and the new one corrects the old one.
 */
export function correctsCount(last: LastCount | null, counted: Cash, now: Date): boolean {
  if (!last || last.hasMoved || tiranaDate(last.at) !== tiranaDate(now)) return false
  return isCash(minus(counted, last.counted))
}

interface CountedReport {
  counts: readonly Pick<TillCount<string>, 'at'>[]
  entries: readonly Pick<TillEntry<string>, 'at' | 'method'>[]
}

/** Whether the cash of a day's sheet was counted after it was moved last. */
export function isCountedNow({ counts, entries }: CountedReport): boolean {
  const last = counts.at(-1)
  return last !== undefined && !entries.some(({ method, at }) => method === 'cash' && at > last.at)
}
