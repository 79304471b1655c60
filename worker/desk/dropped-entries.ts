import { sql } from 'drizzle-orm'
import type { DroppedEntryRequest } from '../../domain/desk/dropped-entry.ts'
import { happenedAt } from '../../domain/stay/client-context.ts'
import { recordChange } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { assertSameRequest, type IdempotentRequest, selectDigest } from '../db/idempotency.ts'
import { AppError } from '../errors.ts'

interface Dropping {
  now: Date
  staffId: string
  sentBy?: string | undefined
  idempotent: IdempotentRequest
}

/**
 * Records a dropped entry, once per key.
 * Changes no stay and no drawer: it explains what they lack. Throws `idempotency_key_reused` if the key belongs to
 * another request.
 */
export async function noteDropped(
  db: Database,
  { stayId, kind, refused, reason, tags, money, handedBack, doneAt, doneBy }: DroppedEntryRequest,
  { now, staffId, sentBy, idempotent }: Dropping,
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
    data: { kind, refused, reason, ...held, ...handed, doer: doneBy, sentBy },
    ...idempotent,
  }
  const [, [saved]] = await db.batch([
    recordChange(db, change, sql`WHERE true`, now),
    selectDigest(db, idempotent),
  ])
  if (!saved) throw new AppError('storage_unavailable')
  assertSameRequest(saved, idempotent)
}
