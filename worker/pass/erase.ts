import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { mayForget, unsettledBefore } from '../../domain/pass/erasure.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import { recordChange } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { bags, passLinks } from '../db/schema/custody.ts'
import { payments } from '../db/schema/money.ts'
import { contactMessages, outbox, stripeEvents } from '../db/schema/post.ts'
import { audit, stayKeys, stays } from '../db/schema/stays.ts'
import { recordsWithIds } from '../stay/stay-records.ts'
import { erasingTyped } from './erase-typed.ts'

function among(ids: readonly string[]) {
  return sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
}

export function selectStaysToErase(db: Database, before: Date, limit: number) {
  return db
    .select({ id: stays.id })
    .from(stays)
    .where(and(isNull(stays.erasedAt), isNotNull(stays.endedAt), lt(stays.endedAt, before)))
    .orderBy(stays.endedAt)
    .limit(limit)
}

const words = { customerName: null, customerEmail: null, customerPhone: null, emailKey: null }

/**
 * Returns statements that erase the guests of the stays in `ids` that match `due`.
 * The first statement returns the ids of the erased stays.
 */
function forgetting(db: Database, ids: readonly string[], due: SQL | undefined, now: Date) {
  const isOne = inArray(stays.id, among(ids))
  // Excludes stays that the first statement skipped.
  const erased = db
    .select({ id: stays.id })
    .from(stays)
    .where(and(isOne, isNotNull(stays.erasedAt)))
  return [
    db
      .update(stays)
      .set({ ...words, specialRequests: null, deskNote: null, erasedAt: now })
      .where(and(isOne, isNull(stays.erasedAt), due))
      .returning({ id: stays.id }),
    db.delete(stayKeys).where(inArray(stayKeys.stayId, erased)),
    db.update(passLinks).set({ name: null }).where(inArray(passLinks.stayId, erased)),
    db
      .update(bags)
      .set({ photoDueAt: now })
      .where(and(inArray(bags.stayId, erased), isNotNull(bags.photoKey))),
    db.update(audit).set({ requestDigest: null }).where(inArray(audit.stayId, erased)),
    ...erasingTyped(db, changesAbout(db, erased)),
  ] as const
}

function changesAbout(db: Database, ids: SQLWrapper) {
  const ofOutbox = db.select({ id: outbox.id }).from(outbox).where(inArray(outbox.stayId, ids))
  const ofBags = db.select({ id: bags.id }).from(bags).where(inArray(bags.stayId, ids))
  // If a payment arrived while its stay was missing, there are audit rows about its PaymentIntent.
  const ofPayments = db
    .select({ id: payments.paymentIntentId })
    .from(payments)
    .where(inArray(payments.stayId, ids))
  const subjects = [ids, ofOutbox, ofBags, ofPayments].map((one) => inArray(audit.subjectId, one))
  return db
    .select({ id: audit.id })
    .from(audit)
    .where(or(inArray(audit.stayId, ids), ...subjects))
}

export async function eraseStays(
  db: Database,
  { before, limit, now }: { before: Date; limit: number; now: Date },
): Promise<number> {
  const found = await selectStaysToErase(db, before, limit)
  if (found.length === 0) return 0
  const ids = found.map(({ id }) => id)
  const [rows] = await db.batch(forgetting(db, ids, lt(stays.endedAt, before), now))
  return rows.length
}

function stillAsRead(records: readonly StayRecord[]): SQL {
  const read = JSON.stringify(records.map(({ stay }) => `${stay.id}:${stay.version}`))
  return sql`${stays.id} || ':' || ${stays.version} IN (SELECT value FROM json_each(${read}))`
}

/**
 * Returns the condition that no email about the stay is waiting to be sent.
 * After the erasure, emails to the guest couldn't be sent. Ignores emails that staff must release.
 */
function isToldOf(db: Database): SQL {
  const isToCome = or(
    eq(outbox.status, 'queued'),
    and(eq(outbox.status, 'held'), isNotNull(outbox.joinedId)),
  )
  const isWaiting = and(eq(outbox.stayId, stays.id), isToCome)
  return notExists(db.select({ id: outbox.id }).from(outbox).where(isWaiting))
}

const asked = 'erasure_asked'

/**
 * Records an erasure request, and returns `true` if the guest could be erased at once.
 * Otherwise, the job `erase` erases the guest later. A repeated request isn't recorded again.
 */
export async function eraseAsAsked(db: Database, record: StayRecord, now: Date): Promise<boolean> {
  const { id } = record.stay
  const change = {
    id: crypto.randomUUID(),
    subjectId: id,
    action: asked,
    actor: 'guest',
    idempotencyKey: `${asked}:${id}`,
  } as const
  const isKnown = sql`FROM ${stays} WHERE ${and(eq(stays.id, id), isNull(stays.erasedAt))}`
  const note = recordChange(db, change, isKnown, now)
  if (!mayForget(record, now)) {
    await note
    return false
  }
  const due = and(stillAsRead([record]), isToldOf(db))
  const [, rows] = await db.batch([note, ...forgetting(db, [id], due, now)])
  return rows.length > 0
}

export function selectAskedToErase(db: Database, limit: number, now: Date) {
  // Matches keys that start with `erasure_asked:`, using the index.
  const isWish = and(gte(audit.idempotencyKey, `${asked}:`), lt(audit.idempotencyKey, `${asked};`))
  const isSettled = sql`min(${stays.balance}, ${stays.netPrice}) = 0`
  const isOver = and(
    isNotNull(stays.endedAt),
    or(isSettled, lte(stays.endedAt, unsettledBefore(now))),
  )
  return db
    .select({ id: stays.id })
    .from(audit)
    .innerJoin(stays, eq(stays.id, audit.subjectId))
    .where(and(isWish, isNull(stays.erasedAt), isOver, isToldOf(db)))
    .limit(limit)
}

export async function eraseAsked(db: Database, limit: number, now: Date): Promise<number> {
  const found = await selectAskedToErase(db, limit, now)
  const records = await recordsWithIds(
    db,
    found.map(({ id }) => id),
  )
  const forgettable = records.filter((record) => mayForget(record, now))
  if (forgettable.length === 0) return 0
  const ids = forgettable.map(({ stay }) => stay.id)
  const due = and(stillAsRead(forgettable), isToldOf(db))
  const [rows] = await db.batch(forgetting(db, ids, due, now))
  return rows.length
}

export async function eraseMessages(db: Database, before: Date, limit: number): Promise<number> {
  const found = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lt(contactMessages.createdAt, before))
    .orderBy(contactMessages.createdAt)
    .limit(limit)
  if (found.length === 0) return 0
  const ids = among(found.map(({ id }) => id))
  await db.batch([
    db.update(audit).set({ requestDigest: null }).where(inArray(audit.subjectId, ids)),
    db.delete(contactMessages).where(inArray(contactMessages.id, ids)),
  ])
  return found.length
}

/**
 * Deletes up to `limit` Stripe events received before `before`.
 * Never deletes the newest event. Returns the number of deleted events.
 */
export async function forgetEvents(db: Database, before: Date, limit: number): Promise<number> {
  const newest = sql`(SELECT max(received_at) FROM stripe_events)`
  const old = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(lt(stripeEvents.receivedAt, before), lt(stripeEvents.receivedAt, newest)))
    .orderBy(stripeEvents.receivedAt)
    .limit(limit)
  const rows = await db
    .delete(stripeEvents)
    .where(inArray(stripeEvents.id, old))
    .returning({ id: stripeEvents.id })
  return rows.length
}
