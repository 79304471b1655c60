import { prices } from './business.ts'
import type { Cents } from './money.ts'

/** Notes and coins of both currencies that the desk takes; never below 0. */
export interface Cash {
  cents: Cents
  lek: number
}

/** What hands did at the till: what came in, what was given back, and what that is worth to the account. */
export interface DrawerRow {
  /** Below 0 where money went out. */
  cents: Cents
  taken: Cash
  given: Cash
  /** The rate of that moment. */
  lekPerEuro: number
}

export const noCash: Cash = { cents: 0, lek: 0 }

/** The office's own rate: an item's day costs 3 euro or 300 Lek (specification, section 9). */
export const lekPerEuro = (prices.dayPerItemLek * 100) / prices.dayPerItem

/** What cash is worth in cents, a part of a cent left aside. */
export function worthOf({ cents, lek }: Cash, rate = lekPerEuro): Cents {
  return cents + Math.floor((lek * 100) / rate)
}

/** Cents in whole Lek, rounded up in the office's favour. */
export function inLek(cents: Cents, rate = lekPerEuro): number {
  return Math.ceil((cents * rate) / 100)
}

export type CashRefusal =
  | { refused: 'too_little'; missing: Cents }
  | { refused: 'change_differs'; change: Cents }

/**
 * Takes what is due in cash. Tendered less change has to be worth exactly what is due, whichever
 * currency either is in; otherwise the answer says what is missing, or how much change is right.
 */
export function takeCash(
  due: Cents,
  taken: Cash,
  given: Cash,
  rate = lekPerEuro,
): DrawerRow | CashRefusal {
  const change = worthOf(taken, rate) - due
  if (change < 0) return { refused: 'too_little', missing: -change }
  if (worthOf(given, rate) !== change) return { refused: 'change_differs', change }
  return { cents: due, taken, given, lekPerEuro: rate }
}

/** Pays a refund out of the till; `given` has to be worth it. */
export function giveCash(back: Cents, given: Cash, rate = lekPerEuro): DrawerRow | CashRefusal {
  if (worthOf(given, rate) !== back) return { refused: 'change_differs', change: back }
  return { cents: -back, taken: noCash, given, lekPerEuro: rate }
}

/** Takes a movement back: what came in goes out again, and the other way round. */
export function reversed({ cents, taken, given, lekPerEuro: rate }: DrawerRow): DrawerRow {
  return { cents: 0 - cents, taken: given, given: taken, lekPerEuro: rate }
}

/** What is in the drawer after these movements. */
export function drawerAfter(opening: Cash, rows: readonly DrawerRow[]): Cash {
  return rows.reduce(
    ({ cents, lek }, { taken, given }) => ({
      cents: cents + taken.cents - given.cents,
      lek: lek + taken.lek - given.lek,
    }),
    opening,
  )
}
