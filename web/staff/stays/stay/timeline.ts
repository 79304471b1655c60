import type { PastChange, PastEmail, StayHistory } from '../../../../domain/stay/stay-history.ts'

export type PastEvent = { id: string; at: string } & (
  | { change: PastChange; email?: never }
  | { email: PastEmail; change?: never }
)

/**
 * What happened to a stay and what was written of it, in one row, the oldest first: a change when it was
 * done, behind the changes that were made before it, and a mail behind the change that it tells of.
 */
export function stayTimeline({
  changes,
  emails,
}: Pick<StayHistory, 'changes' | 'emails'>): PastEvent[] {
  const events: PastEvent[] = [
    ...changes.map((change) => ({ id: change.id, at: change.at, change })),
    ...emails.map((email) => ({ id: email.id, at: email.createdAt, email })),
  ]
  // Changes stand in the order of their versions, and sorting keeps what happened at once as it was.
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
