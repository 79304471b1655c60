import { and, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { recordChange } from '../db/audit.ts'
import { type Database, ifChanged } from '../db/database.ts'
import { assertSameRequest, type IdempotentRequest, selectDigest } from '../db/idempotency.ts'
import { bags } from '../db/schema/custody.ts'
import { stays } from '../db/schema/stays.ts'

/** A bag as its photo's routes need it, and whether this very request was carried out before. */
export async function bagWithPhoto(db: Database, id: string, idempotent: IdempotentRequest) {
  const { stayId, tag, photoKey: photo, outAuditId, voidAuditId } = bags
  const isInside = sql<boolean>`${and(isNull(outAuditId), isNull(voidAuditId))}`.mapWith(Boolean)
  const [[bag], [earlier]] = await db.batch([
    db.select({ stayId, tag, photo, isInside }).from(bags).where(eq(bags.id, id)),
    selectDigest(db, idempotent),
  ])
  if (earlier) assertSameRequest(earlier, idempotent)
  return { bag, isRepeat: earlier !== undefined }
}

/** The name of a bag's photo in the bucket. */
export async function photoOfBag(db: Database, id: string): Promise<string | null> {
  const row = await db.select({ photo: bags.photoKey }).from(bags).where(eq(bags.id, id)).get()
  return row?.photo ?? null
}

interface NotedPhoto {
  bagId: string
  /** Of the bag, for whoever reads the stay's history. */
  tag: number
  /** The one that it had; a removal leaves one that came meanwhile. */
  before: string | null
  /** Null for a bag whose photo is removed. */
  photo: string | null
  staffId: string
  idempotent: IdempotentRequest
}

/**
 * Names the photo of a bag that is here, or that it has none any more, with a row in the audit; tells
 * whether that was written, and not a repeat or too late. It is no change of the stay: what was done before
 * it can still be undone. Throws `idempotency_key_reused`.
 */
export async function notePhoto(
  db: Database,
  { bagId, tag, before, photo, staffId, idempotent }: NotedPhoto,
  now: Date,
): Promise<boolean> {
  const id = crypto.randomUUID()
  const action = photo ? 'photo_taken' : 'photo_removed'
  const noted = { id, subjectId: bagId, action, actor: 'staff', staffId } as const
  const change = { ...noted, ...idempotent, data: { tags: String(tag) } }
  const isOfBag = eq(bags.id, bagId)
  const isHere = and(isOfBag, isNull(bags.outAuditId), isNull(bags.voidAuditId))
  const changes = photo ? isHere : and(isHere, eq(bags.photoKey, before ?? ''))
  const [, written, [request]] = await db.batch([
    recordChange(db, change, sql`FROM ${bags} WHERE ${changes}`, now),
    db
      .update(bags)
      .set({ photoKey: photo })
      .where(and(isOfBag, exists(sql`(SELECT 1 ${ifChanged(id)})`)))
      .returning({ id: bags.id }),
    selectDigest(db, idempotent),
  ])
  if (request) assertSameRequest(request, idempotent)
  return written.length > 0
}

/** A statement that reads the photos of guests who were erased, by an index that holds no others. */
export function selectErasedPhotos(db: Database, most: number) {
  return db
    .select({ id: bags.id, photo: sql<string>`${bags.photoKey}` })
    .from(bags)
    .where(isNotNull(bags.photoDueAt))
    .limit(most)
}

/**
 * Notes as due what was erased without saying so, such as by the Worker before this one, while its
 * database was new already; answers with how many, `most` at once. Goes through every photo that a bag has.
 */
export async function notePhotosDue(db: Database, now: Date, most: number): Promise<number> {
  const erased = db.select({ id: stays.id }).from(stays).where(isNotNull(stays.erasedAt))
  const isLeft = and(isNotNull(bags.photoKey), isNull(bags.photoDueAt))
  const left = db
    .select({ id: bags.id })
    .from(bags)
    .where(and(isLeft, inArray(bags.stayId, erased)))
    .limit(most)
  const rows = await db
    .update(bags)
    .set({ photoDueAt: now })
    .where(inArray(bags.id, left))
    .returning({ id: bags.id })
  return rows.length
}

/** Forgets the photos of these bags. */
export async function forgetPhotos(db: Database, ids: readonly string[]): Promise<void> {
  const named = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
  await db.update(bags).set({ photoKey: null, photoDueAt: null }).where(inArray(bags.id, named))
}

/** A statement that reads which of these names a bag has. */
export function selectNamedPhotos(db: Database, names: readonly string[]) {
  const asked = sql`(SELECT value FROM json_each(${JSON.stringify(names)}))`
  return db
    .select({ photo: sql<string>`${bags.photoKey}` })
    .from(bags)
    .where(inArray(bags.photoKey, asked))
}
