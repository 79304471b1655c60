import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { isSameMailbox } from '../../domain/input/mailbox.ts'
import { recordChange } from '../db/audit.ts'
import { type Database, ifChanged } from '../db/database.ts'
import { queueEmails } from '../db/outbox.ts'
import { stays } from '../db/schema/stays.ts'

/** Maximum number of stays whose links one request sends. Open stays come first. */
const staysAtOnce = 50

/** Returns the id of one of the mailbox's stays. `null` if it has none. */
export async function stayOfMailbox(db: Database, emailKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: stays.id })
    .from(stays)
    .where(eq(stays.emailKey, emailKey))
    .limit(1)
  return found?.id ?? null
}

/** Queues one email per mailbox, with the links of its stays (see `lostStays`). */
export async function queueLostLinks(
  db: Database,
  emailKey: string,
  idempotencyKey: string,
  now: Date,
): Promise<void> {
  const groups = await lostStays(db, emailKey)
  const subjectId = groups[0]?.[0]
  if (!subjectId) return
  const auditId = crypto.randomUUID()
  const change = {
    ...({ id: auditId, action: 'link_requested', actor: 'guest', subjectId } as const),
    idempotencyKey,
  }
  const isStored = and(eq(stays.id, subjectId), eq(stays.emailKey, emailKey))
  await db.batch([
    recordChange(db, change, sql`FROM ${stays} WHERE ${isStored}`, now),
    ...groups.flatMap((ids) => queueTogether(db, { auditId, emailKey, ids }, now)),
  ])
}

/**
 * Returns the ids of the stays whose links should be sent, one list per mailbox.
 * A list has the mailbox's open stays, or its latest stay if none is open. Different mailboxes may
 * share `emailKey`, so addresses are also compared by `isSameMailbox`.
 */
async function lostStays(db: Database, emailKey: string): Promise<string[][]> {
  const found = await db
    .select({ id: stays.id, email: stays.customerEmail, endedAt: stays.endedAt })
    .from(stays)
    .where(eq(stays.emailKey, emailKey))
    .orderBy(sql`${stays.endedAt} IS NOT NULL`, desc(stays.createdAt))
    .limit(staysAtOnce)
  const groups: (typeof found)[] = []
  for (const stay of found) {
    const group = groups.find(([one]) => isSameMailbox(one?.email ?? '', stay.email ?? ''))
    if (group) group.push(stay)
    else groups.push([stay])
  }
  return groups.map((group) => {
    const open = group.filter(({ endedAt }) => !endedAt)
    return (open.length > 0 ? open : group.slice(0, 1)).map(({ id }) => id)
  })
}

interface SharedEmail {
  auditId: string
  emailKey: string
  ids: readonly string[]
}

function queueTogether(
  db: Database,
  { auditId, emailKey, ids: [first = '', ...others] }: SharedEmail,
  now: Date,
) {
  const email = { kind: 'pass_link', auditId, data: {} } as const
  const happened = sql`EXISTS (SELECT 1 ${ifChanged(auditId)})`
  const from = (ids: readonly string[]) =>
    sql`FROM ${stays} WHERE ${and(inArray(stays.id, [...ids]), eq(stays.emailKey, emailKey), happened)}`
  const statements = [queueEmails(db, { ...email, status: 'queued' }, from([first]), now)]
  if (others.length > 0) {
    const joined = { ...email, status: 'held', withStay: first } as const
    statements.push(queueEmails(db, joined, from(others), now))
  }
  return statements
}
