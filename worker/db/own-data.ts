import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { StoredBeside } from '../../domain/own-data.ts'
import type { StayFile } from '../../domain/stay-file.ts'
import { readerOf } from '../mail/kinds.ts'
import type { Database } from './database.ts'
import { bags, stayLinks } from './schema/custody.ts'
import { audit, stays } from './schema/stays.ts'
import { historyStatements } from './stay-history.ts'

const taken = alias(audit, 'taken')
const given = alias(audit, 'given')

/** What is stored of a stay and its guest beside its file, in one trip. */
export async function storedBeside(
  db: Database,
  { stay: { id } }: StayFile,
): Promise<StoredBeside> {
  const [changes, beside, mails, [words], kept, links] = await db.batch([
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
  ])
  return {
    deskNote: words?.deskNote ?? null,
    erasedAt: words?.erasedAt ?? null,
    bags: kept,
    collectors: links.map(({ name }) => name).filter((name) => name !== null),
    changes: [...changes, ...beside].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    mails: mails.map((mail) => ({ ...mail, reader: readerOf[mail.kind] })),
  }
}
