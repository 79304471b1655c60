import { eq } from 'drizzle-orm'
import type { StoredBeside } from '../../domain/pass/own-data.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import type { Database } from '../db/database.ts'
import { readerOf } from '../db/kinds.ts'
import { passLinks } from '../db/schema/custody.ts'
import { stays } from '../db/schema/stays.ts'
import { selectCustody } from '../stay/bags.ts'
import { historyStatements } from '../stay/stay-history.ts'

export async function storedBeside(
  db: Database,
  { stay: { id } }: StayRecord,
): Promise<StoredBeside> {
  const [changes, beside, emails, [words], kept, links] = await db.batch([
    ...historyStatements(db, id),
    db
      .select({ deskNote: stays.deskNote, erasedAt: stays.erasedAt })
      .from(stays)
      .where(eq(stays.id, id)),
    selectCustody(db, id),
    db.select({ name: passLinks.name }).from(passLinks).where(eq(passLinks.stayId, id)),
  ])
  return {
    deskNote: words?.deskNote ?? null,
    erasedAt: words?.erasedAt ?? null,
    bags: kept,
    collectors: links.map(({ name }) => name).filter((name) => name !== null),
    changes: [...changes, ...beside].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    emails: emails.map((email) => ({ ...email, reader: readerOf[email.kind] })),
  }
}
