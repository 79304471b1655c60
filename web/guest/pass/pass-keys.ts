import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'

/** What may be asked of a stay. */
export type PassRequest = 'change' | 'cancel' | 'collector' | 'revoke'

const ofStays = new Map<string, IdempotencyKeys>()

/**
 * The keys of what is asked of one stay, whichever of its forms asks: two stays may be asked the same. What one
 * form has done tells nothing of what another still waits to hear of. A change takes the place of those before
 * it; each pick-up pass is one beside the others.
 */
function keysOf(reference: string, request: PassRequest, content: object): IdempotencyKeys {
  const which = request === 'collector' ? JSON.stringify(content) : ''
  const formId = `pass-${reference}-${request}${which}`
  const keys = ofStays.get(formId) ?? new IdempotencyKeys(formId)
  ofStays.set(formId, keys)
  return keys
}

export function keyFor(reference: string, request: PassRequest, content: object): string {
  return keysOf(reference, request, content).keyFor(content)
}

/** What was asked is done. */
export function forgetKey(reference: string, request: PassRequest, content: object): void {
  keysOf(reference, request, content).forget()
}
