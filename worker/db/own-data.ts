import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { StoredBeside } from '../../domain/own-data.ts'
import type { StayFile } from '../../domain/stay-file.ts'
import { subjectOf } from '../mail/subjects.ts'
import type { Database } from './database.ts'
import { bags, stayLinks } from './schema/custody.ts'
import { payments, refunds } from './schema/money.ts'
import { outbox } from './schema/post.ts'
import { audit, stays } from './schema/stays.ts'
import { historyStatements } from './stay-history.ts'

const taken = alias(audit, 'taken')
const given = alias(audit, 'given')

/** What is stored of a stay and its guest beside its file, in one trip. */
export async function storedBeside(db: Database, file: StayFile): Promise<StoredBeside> {
  const { id } = file.stay
  const [changes, beside, mails, [words], kept, links, back] = await db.batch([
    ...historyStatements(db, id),
    db
      .select({ deskNote: stays.deskNote, erasedAt: stays.erasedAt })
      .from(stays)
      .where(eq(stays.id, id)),
    db
      .select({
        tag: bags.tag,
        // D1 tells columns apart by their names.
        inAt: sql<number>`${taken.happenedAt}`.mapWith(taken.happenedAt).as('in_at'),
        outAt: sql<number | null>`${given.happenedAt}`.mapWith(given.happenedAt).as('out_at'),
        outTo: bags.outTo,
        photo: sql<boolean>`${bags.photoKey} IS NOT NULL`.mapWith(Boolean).as('photo'),
      })
      .from(bags)
      .innerJoin(taken, eq(taken.id, bags.inChangeId))
      .leftJoin(given, eq(given.id, bags.outChangeId))
      .where(eq(bags.stayId, id))
      .orderBy(asc(bags.tag)),
    db.select({ name: stayLinks.name }).from(stayLinks).where(eq(stayLinks.stayId, id)),
    db
      .select({ mailId: outbox.id, cents: refunds.cents })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(outbox, eq(outbox.changeId, refunds.changeId))
      .where(eq(payments.stayId, id)),
  ])
  const centsOf = (mailId: string) =>
    back.filter((row) => row.mailId === mailId).reduce((sum, { cents }) => sum + cents, 0)
  return {
    deskNote: words?.deskNote ?? null,
    erasedAt: words?.erasedAt ?? null,
    bags: kept,
    collectors: links.map(({ name }) => name).filter((name) => name !== null),
    changes: [...changes, ...beside].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    mails: mails.map((mail) => ({
      ...mail,
      subject: subjectOf(file, { kind: mail.kind, cents: centsOf(mail.id) }),
    })),
  }
}
