import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Role } from '../../domain/business/roles.ts'
import {
  type DroppedEntry,
  type DroppedEntryRequest,
  entryKinds,
} from '../../domain/desk/dropped-entry.ts'
import { deskPaymentMethods } from '../../domain/payments/money-rows.ts'
import { happenedAt } from '../../domain/stay/client-context.ts'
import { recordChange } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { assertSameRequest, type IdempotentRequest, selectDigest } from '../db/idempotency.ts'
import { audit, staff, stays } from '../db/schema/stays.ts'
import { AppError } from '../errors.ts'
import { isSender, sender, senderName } from '../stay/sender.ts'
import type { DrawerOf } from './held-cash.ts'

interface Dropping {
  now: Date
  /** Id of the staff member who made the entry. `undefined` if unknown. */
  doer: string | undefined
  staffId: string
  sentBy?: string | undefined
  idempotent: IdempotentRequest
}

/**
 * Records a dropped entry, once per key. Doesn't change the stay or the drawer.
 * Throws `idempotency_key_reused` if the key belongs to another request.
 */
export async function noteDropped(
  db: Database,
  { stayId, kind, refused, reason, tags, money, handedBack, doneAt }: DroppedEntryRequest,
  { now, doer, staffId, sentBy, idempotent }: Dropping,
): Promise<void> {
  const held = { ...(tags.length > 0 && { tags: tags.join(' ') }), ...money }
  const handed = money && { handedBack: Number(handedBack) }
  const change = {
    id: crypto.randomUUID(),
    subjectId: stayId,
    action: 'entry_dropped' as const,
    actor: 'staff' as const,
    staffId,
    happenedAt: happenedAt(doneAt, now),
    data: { kind, refused, reason, ...held, ...handed, doer, sentBy },
    ...idempotent,
  }
  const [, [saved]] = await db.batch([
    recordChange(db, change, sql`WHERE true`, now),
    selectDigest(db, idempotent),
  ])
  if (!saved) throw new AppError('storage_unavailable')
  assertSameRequest(saved, idempotent)
}

/** Staff member who made a dropped entry, if someone else removed it. */
const maker = alias(staff, 'maker')

export function selectDropped(db: Database, changes: SQL | undefined) {
  return db
    .select({
      id: audit.id,
      staff: staff.username,
      madeBy: sql<string | null>`${maker.username}`.as('made_by'),
      sentBy: senderName,
      at: audit.at,
      happenedAt: audit.happenedAt,
      stayId: sql<string | null>`${stays.id}`.as('stay_id'),
      reference: stays.reference,
      data: audit.data,
    })
    .from(audit)
    .innerJoin(staff, eq(staff.id, audit.staffId))
    .leftJoin(maker, and(eq(maker.id, sql`${audit.data} ->> 'doer'`), ne(maker.id, staff.id)))
    .leftJoin(sender, isSender)
    .leftJoin(stays, eq(stays.id, audit.subjectId))
    .where(and(changes, eq(audit.action, 'entry_dropped')))
    .orderBy(asc(audit.at))
}

export type TillReader = DrawerOf & { role: Role }

/** Returns the condition for dropped entries that the reader may see, `undefined` for all. */
export function isShownTo({ drawers, role, staffId }: TillReader): SQL | undefined {
  if (drawers === 'shared' || role === 'owner') return undefined
  return sql`${staffId} IN (${audit.staffId}, ${audit.data} ->> 'doer', ${audit.data} ->> 'sentBy')`
}

export function droppedEntry({
  data,
  ...told
}: Awaited<ReturnType<typeof selectDropped>>[number]): DroppedEntry {
  const method = deskPaymentMethods.find((one) => one === data.method)
  const tags = `${data.tags ?? ''}`.split(' ').filter(Boolean).map(Number)
  return {
    ...told,
    kind: entryKinds.find((one) => one === data.kind) ?? 'payment',
    tags,
    money: method ? { method, cents: Number(data.cents), lek: Number(data.lek) } : null,
    handedBack: data.handedBack === 1,
    reason: `${data.reason ?? ''}`,
  }
}
