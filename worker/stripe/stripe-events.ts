import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { stripeEvents } from '../db/schema/post.ts'
import type { DeliveredEvent } from './stripe-event.ts'

/** Notes that an event arrived. `true` when it has already had its effect. */
export async function recordEvent(db: Database, event: DeliveredEvent): Promise<boolean> {
  const { id, type } = event
  const [, [row]] = await db.batch([
    db
      .insert(stripeEvents)
      .values({ id, type, intentId: event.paymentId })
      .onConflictDoNothing({ target: stripeEvents.id }),
    db
      .select({ processedAt: stripeEvents.processedAt })
      .from(stripeEvents)
      .where(eq(stripeEvents.id, event.id)),
  ])
  return Boolean(row?.processedAt)
}

export async function markProcessed(db: Database, id: string, now: Date): Promise<void> {
  await db.update(stripeEvents).set({ processedAt: now }).where(eq(stripeEvents.id, id))
}
