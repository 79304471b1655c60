import { and, eq, exists, gt, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { BookingRequest } from '../../domain/booking/booking.ts'
import { hasEnded, stayStatuses } from '../../domain/business/stay.ts'
import { mailboxKey } from '../../domain/input/mailbox.ts'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-hours/opening-times.ts'
import { repeatMinutes } from '../../domain/payments/payment.ts'
import { pickUpOf } from '../../domain/pricing/pricing.ts'
import type { Database } from '../db/database.ts'
import { payments } from '../db/schema/money.ts'
import { audit, stays } from '../db/schema/stays.ts'
import { closuresAhead } from '../opening-hours/closures.ts'

const openStatuses = stayStatuses.filter((status) => !hasEnded(status))

/**
 * Returns the condition that the request repeats a recent booking from the same mailbox.
 * Ignores bookings whose idempotency keys are in `replaced`.
 */
export function isRepeated(
  db: Database,
  request: BookingRequest,
  replaced: readonly string[],
  now: Date,
): SQL {
  const wasReplaced = db
    .select({ one: sql`1` })
    .from(audit)
    .where(and(eq(audit.stayId, stays.id), inArray(audit.idempotencyKey, [...replaced])))
  const same = and(
    eq(stays.emailKey, mailboxKey(request.customerEmail)),
    gt(stays.createdAt, new Date(now.getTime() - repeatMinutes * 60_000)),
    eq(stays.kind, 'booking'),
    eq(stays.serviceType, request.serviceType),
    eq(stays.startDate, request.startDate),
    eq(stays.pickUpAt, pickUpOf(request)),
    eq(stays.luggageCount, request.luggageCount),
    inArray(stays.status, openStatuses),
    replaced.length > 0 ? notExists(wasReplaced) : undefined,
  )
  return exists(db.select({ one: sql`1` }).from(stays).where(same))
}

interface BeforeReplacing {
  openingTimes: OpeningTimes
  isRepeat: boolean
  paymentIntentIds: string[]
}

export async function beforeReplacing(
  db: Database,
  request: BookingRequest,
  replaced: readonly string[],
  now: Date,
): Promise<BeforeReplacing> {
  const [closures, [repeated], intents] = await db.batch([
    closuresAhead(db, now),
    db
      .select({ one: sql`1` })
      .from(sql`(SELECT 1)`)
      .where(isRepeated(db, request, replaced, now)),
    db
      .select({ paymentIntentId: payments.paymentIntentId })
      .from(audit)
      .innerJoin(payments, eq(payments.stayId, audit.stayId))
      .where(
        and(
          inArray(audit.idempotencyKey, [...replaced]),
          eq(payments.method, 'stripe'),
          isNull(payments.pendingChange),
        ),
      ),
  ])
  return {
    openingTimes: { ...regularOpeningTimes, closures },
    isRepeat: repeated !== undefined,
    paymentIntentIds: intents.flatMap(({ paymentIntentId }) => paymentIntentId ?? []),
  }
}
