import { eq } from 'drizzle-orm'
import { AppError } from '../errors.ts'
import type { Database } from './database.ts'
import { audit } from './schema/stays.ts'

export interface IdempotentRequest {
  idempotencyKey: string
  requestDigest: string
}

interface Submitted {
  /** `null` once the guest or message has been erased. */
  requestDigest: string | null
}

export const underKey = ({ idempotencyKey }: IdempotentRequest) =>
  eq(audit.idempotencyKey, idempotencyKey)

export function selectDigest(db: Database, idempotent: IdempotentRequest) {
  return db.select({ requestDigest: audit.requestDigest }).from(audit).where(underKey(idempotent))
}

/** Throws `idempotency_key_reused` if `row` is from another request or its digest was erased. */
export function assertSameRequest(row: Submitted, idempotent: IdempotentRequest): void {
  if (row.requestDigest !== idempotent.requestDigest) throw new AppError('idempotency_key_reused')
}

/**
 * Returns the row from `accept` or, if `accept` throws an `AppError`, the row from `earlier`.
 * Throws that error if there is no earlier row, and `idempotency_key_reused` for another request.
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
