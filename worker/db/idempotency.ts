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

/** Throws `idempotency_key_reused` if the earlier submission differs. */
export function assertSameRequest(row: Submitted, idempotent: IdempotentRequest): void {
  if (row.requestDigest !== idempotent.requestDigest) throw new AppError('idempotency_key_reused')
}

/**
 * Returns the row of this or an earlier submission.
 * A repeat gets its row even if `accept` would refuse it now, because time and prices may have changed.
 * `earlier` is only called after a refusal. Throws `idempotency_key_reused` and the errors of `accept`.
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
