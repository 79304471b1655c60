import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'

export type PassRequest = 'change' | 'cancel' | 'collector' | 'revoke'

const ofStays = new Map<string, IdempotencyKeys>()

/**
 * Returns a stay's keys for one kind of request.
 * Each pick-up pass has its own keys, because a new pass doesn't replace an earlier one.
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

export function forgetKey(reference: string, request: PassRequest, content: object): void {
  keysOf(reference, request, content).forget()
}
