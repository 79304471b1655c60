import { and, eq, exists, lte } from 'drizzle-orm'
import type { HeldWork } from '../../domain/reports/hold.ts'
import { type HeldClock, selectHoldOf } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { payments } from '../db/schema/money.ts'
import { outbox } from '../db/schema/post.ts'
import { selectToClose } from '../desk/stays-to-close.ts'
import { selectToRemind } from '../stay/due-reminders.ts'

/** Maximum number of rows counted per query. */
const most = 101

export async function heldWork(db: Database, hold: HeldClock, now: Date): Promise<HeldWork<Date>> {
  const isHeld = and(eq(outbox.status, 'queued'), exists(selectHoldOf(db, outbox.createdAt, now)))
  const [emails, reminders, checked, confirmed, pending] = await db.batch([
    db.select({ id: outbox.id }).from(outbox).where(isHeld).limit(most),
    selectToRemind(db, now, most),
    db.select({ id: payments.id }).from(payments).where(lte(payments.checkAt, now)).limit(most),
    ...selectToClose(db, now, most),
  ])
  const { from, to, discardsSince } = hold
  return {
    from,
    to,
    isDiscarding: discardsSince !== null,
    emails: emails.length,
    reminders: reminders.length,
    closing: confirmed.length + pending.length,
    payments: checked.length,
  }
}
