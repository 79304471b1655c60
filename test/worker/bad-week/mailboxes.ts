import { env } from 'cloudflare:workers'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { mailboxKey } from '../../../domain/input/mailbox.ts'
import { mailboxLimit, mostPerDay } from '../../../domain/input/mailbox-limit.ts'
import { database } from '../../../worker/db/database.ts'
import { isLimited } from '../../../worker/db/kinds.ts'
import { outbox } from '../../../worker/db/schema/post.ts'
import { audit, stays } from '../../../worker/db/schema/stays.ts'

const hour = 3_600_000

/** Mailboxes that got more emails than anybody who names them may cause. */
export async function overfullMailboxes(): Promise<string[]> {
  const rows = await database(env)
    .select({
      email: stays.customerEmail,
      kind: outbox.kind,
      actor: audit.actor,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .innerJoin(stays, eq(stays.id, outbox.stayId))
    .innerJoin(audit, eq(audit.id, outbox.auditId))
    // An email that joined a summary is sent in that.
    .where(and(isNotNull(outbox.sentAt), isNull(outbox.joinedId)))
  const limited = rows.filter(isLimited)
  const byMailbox = Map.groupBy(limited, ({ email }) => mailboxKey(email ?? ''))
  const isOver = (times: readonly number[]) =>
    mostWithin(times, hour) > mailboxLimit.perHour || mostWithin(times, 24 * hour) > mostPerDay
  return [...byMailbox]
    .filter(([, emails]) => isOver(emails.map(({ sentAt }) => sentAt?.getTime() ?? 0)))
    .map(([mailbox]) => mailbox)
}

function mostWithin(times: readonly number[], span: number): number {
  const counts = times.map((from) => times.filter((at) => from <= at && at < from + span).length)
  return Math.max(0, ...counts)
}
