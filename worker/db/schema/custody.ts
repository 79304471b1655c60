import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { bagReceivers } from '../../../domain/stay/stay-record.ts'
import { id, instant, oneOf, whole } from './columns.ts'
import { audit, stays } from './stays.ts'

/** Contains no secrets. The HMAC of a link's token is computed when needed. */
export const passLinks = sqliteTable(
  'pass_links',
  {
    id: id(),
    stayId: text()
      .notNull()
      .references(() => stays.id),
    auditId: text()
      .notNull()
      .references(() => audit.id),
    purpose: text({ enum: ['guest', 'collector'] }).notNull(),
    /** Collector's name; `null` once the guest is erased. */
    name: text(),
    keyVersion: integer().notNull().default(1),
    expiresAt: instant(),
    usedAt: instant(),
    revokedAt: instant(),
    /** Tags of the bags that the pass covers. `null` if it isn't limited to certain bags. */
    tags: text({ mode: 'json' }).$type<readonly number[]>(),
    /** Maximum number of bags that the pass covers. `null` if there is no maximum. */
    items: integer(),
  },
  (t) => [
    check('pass_links_purpose', oneOf(t.purpose, ['guest', 'collector'])),
    index('pass_links_of').on(t.stayId),
  ],
)

export const bags = sqliteTable(
  'bags',
  {
    id: id(),
    stayId: text()
      .notNull()
      .references(() => stays.id),
    tag: integer().notNull(),
    inAuditId: text()
      .notNull()
      .references(() => audit.id),
    outAuditId: text().references(() => audit.id),
    voidAuditId: text().references(() => audit.id),
    outTo: text({ enum: bagReceivers }),
    passLinkId: text().references(() => passLinks.id),
    photoKey: text(),
    /** When the photo was marked for deletion, because the guest was erased. `null` otherwise. */
    photoDueAt: instant(),
  },
  (t) => [
    check('bags_tag', whole(t.tag, 1)),
    check('bags_out_to', oneOf(t.outTo, bagReceivers)),
    check('bags_out', sql`(${t.outTo} IS NULL) = (${t.outAuditId} IS NULL)`),
    index('bags_of').on(t.stayId),
    index('bags_taken_in').on(t.inAuditId),
    index('bags_photos').on(t.photoKey).where(sql`${t.photoKey} IS NOT NULL`),
    index('bags_photos_due').on(t.photoDueAt).where(sql`${t.photoDueAt} IS NOT NULL`),
    uniqueIndex('bags_tag_in_house')
      .on(t.tag)
      .where(sql`${t.outAuditId} IS NULL AND ${t.voidAuditId} IS NULL`),
  ],
)

export const closures = sqliteTable(
  'closures',
  {
    id: id(),
    auditId: text()
      .notNull()
      .references(() => audit.id),
    kind: text({ enum: ['closed', 'full'] }).notNull(),
    reason: text().notNull(),
    fromAt: instant().notNull(),
    toAt: instant().notNull(),
    liftedAt: instant(),
  },
  (t) => [
    check('closures_kind', oneOf(t.kind, ['closed', 'full'])),
    check('closures_time', sql`${t.fromAt} < ${t.toAt}`),
    index('closures_ahead').on(t.toAt),
  ],
)
