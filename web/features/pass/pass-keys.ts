import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'

const ofStays = new Map<string, IdempotencyKeys>()

/** The keys of what is asked of one stay, whichever of its forms asks: two stays may be asked the same. */
export function passKeys(reference: string): IdempotencyKeys {
  const keys = ofStays.get(reference) ?? new IdempotencyKeys(`pass-${reference}`)
  ofStays.set(reference, keys)
  return keys
}
