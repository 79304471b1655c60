import { inArray, or } from 'drizzle-orm'
import type { Closure } from '../../domain/opening-hours/opening-times.ts'
import {
  type AffectedStay,
  affectedVisits,
  type NoticeStatus,
  outcomeOf,
  type StaffClosure,
} from '../../domain/opening-hours/staff-closures.ts'

import { recordChange } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { assertSameRequest } from '../db/idempotency.ts'
import { outbox } from '../db/schema/post.ts'
import { stays } from '../db/schema/stays.ts'
import { AppError } from '../errors.ts'
import { affectedBy, type ClosedStay, selectClosedStays } from './affected-stays.ts'
import { isOneOf, noticesOf, releaseNotices, writeNotices } from './closure-notices.ts'
import {
  changeBy,
  closureById,
  ifStands,
  type StaffWriting,
  selectSubmitted,
} from './staff-closures.ts'

type Touched = AffectedStay<Date>

export async function staysInTheWay(db: Database, closure: Closure): Promise<Touched[]> {
  const rows = await selectClosedStays(db, affectedBy(closure))
  return rows.map((row) => touched({ ...closure, liftedAt: null }, row, null))
}

/**
 * Returns stays that the closure affects, and stays that have an email about it.
 * If the closure was lifted, only returns those with an email. Throws `not_found` for an unknown
 * closure.
 */
export async function staysOfClosure(db: Database, id: string): Promise<Touched[]> {
  return staysOf(db, await knownClosure(db, id))
}

async function knownClosure(db: Database, id: string): Promise<StaffClosure<Date>> {
  const closure = await closureById(db, id)
  if (!closure) throw new AppError('not_found')
  return closure
}

async function staysOf(db: Database, closure: StaffClosure<Date>): Promise<Touched[]> {
  const written = noticesOf(db, closure.id)
  const ids = db.select({ id: outbox.stayId }).from(outbox).where(written)
  const wasTouched = inArray(stays.id, ids)
  const which = closure.liftedAt ? wasTouched : or(affectedBy(closure), wasTouched)
  const { stayId, status, lastError } = outbox
  const [rows, notices] = await db.batch([
    selectClosedStays(db, which),
    db.select({ stayId, status, lastError }).from(outbox).where(written),
  ])
  const states = new Map(notices.map((notice) => [notice.stayId, stateOf(notice)]))
  return rows.map((row) => touched(closure, row, states.get(row.id) ?? null))
}

function stateOf({
  status,
  lastError,
}: Pick<typeof outbox.$inferSelect, 'status' | 'lastError'>): NoticeStatus {
  return status === 'dead' && lastError === 'subject_gone' ? 'dropped' : status
}

function touched(
  closure: Closure & { liftedAt: Date | null },
  stay: ClosedStay,
  notice: NoticeStatus | null,
): Touched {
  const { serviceType: _, ...shown } = stay
  const outcome = outcomeOf(closure, stay)
  return { ...shown, visits: affectedVisits(closure, stay), outcome, notice }
}

/**
 * Emails the guests of the stays in `stayIds` about a closure.
 * Skips stays that the closure doesn't affect. Returns the same as `staysOfClosure`. Throws
 * `not_found` for an unknown closure, `not_allowed` if the closure was lifted or is over, and
 * `idempotency_key_reused` if the key belongs to another request.
 */
export async function releaseStays(
  db: Database,
  id: string,
  stayIds: readonly string[],
  { staffId, idempotent, now }: StaffWriting,
): Promise<Touched[]> {
  const closure = await knownClosure(db, id)
  const writing = { id, closure, auditId: crypto.randomUUID(), now }
  const change = {
    ...changeBy(staffId, idempotent, writing),
    action: 'closure_notified' as const,
    data: { stays: stayIds.length },
  }
  const only = isOneOf(stayIds)
  const [, , , [submitted]] = await db.batch([
    recordChange(db, change, ifStands(id, now), now),
    releaseNotices(db, writing, only),
    writeNotices(db, 'queued', writing, only),
    selectSubmitted(db, idempotent),
  ])
  if (!submitted) throw new AppError('not_allowed')
  assertSameRequest(submitted, idempotent)
  return staysOf(db, closure)
}
