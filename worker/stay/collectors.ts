import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { pickUpKeys } from '../../domain/search/stay-keys.ts'
import type { Collector } from '../../domain/stay/stay-record.ts'
import { type Database, ifChanged, insertIf } from '../db/database.ts'

import { passLinks } from '../db/schema/custody.ts'
import { stayKeys } from '../db/schema/stays.ts'

const isCollectors = eq(passLinks.purpose, 'collector')

export function selectCollectors(db: Database, ofStay: SQL) {
  const { id, stayId, name, tags, items, usedAt, revokedAt } = passLinks
  return db
    .select({ id, stayId, name, tags, items, usedAt, revokedAt })
    .from(passLinks)
    .where(and(ofStay, isCollectors))
    .orderBy(sql`${passLinks}.rowid`)
}

export async function stayOfCollector(db: Database, id: string): Promise<string | null> {
  const isThis = and(eq(passLinks.id, id), isCollectors)
  const row = await db.select({ id: passLinks.stayId }).from(passLinks).where(isThis).get()
  return row?.id ?? null
}

export function writeCollectors(
  db: Database,
  same: { stayId: string; auditId: string },
  known: readonly Collector[],
  changed: readonly Collector[],
): BatchItem<'sqlite'>[] {
  const gate = ifChanged(same.auditId)
  const ids = new Set(known.map(({ id }) => id))
  return changed.flatMap((collector): BatchItem<'sqlite'>[] => {
    const { id, usedAt, revokedAt, tags } = collector
    if (ids.has(id)) {
      const isThis = and(eq(passLinks.id, id), sql`EXISTS (SELECT 1 ${gate})`)
      return [db.update(passLinks).set({ usedAt, revokedAt, tags }).where(isThis)]
    }
    const row = { purpose: 'collector' as const, keyVersion: 1, expiresAt: null }
    const keys = pickUpKeys(id)
    return [
      insertIf(db, passLinks, { ...collector, ...row, ...same }, gate),
      ...keys.map((key) =>
        insertIf(db, stayKeys, { key, stayId: same.stayId }, gate).onConflictDoNothing(),
      ),
    ]
  })
}
