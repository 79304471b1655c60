import { and, count, eq, inArray, not, or, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { stayLinks } from './schema/custody.ts'
import { payments, refunds } from './schema/money.ts'
import { audit } from './schema/stays.ts'

/**
 * What a mail about a stay tells beside it: what went back by its change, none of what Stripe or a bank
 * refused, what of the stay Stripe is still asked to return, how often the stay's times were changed or it was cancelled until now, and when it happened
 * and who collected by it.
 */
export async function factsOf(db: Database, stayId: string, changeId: string) {
  const isRefused = inArray(refunds.state, ['failed', 'canceled'])
  const isOtherTime = sql`coalesce(${audit.data} ->> 'wasStartDate', ${audit.data} ->> 'wasPickUpAt', ${audit.data} ->> 'wasEndDate') IS NOT NULL`
  const isCancelled = sql`${audit.toStatus} = 'cancelled' AND ${audit.fromStatus} IS NOT 'cancelled'`
  const [wentBack, [returning], [counted], [change]] = await db.batch([
    db
      .select({
        method: refunds.method,
        cents: refunds.cents,
        bankReference: refunds.bankReference,
        isReversal: refunds.isReversal,
      })
      .from(refunds)
      .where(and(eq(refunds.changeId, changeId), not(isRefused))),
    db
      .select({ asked: sql<number>`coalesce(sum(${refunds.cents}), 0)` })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(
        and(
          eq(payments.stayId, stayId),
          eq(payments.currency, 'EUR'),
          eq(refunds.state, 'requested'),
        ),
      ),
    db
      .select({ changes: count() })
      .from(audit)
      .where(and(eq(audit.stayId, stayId), or(isOtherTime, isCancelled))),
    db
      .select({ at: audit.happenedAt, collectedBy: stayLinks.name })
      .from(audit)
      .leftJoin(stayLinks, eq(stayLinks.id, sql`${audit.data} ->> 'collector'`))
      .where(eq(audit.id, changeId)),
  ])
  const { at = new Date(0), collectedBy = null } = change ?? {}
  return { wentBack, asked: returning?.asked ?? 0, changes: counted?.changes ?? 0, at, collectedBy }
}
