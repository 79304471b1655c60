import { DrizzleQueryError } from 'drizzle-orm/errors'
import { HTTPException } from 'hono/http-exception'
import Stripe from 'stripe'
import { AppError } from './errors.ts'
import { isOfOlderSchema, storageReason } from './storage-reason.ts'

/** Drizzle wraps D1's errors of single statements, but not of batches. */
function isStorageError(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return true
  return error instanceof Error && error.message.startsWith('D1_')
}

export function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof Stripe.errors.StripeError) {
    return new AppError('payment_unavailable', { retryAfter: 5, reason: stripeReason(error) })
  }
  if (isStorageError(error)) return storageFailure(error)
  // Hono's JSON validator throws this for malformed bodies.
  if (error instanceof HTTPException && error.status === 400) return new AppError('invalid_json')
  return new AppError('internal')
}

function storageFailure(error: unknown): AppError {
  const reason = storageReason(error)
  const facts = reason === undefined ? {} : { reason }
  return isOfOlderSchema(reason)
    ? new AppError('schema_behind', { retryAfter: 60, ...facts })
    : new AppError('storage_unavailable', { retryAfter: 5, ...facts })
}

function stripeReason(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  return [error.type, error.code, error.requestId].filter(Boolean).join(' ')
}
