import { type LekRate, lekPerEuro } from '../business/business.ts'
import type { Cents } from '../business/money.ts'

/** Money in hand: euro cents, and whole Lek. */
export interface Cash {
  cents: Cents
  lek: number
}

export const noCash: Cash = { cents: 0, lek: 0 }

/** What goes over the counter: what is taken, and what is given back of it, in either currency. */
export interface Handed {
  taken: Cash
  given: Cash
}

/** What hands over the counter for an amount, and the rate at which it is worth that, if not today's. */
export interface Tender extends Handed {
  lekPerEuro?: LekRate | undefined
}

/** The currency in which cash is given back. */
export const cashCurrencies = ['EUR', 'ALL'] as const

export type CashCurrency = (typeof cashCurrencies)[number]

/**
 * Why cash went into the drawer or out of it. `void`: a payment was taken by mistake, and what was
 * handed goes back the same way. `float`: put in to give change from. `banked`: taken out for the bank.
 */
export const movementKinds = ['payment', 'refund', 'void', 'float', 'banked'] as const

export type MovementKind = (typeof movementKinds)[number]

/** What hands did to the drawer; a row that is never changed. */
export interface DrawerMovement extends Handed {
  kind: MovementKind
  /** The payment that was taken, or taken back. */
  paymentId: string | null
  refundId: string | null
  /** What it is worth in the account; below 0 where money went out. */
  cents: Cents
  /** The rate at which it was. */
  lekPerEuro: number
}

export function plus(a: Cash, b: Cash): Cash {
  return { cents: a.cents + b.cents, lek: a.lek + b.lek }
}

export function minus(a: Cash, b: Cash): Cash {
  return { cents: a.cents - b.cents, lek: a.lek - b.lek }
}

/** Whether any money at all is meant. */
export function isCash({ cents, lek }: Cash): boolean {
  return cents !== 0 || lek !== 0
}

/** An amount as cash of one currency; in Lek to the next whole one. */
export function cashOf(cents: Cents, currency: CashCurrency): Cash {
  return currency === 'EUR' ? { cents, lek: 0 } : { cents: 0, lek: lekOf(cents) }
}

export function lekOf(cents: Cents): number {
  return Math.round((cents * lekPerEuro) / 100)
}

/** What cash is worth in the account, to the cent. */
export function worthOf({ cents, lek }: Cash, rate: number = lekPerEuro): Cents {
  return cents + Math.round((lek * 100) / rate)
}

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0

/** Whether what is taken less the change is the amount, to the Lek. */
export function fits(cents: Cents, { taken, given, lekPerEuro: rate }: Tender): boolean {
  if (![taken.cents, taken.lek, given.cents, given.lek].every(isAmount)) return false
  const kept = minus(taken, given)
  return Math.abs((cents - kept.cents) * (rate ?? lekPerEuro) - kept.lek * 100) < 100
}

/**
 * The change for what was tendered for an amount, all of it in one currency. `null` where too little
 * was tendered.
 */
export function changeFor(cents: Cents, tendered: Cash, currency: CashCurrency): Cash | null {
  const over = worthOf(tendered) - cents
  return over < 0 ? null : cashOf(over, currency)
}

const noRow = { paymentId: null, refundId: null, lekPerEuro }

/** Cash that was taken for a payment: exactly its amount in euros, unless more is told. */
export function takenFor(
  { id: paymentId, cents }: { id: string; cents: Cents },
  handed: Tender = { taken: cashOf(cents, 'EUR'), given: noCash },
): DrawerMovement {
  const rate = handed.lekPerEuro ?? lekPerEuro
  return { ...noRow, ...handed, lekPerEuro: rate, kind: 'payment', paymentId, cents }
}

/** Cash that a refund is handed over in. */
export function givenBack(
  { id: refundId, cents }: { id: string; cents: Cents },
  currency: CashCurrency,
): DrawerMovement {
  const handed = { taken: noCash, given: cashOf(cents, currency) }
  return { ...noRow, ...handed, kind: 'refund', refundId, cents: -cents }
}

/** The counter-row of a payment's movement: each note goes back where it came from. */
export function takenBack(movement: DrawerMovement): DrawerMovement {
  const { taken, given, cents } = movement
  return { ...movement, kind: 'void', cents: -cents, taken: given, given: taken }
}

/** Cash that is no guest's: put in to give change from, or taken out for the bank. */
export function moved(kind: 'float' | 'banked', cash: Cash): DrawerMovement {
  return kind === 'float'
    ? { ...noRow, kind, cents: worthOf(cash), taken: cash, given: noCash }
    : { ...noRow, kind, cents: -worthOf(cash), taken: noCash, given: cash }
}

/** What a drawer should hold: what was counted last, and what went in and out since. */
export function expectedCash(counted: Cash, since: readonly Handed[]): Cash {
  return since.reduce((held, { taken, given }) => plus(held, minus(taken, given)), counted)
}

/** Notes and coins by which a drawer is counted, the largest first: euro cents, and Lek. */
export const denominations = {
  EUR: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
  ALL: [10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
} as const

/** The notes that guests pay with: euro cents, and Lek. */
export const usualNotes = {
  EUR: [500, 1000, 2000, 5000],
  ALL: [500, 1000, 2000, 5000],
} as const
