import { eq } from 'drizzle-orm'
import { AppError } from '../errors.ts'
import type { Database } from './database.ts'
import { audit } from './schema/stays.ts'

export interface IdempotentRequest {
  idempotencyKey: string
  requestDigest: string
}

/** `requestDigest` is `null` once the guest or message has been erased. */
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
 * Also throws it if the guest or message has been erased.
 */
export function assertSameRequest(row: Submitted, idempotent: IdempotentRequest): void {
  if (row.requestDigest !== idempotent.requestDigest) throw new AppError('idempotency_key_reused')
}

/**
 * Returns the row from `accept` or, if `accept` throws an `AppError`, the row from `earlier`.
 * A repeated request therefore succeeds even if `accept` refuses it now, for example because a
 * price has changed. Throws the error of `accept` if there is no earlier row. Also throws like
 * `assertSameRequest`.
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
