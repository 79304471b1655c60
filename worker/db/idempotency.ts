import { eq } from 'drizzle-orm'
import { AppError } from '../errors.ts'
import type { Database } from './database.ts'
import { audit } from './schema/stays.ts'

/** One submit of a form: the route and the client's name for it, and a digest of what it holds. */
export interface IdempotentRequest {
  idempotencyKey: string
  requestDigest: string
}

/** What an earlier submit made; its digest is gone once the guest's data was erased. */
interface Submitted {
  requestDigest: string | null
}

/** What the audit has under the key of a submit. */
export const underKey = ({ idempotencyKey }: IdempotentRequest) =>
  eq(audit.idempotencyKey, idempotencyKey)

/** A statement that reads what an earlier request under this key held. */
export function selectDigest(db: Database, idempotent: IdempotentRequest) {
  return db.select({ requestDigest: audit.requestDigest }).from(audit).where(underKey(idempotent))
}

/** A row that an earlier submit made answers for this one only if both hold the same. */
export function assertSameRequest(row: Submitted, idempotent: IdempotentRequest): void {
  if (row.requestDigest !== idempotent.requestDigest) throw new AppError('idempotency_key_reused')
}

/**
 * The row of a submit. The clock and the prices move on, an answer does not: what `accept` refuses
 * today is still answered from the row that it made before, so only a refusal costs a look at
 * `earlier`. Throws `idempotency_key_reused`, and what `accept` throws.
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
