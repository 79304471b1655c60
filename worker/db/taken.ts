import { AppError } from '../errors.ts'

const takenTag = /UNIQUE constraint failed: bags\.tag/
/** Matches conflicts of an id that a client chose as its `Idempotency-Key`. */
const takenId = /UNIQUE constraint failed: (bags|payments|refunds)\.id\b/

/**
 * Throws `tag_in_use` or `idempotency_key_reused` for a taken tag or id, otherwise `error` itself.
 */
export function refuseTaken(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  if (takenTag.test(message)) throw new AppError('tag_in_use')
  if (takenId.test(message)) throw new AppError('idempotency_key_reused')
  throw error
}
