import { type Cents, eurosFromCents } from '../../../domain/business/money.ts'
import type { Cash } from '../../../domain/payments/drawer.ts'

/** What stands in the two fields of an amount of cash. */
export interface TypedCash {
  euro: string
  lek: string
}

export const nothingTyped: TypedCash = { euro: '', lek: '' }

/** Euro cents of what staff typed in euros; null for what is no amount. Nothing typed is nothing. */
export function centsTyped(text: string): Cents | null {
  const [, euros, fraction = ''] = /^(\d{0,6})(?:[.,](\d{0,2}))?$/.exec(text.trim()) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Whole Lek of what staff typed, digits grouped or not; null for what is no amount. */
export function lekTyped(text: string): number | null {
  const digits = text.replace(/[\s.,](?=\d{3}\b)/g, '').trim()
  return /^\d{0,8}$/.test(digits) ? Number(digits) : null
}

/** The cash that was typed; null where one of the two is no amount. */
export function typedCash({ euro, lek }: TypedCash): Cash | null {
  const [cents, whole] = [centsTyped(euro), lekTyped(lek)]
  return cents === null || whole === null ? null : { cents, lek: whole }
}

export function asTyped({ cents, lek }: Cash): TypedCash {
  return {
    euro: cents > 0 ? String(eurosFromCents(cents)) : '',
    lek: lek > 0 ? String(lek) : '',
  }
}
