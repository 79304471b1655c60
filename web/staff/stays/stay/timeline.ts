import type { PastChange, PastMail, StayHistory } from '../../../../domain/stay/stay-history.ts'

export type PastEvent = { id: string; at: string } & (
  | { change: PastChange; mail?: never }
  | { mail: PastMail; change?: never }
)

/**
 * What happened to a stay and what was written of it, in one row, the oldest first: a change when it was
 * done, behind the changes that were made before it, and a mail behind the change that it tells of.
 */
export function timeline({ changes, mails }: Pick<StayHistory, 'changes' | 'mails'>): PastEvent[] {
  const events: PastEvent[] = [
    ...changes.map((change) => ({ id: change.id, at: change.at, change })),
    ...mails.map((mail) => ({ id: mail.id, at: mail.createdAt, mail })),
  ]
  // Changes stand in the order of their versions, and sorting keeps what happened at once as it was.
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
