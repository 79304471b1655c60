import { AppError } from '../errors.ts'

const takenTag = /UNIQUE constraint failed: bags\.tag/
/** Our own ids are random; the one that a client chooses is its `Idempotency-Key`, which names an action's first row. */
const takenId = /UNIQUE constraint failed: (bags|payments|refunds)\.id\b/

/**
 * Throws for a batch that failed because something in it was there before: `tag_in_use` for the tag of
 * another bag in the house, `idempotency_key_reused` for the id of another action's row.
 */
export function refuseTaken(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  if (takenTag.test(message)) throw new AppError('tag_in_use')
  if (takenId.test(message)) throw new AppError('idempotency_key_reused')
  throw error
}
