import type { PastChange, PastEmail, StayHistory } from '../../../../domain/stay/stay-history.ts'

export type PastEvent = { id: string; at: string } & (
  | { change: PastChange; email?: never }
  | { email: PastEmail; change?: never }
)

/** Merges changes and emails, oldest first. A change follows earlier changes, and an email follows its change. */
export function stayTimeline({
  changes,
  emails,
}: Pick<StayHistory, 'changes' | 'emails'>): PastEvent[] {
  const events: PastEvent[] = [
    ...changes.map((change) => ({ id: change.id, at: change.at, change })),
    ...emails.map((email) => ({ id: email.id, at: email.createdAt, email })),
  ]
  // Changes come in version order, and the sort is stable, so simultaneous changes keep that order.
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
