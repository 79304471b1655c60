import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { isSameMailbox } from '../../domain/input/mailbox.ts'
import { recordChange } from '../db/audit.ts'
import { type Database, ifChanged } from '../db/database.ts'
import { queueEmails } from '../db/outbox.ts'
import { stays } from '../db/schema/stays.ts'

/** Maximum number of stays whose links one request sends. */
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

/**
 * Queues the links of the mailbox's open stays, or of its latest stay if none is open.
 * Stays with the same email address share an email: the others' emails join that of the first stay.
 */
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

/** Returns the ids of the stays, one list per email address. */
async function lostStays(db: Database, emailKey: string): Promise<string[][]> {
  const found = await db
    .select({ id: stays.id, email: stays.customerEmail, endedAt: stays.endedAt })
    .from(stays)
    .where(eq(stays.emailKey, emailKey))
    .orderBy(sql`${stays.endedAt} IS NOT NULL`, desc(stays.createdAt))
    .limit(staysAtOnce)
  const open = found.filter(({ endedAt }) => !endedAt)
  const wanted = open.length > 0 ? open : found.slice(0, 1)
  const groups: { email: string; ids: string[] }[] = []
  for (const { id, email } of wanted) {
    const group = groups.find((one) => isSameMailbox(one.email, email ?? ''))
    if (group) group.ids.push(id)
    else groups.push({ email: email ?? '', ids: [id] })
  }
  return groups.map(({ ids }) => ids)
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
