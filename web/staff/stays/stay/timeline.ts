import type { PastChange, PastEmail, StayHistory } from '../../../../domain/stay/stay-history.ts'

export type PastEvent = { id: string; at: string } & (
  | { change: PastChange; email?: never }
  | { email: PastEmail; change?: never }
)

export function stayTimeline({
  changes,
  emails,
}: Pick<StayHistory, 'changes' | 'emails'>): PastEvent[] {
  const events: PastEvent[] = [
    ...changes.map((change) => ({ id: change.id, at: change.at, change })),
    ...emails.map((email) => ({ id: email.id, at: email.createdAt, email })),
  ]
  // The sort is stable, so changes recorded at the same time stay in the order of their versions.
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
