import { eq } from 'drizzle-orm'
import { AppError } from '../errors.ts'
import type { Database } from './database.ts'
import { audit } from './schema/stays.ts'

export interface IdempotentRequest {
  idempotencyKey: string
  requestDigest: string
}

/** `requestDigest` is `null` once the guest is erased. */
interface Submitted {
  requestDigest: string | null
}

export const underKey = ({ idempotencyKey }: IdempotentRequest) =>
  eq(audit.idempotencyKey, idempotencyKey)

export function selectDigest(db: Database, idempotent: IdempotentRequest) {
  return db.select({ requestDigest: audit.requestDigest }).from(audit).where(underKey(idempotent))
}

/**
 * Throws `idempotency_key_reused` if `row` is from another request.
 * Also throws if its guest has been erased.
 */
export function assertSameRequest(row: Submitted, idempotent: IdempotentRequest): void {
  if (row.requestDigest !== idempotent.requestDigest) throw new AppError('idempotency_key_reused')
}

/**
 * Returns the row of this submission, or of an earlier one with the same key.
 * A repeat gets the earlier row even if `accept` would refuse it now, because the time or a price has changed since.
 * `earlier` is only called if `accept` throws an `AppError`. Throws `idempotency_key_reused` and the errors of
 * `accept`.
 */
export async function acceptedOnce<Row extends Submitted>(
  idempotent: IdempotentRequest,
  accept: () => Promise<Row>,
  earlier: (idempotencyKey: string) => Promise<Row | undefined>,
): Promise<Row> {
  const row = await accept().catch(async (refusal: unknown) => {
    const known = refusal instanceof AppError && (await earlier(idempotent.idempotencyKey))
    if (!known) throw refusal
    return known
  })
  assertSameRequest(row, idempotent)
  return row
}
