import { AppError } from '../errors.ts'

/** One submit of a form: the client's name for it, and a digest of what it holds. */
export interface Submission {
  idempotencyKey: string
  requestDigest: string
}

/** A row that an earlier submit made answers for this one only if both hold the same. */
export function assertSameRequest(row: Submission, submission: Submission): void {
  if (row.requestDigest !== submission.requestDigest) throw new AppError('idempotency_key_reused')
}
