import { env } from 'cloudflare:workers'
import { and, eq, lt, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { tariffOf } from '../../../domain/business/business.ts'
import type { Cents } from '../../../domain/business/money.ts'
import { totalPriceOf } from '../../../domain/payments/account.ts'
import type { Payment, PendingChange, StayTerms } from '../../../domain/payments/money-rows.ts'
import { changedPrice } from '../../../domain/pricing/stay-price.ts'
import type { Stay, StayRecord } from '../../../domain/stay/stay-record.ts'
import { database } from '../../../worker/db/database.ts'
import { charges } from '../../../worker/db/schema/money.ts'
import { audit, stays } from '../../../worker/db/schema/stays.ts'
import { attentionConditions } from '../../../worker/reports/attention-conditions.ts'

const db = database(env)

/** What was done to a stay when the money of a payment was learnt of, what it charged, and the price before. */
async function answersTo(stayId: string, { paymentIntentId }: Payment) {
  const isOf = sql`${audit.data} ->> 'intent' = ${paymentIntentId} AND ${audit.data} ->> 'change' IS NOT NULL`
  const rows = await db
    .select({ id: audit.id, data: audit.data, version: audit.version })
    .from(audit)
    .where(and(eq(audit.stayId, stayId), isOf))
  return Promise.all(
    rows.map(async ({ id, data, version }) => {
      const own = await db.select().from(charges).where(eq(charges.auditId, id))
      const earlier = await db
        .select({ kind: charges.kind, cents: charges.cents })
        .from(charges)
        .innerJoin(audit, eq(audit.id, charges.auditId))
        .where(and(eq(audit.stayId, stayId), lt(audit.version, version ?? 0)))
      const priced = own.filter(({ kind }) => kind === 'changed')
      const cents = priced.reduce((sum, row) => sum + row.cents, 0)
      return { answer: { change: data.change, cents }, price: totalPriceOf(earlier) }
    }),
  )
}

/** What a change adds to the price, by the list: its payment may be for what was due before it as well. */
function moved(stay: Stay, pendingChange: PendingChange | null, price: Cents): Cents {
  const termsOf = ({ luggageCount, startDate, endDate }: StayTerms) => ({
    ...stay,
    luggageCount,
    startDate: new Date(startDate),
    endDate: endDate === null ? undefined : new Date(endDate),
    duration: undefined,
  })
  if (!pendingChange) return 0
  return (
    changedPrice(price, termsOf(pendingChange.was), termsOf(pendingChange), tariffOf(stay)) - price
  )
}

/**
 * What a guest paid for a change is in the stay, once; or it was missed and is in nothing, so that it went
 * back, pays for something else, or is owed to the guest and in staff's list. Never both, never neither.
 */
export async function expectChangesPaidOnce({ stay, payments }: StayRecord): Promise<void> {
  for (const payment of payments.filter(({ pendingChange }) => pendingChange)) {
    const { pendingChange, receivedCents, refundedCents } = payment
    const found = await answersTo(stay.id, payment)
    const answers = found.map(({ answer }) => answer)
    if (receivedCents === 0) expect(answers).toEqual([])
    // Money that was back before it was heard of asked for nothing.
    else if (refundedCents < receivedCents || answers.length > 0) {
      const made = { change: 'applied', cents: moved(stay, pendingChange, found[0]?.price ?? 0) }
      const notApplied = { change: 'not_applied', cents: 0 }
      const closed = { change: 'closed', cents: 0 }
      // At the desk, for this money, and priced there.
      const madeBefore = { change: 'already_applied', cents: 0 }
      expect([[made], [notApplied], [closed], [madeBefore]]).toContainEqual(answers)
    }
  }
  if (stay.balance >= 0 || stay.disputed) return
  const { overpaid } = attentionConditions(db, new Date())
  const [listed] = await db
    .select({ id: stays.id })
    .from(stays)
    .where(and(eq(stays.id, stay.id), overpaid))
  const isInReview = payments.some(({ status }) => status === 'review')
  expect(listed !== undefined || isInReview, `${stay.id} is owed ${-stay.balance}`).toBe(true)
}
