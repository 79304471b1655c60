import { type LekRate, lekPerEuro } from '../business/business.ts'
import type { Cents } from '../business/money.ts'

/** Euro cents and whole lek. */
export interface Cash {
  cents: Cents
  lek: number
}

export const noCash: Cash = { cents: 0, lek: 0 }

export interface Handed {
  taken: Cash
  given: Cash
}

export interface Tender extends Handed {
  /** Defaults to the current rate. */
  lekPerEuro?: LekRate | undefined
}

export const cashCurrencies = ['EUR', 'ALL'] as const

export type CashCurrency = (typeof cashCurrencies)[number]

/**
 * Reasons for cash movements in the drawer.
 * - `void`: reverses a payment recorded by mistake.
 * - `float`: change that is put into the drawer.
 * - `banked`: cash that is taken to the bank.
 */
export const movementKinds = ['payment', 'refund', 'void', 'float', 'banked'] as const

export type MovementKind = (typeof movementKinds)[number]

/** Movements that belong to no stay. */
export const ownMovementKinds = ['float', 'banked'] as const satisfies readonly MovementKind[]

export function isOfGuest(kind: MovementKind): boolean {
  return !ownMovementKinds.some((own) => own === kind)
}

export interface DrawerMovement extends Handed {
  kind: MovementKind
  paymentId: string | null
  refundId: string | null
  /** Euro cents, even for lek. Negative for money out. */
  cents: Cents
  lekPerEuro: number
}

export function plus(a: Cash, b: Cash): Cash {
  return { cents: a.cents + b.cents, lek: a.lek + b.lek }
}

export function minus(a: Cash, b: Cash): Cash {
  return { cents: a.cents - b.cents, lek: a.lek - b.lek }
}

export function isCash({ cents, lek }: Cash): boolean {
  return cents !== 0 || lek !== 0
}

export function cashOf(cents: Cents, currency: CashCurrency): Cash {
  return currency === 'EUR' ? { cents, lek: 0 } : { cents: 0, lek: lekOf(cents) }
}

export function lekOf(cents: Cents): number {
  return Math.round((cents * lekPerEuro) / 100)
}

export function worthOf({ cents, lek }: Cash, rate: number = lekPerEuro): Cents {
  return cents + Math.round((lek * 100) / rate)
}

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0

/**
 * True if `taken` minus `given` is worth `cents`, ignoring differences below one lek.
 * False if `taken` or `given` contains a negative or fractional amount.
 */
export function fits(cents: Cents, { taken, given, lekPerEuro: rate }: Tender): boolean {
  if (![taken.cents, taken.lek, given.cents, given.lek].every(isAmount)) return false
  const kept = minus(taken, given)
  return Math.abs((cents - kept.cents) * (rate ?? lekPerEuro) - kept.lek * 100) < 100
}

/** Returns the change to give in `currency`, `null` if too little was tendered. */
export function changeFor(cents: Cents, tendered: Cash, currency: CashCurrency): Cash | null {
  const over = worthOf(tendered) - cents
  return over < 0 ? null : cashOf(over, currency)
}

const noRow = { paymentId: null, refundId: null, lekPerEuro }

export function takenFor(
  { id: paymentId, cents }: { id: string; cents: Cents },
  handed: Tender = { taken: cashOf(cents, 'EUR'), given: noCash },
): DrawerMovement {
  const rate = handed.lekPerEuro ?? lekPerEuro
  return { ...noRow, ...handed, lekPerEuro: rate, kind: 'payment', paymentId, cents }
}

export function givenBack(
  { id: refundId, cents }: { id: string; cents: Cents },
  currency: CashCurrency,
): DrawerMovement {
  const handed = { taken: noCash, given: cashOf(cents, currency) }
  return { ...noRow, ...handed, kind: 'refund', refundId, cents: -cents }
}

export function takenBack(movement: DrawerMovement): DrawerMovement {
  const { taken, given, cents } = movement
  return { ...movement, kind: 'void', cents: -cents, taken: given, given: taken }
}

export function moved(kind: 'float' | 'banked', cash: Cash): DrawerMovement {
  return kind === 'float'
    ? { ...noRow, kind, cents: worthOf(cash), taken: cash, given: noCash }
    : { ...noRow, kind, cents: -worthOf(cash), taken: noCash, given: cash }
}

export function expectedCash(counted: Cash, since: readonly Handed[]): Cash {
  return since.reduce((held, { taken, given }) => plus(held, minus(taken, given)), counted)
}

/** Values of notes and coins in euro cents and lek, largest first. */
export const denominations = {
  EUR: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
  ALL: [10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
} as const

/** Values of notes that guests usually pay with, in euro cents and lek. */
export const usualNotes = {
  EUR: [500, 1000, 2000, 5000],
  ALL: [500, 1000, 2000, 5000],
} as const
