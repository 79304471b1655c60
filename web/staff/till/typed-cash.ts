import { type Cents, eurosFromCents } from '../../../domain/business/money.ts'
import type { Cash } from '../../../domain/payments/drawer.ts'

export interface TypedCash {
  euro: string
  lek: string
}

export const nothingTyped: TypedCash = { euro: '', lek: '' }

/** Returns cents: 0 if empty, `null` if invalid. */
export function centsTyped(text: string): Cents | null {
  const [, euros, fraction = ''] = /^(\d{0,6})(?:[.,](\d{0,2}))?$/.exec(text.trim()) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Returns whole lek: 0 if empty, `null` if invalid. Accepts grouped digits. */
export function lekTyped(text: string): number | null {
  const digits = text.replace(/[\s.,](?=\d{3}\b)/g, '').trim()
  return /^\d{0,8}$/.test(digits) ? Number(digits) : null
}

/** Returns both amounts, `null` if either is invalid. */
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
