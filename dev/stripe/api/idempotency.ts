import { StripeFailure } from './failure.ts'

export interface StoredAnswer {
  path: string
  body: string
  answer?: { status: number; text: string; requestId: string }
}

/**
 * Returns the stored response if the request repeats an earlier one with the same key.
 * Returns `undefined` for a new key. Throws if the path or the body differs from the earlier
 * request, or if that request is still running.
 */
export function storedAnswer(
  answers: Map<string, StoredAnswer>,
  key: string,
  path: string,
  body: string,
) {
  const stored = answers.get(key)
  if (stored === undefined) return undefined
  if (stored.path !== path) {
    throw reused(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${stored.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  if (stored.body !== body) {
    throw reused(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  if (stored.answer === undefined) {
    throw new StripeFailure(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
    })
  }
  return stored.answer
}

function reused(message: string): StripeFailure {
  return new StripeFailure(400, { type: 'idempotency_error', message })
}
