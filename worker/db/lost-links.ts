import { and, eq, exists, gt, isNotNull, lt, not, sql } from 'drizzle-orm'
import { mailboxKey } from '../../domain/mailbox.ts'
import type { LostPassRequest } from '../../domain/pass.ts'
import { recordChange } from './audit.ts'
import type { Database } from './database.ts'
import { queueLetter } from './outbox.ts'
import { outbox } from './schema/post.ts'
import { stays } from './schema/stays.ts'

const minute = 60_000
/** One mail about a stay in so many minutes, however often it is asked for. */
const everyMinutes = 10
/** So many in an hour to a mailbox, whichever of its stays they are about. */
const perHour = 3

export interface LostStay {
  id: string
  emailKey: string
}

/** A stay by its reference, if it was booked with this address; forgotten guests have none. */
export async function lostStay(
  db: Database,
  { email, reference }: LostPassRequest,
): Promise<LostStay | null> {
  const emailKey = mailboxKey(email)
  const [found] = await db
    .select({ id: stays.id })
    .from(stays)
    .where(and(eq(stays.reference, reference), eq(stays.emailKey, emailKey)))
  return found ? { id: found.id, emailKey } : null
}

/** Queues the mail with a stay's own link, to the address that is stored with it, unless one has just been. */
export async function queueLostLink(
  db: Database,
  { id, emailKey }: LostStay,
  now: Date,
): Promise<void> {
  const changeId = crypto.randomUUID()
  const since = (minutes: number) => new Date(now.getTime() - minutes * minute)
  const isLink = eq(outbox.kind, 'pass_link')
  const sentLately = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.stayId, id), isLink, gt(outbox.createdAt, since(everyMinutes))))
  const ofMailbox = db.$count(
    outbox,
    and(
      isLink,
      gt(outbox.createdAt, since(60)),
      sql`${outbox.stayId} IN (SELECT ${stays.id} FROM ${stays} WHERE ${stays.emailKey} = ${emailKey})`,
    ),
  )
  const mayHaveOne = and(
    eq(stays.id, id),
    eq(stays.emailKey, emailKey),
    isNotNull(stays.customerEmail),
    not(exists(sentLately)),
    lt(ofMailbox, perHour),
  )
  const change = { id: changeId, action: 'link_asked', actor: 'guest', subjectId: id } as const
  await db.batch([
    recordChange(db, change, sql`FROM ${stays} WHERE ${mayHaveOne}`, now),
    queueLetter(db, { kind: 'pass_link', changeId, stayId: id, data: {} }, now),
  ])
}
