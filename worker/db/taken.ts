import { AppError } from '../errors.ts'

const takenTag = /UNIQUE constraint failed: bags\.tag/
/**
 * Matches conflicts about an id that a client chose.
 * The first new row of a staff action has the request's `Idempotency-Key` as its id.
 */
const takenId = /UNIQUE constraint failed: (bags|payments|refunds)\.id\b/

/**
 * Throws the error for a failed write.
 * Throws `tag_in_use` if another bag in the office has the tag, `idempotency_key_reused` if another
 * row has the id, and otherwise `error` itself.
 */
export function refuseTaken(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  if (takenTag.test(message)) throw new AppError('tag_in_use')
  if (takenId.test(message)) throw new AppError('idempotency_key_reused')
  throw error
}
