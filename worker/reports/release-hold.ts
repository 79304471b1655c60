import type { HeldEmailWay } from '../../domain/reports/hold.ts'
import { recordChange } from '../db/audit.ts'
import { discardNext, ifUndecided, releaseClock, tick } from '../db/clock.ts'
import { type Database, ifChanged } from '../db/database.ts'
import { assertSameRequest, selectDigest } from '../db/idempotency.ts'
import { AppError } from '../errors.ts'
import type { Resolving } from './resolve.ts'

/**
 * Records an owner's choice about a hold.
 * `send` releases the jobs at once. With `discard`, a later run of the jobs discards the held
 * emails and ends the hold, because that takes longer than a request should. Throws `already_done`
 * if nothing is held or an owner has already chosen, and `idempotency_key_reused` if the key
 * belongs to another request.
 */
export async function releaseHold(
  db: Database,
  emails: HeldEmailWay,
  { staffId, idempotent, now }: Resolving,
): Promise<void> {
  const [known] = await selectDigest(db, idempotent)
  if (known) return assertSameRequest(known, idempotent)
  const hold = await tick(db, now)
  if (!hold) throw new AppError('already_done')
  const auditId = crypto.randomUUID()
  const change = {
    id: auditId,
    subjectId: 'clock',
    action: 'hold_released',
    actor: 'staff',
    staffId,
    ...idempotent,
    data: { from: hold.from.getTime(), to: hold.to.getTime(), kind: emails },
  } as const
  const effect = emails === 'discard' ? discardNext : releaseClock
  await db.batch([
    recordChange(db, change, ifUndecided(now), now),
    effect(db, now, ifChanged(auditId)),
  ])
  const [own] = await selectDigest(db, idempotent)
  if (!own) throw new AppError('already_done')
  assertSameRequest(own, idempotent)
}
