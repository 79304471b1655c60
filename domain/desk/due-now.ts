import type { Cents } from '../business/money.ts'
import { isRefused } from '../input/refusal.ts'
import { accountOf, claimOf } from '../payments/account.ts'
import type { MoneyRows } from '../payments/money-rows.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { transitionStay } from '../stay/stay-transition.ts'
import { rowsAfter } from '../stay/stay-update.ts'
import { inclusiveDays } from '../time/calendar.ts'
import { extendedTo } from './custody-charges.ts'

export interface DueNow {
  /** Amount to collect at the desk, never negative. */
  cents: Cents
  /**
   * Tirana calendar days after the pick-up date. 0 if only hours are charged.
   * `null` if the amount includes no extra days or hours.
   */
  extraDays: number | null
}

/**
 * Returns what a guest at the desk owes at `at`, including extra days of late bags.
 * The price of an expired booking is due again, because paying confirms it.
 */
export function dueNow(record: StayRecord, at: Date): DueNow {
  const cents = Math.max(0, claimOf(accountOf(rowsNow(record, at))))
  const isExtra = cents > 0 && extendedTo(record, at).charges.length > 0
  return { cents, extraDays: isExtra ? inclusiveDays(record.stay.pickUpAt, at) - 1 : null }
}

/**
 * Returns the money rows after the confirmation or extension that a payment at `at` could cause.
 */
export function rowsNow(record: StayRecord, at: Date): MoneyRows {
  const move = transitionStay(record.stay, record, 'confirm', at)
  return rowsAfter(record, isRefused(move) ? extendedTo(record, at) : move)
}
