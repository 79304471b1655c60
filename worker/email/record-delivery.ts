import { and, eq, sql } from 'drizzle-orm'
import { isLost, isNews } from '../../domain/reports/email-delivery.ts'
import type { Database } from '../db/database.ts'
import { readerOf } from '../db/kinds.ts'
import { type OutboxRow, reportDead } from '../db/outbox.ts'
import { outbox } from '../db/schema/post.ts'
import { stays } from '../db/schema/stays.ts'
import { log } from '../log.ts'
import type { DeliveryEvent } from './delivery-event.ts'

/**
 * Saves the provider's report about an email and the emails joined to it.
 * Returns `false` if no email has the event's provider id.
 */
export async function recordDelivery(
  db: Database,
  event: DeliveryEvent,
  now: Date,
): Promise<boolean> {
  const emails = await selectEmails(db, event.providerId)
  for (const { email, erasedAt } of emails) {
    if (email.status !== 'sent' || !isNews(event.delivery, email.delivery)) continue
    // Staff can't reach a guest who has been erased, so they needn't see the email.
    const isDead = isLost(event.delivery) && erasedAt === null
    if (!(await save(db, email, event, isDead, now))) continue
    if (isDead) await reportLost(db, email, event, now)
  }
  return emails.length > 0
}

export function selectEmails(db: Database, providerId: string) {
  return db
    .select({ email: outbox, erasedAt: stays.erasedAt })
    .from(outbox)
    .leftJoin(stays, eq(stays.id, outbox.stayId))
    .where(eq(outbox.providerId, providerId))
}

/** Saves a report. Returns `false` if the email has changed since it was read. */
async function save(
  db: Database,
  email: OutboxRow,
  { delivery, code }: DeliveryEvent,
  isDead: boolean,
  now: Date,
): Promise<boolean> {
  const dead = { status: 'dead', lastError: delivery, nextAttemptAt: now, joinedId: null } as const
  const saved = await db
    .update(outbox)
    .set({ ...(isDead && dead), delivery, deliveryCode: code })
    .where(isStill(email))
    .returning({ id: outbox.id })
  return saved.length > 0
}

function isStill({ id, status, providerId, delivery }: OutboxRow) {
  return and(
    eq(outbox.id, id),
    eq(outbox.status, status),
    sql`${outbox.providerId} IS ${providerId}`,
    sql`${outbox.delivery} IS ${delivery}`,
  )
}

async function reportLost(db: Database, email: OutboxRow, event: DeliveryEvent, now: Date) {
  const { id, kind } = email
  log('error', 'email_lost', { emailId: id, kind, delivery: event.delivery, code: event.code })
  if (readerOf[kind] === 'guest') await reportDead(db, email, now)
}
