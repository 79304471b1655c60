import { and, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { recordChange } from '../db/audit.ts'
import { type Database, ifChanged } from '../db/database.ts'
import { assertSameRequest, type IdempotentRequest, selectDigest } from '../db/idempotency.ts'
import { bags } from '../db/schema/custody.ts'
import { stays } from '../db/schema/stays.ts'

/**
 * Reads a bag with its photo, and whether the request was recorded before.
 * `bag` is `undefined` if the id is unknown. Throws `idempotency_key_reused` if the key belongs to
 * another request.
 */
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

export async function photoOfBag(db: Database, id: string): Promise<string | null> {
  const row = await db.select({ photo: bags.photoKey }).from(bags).where(eq(bags.id, id)).get()
  return row?.photo ?? null
}

interface NotedPhoto {
  bagId: string
  tag: number
  /** Name of the photo to replace or remove. `null` if the bag had none. */
  before: string | null
  /** Name of the new photo. `null` removes the photo. */
  photo: string | null
  staffId: string
  idempotent: IdempotentRequest
}

/**
 * Sets or removes the photo of a bag that is here. Returns `false` if nothing was written.
 * Doesn't raise the stay's version, so earlier actions can still be undone. Throws
 * `idempotency_key_reused` if the key belongs to another request.
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

export function selectErasedPhotos(db: Database, most: number) {
  return db
    .select({ id: bags.id, photo: sql<string>`${bags.photoKey}` })
    .from(bags)
    .where(isNotNull(bags.photoDueAt))
    .limit(most)
}

/**
 * Marks up to `most` photos of erased guests for deletion, and returns their number.
 * An erasure by an earlier release may have left photos unmarked.
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

export async function forgetPhotos(db: Database, ids: readonly string[]): Promise<void> {
  const named = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
  await db.update(bags).set({ photoKey: null, photoDueAt: null }).where(inArray(bags.id, named))
}

export function selectNamedPhotos(db: Database, names: readonly string[]) {
  const asked = sql`(SELECT value FROM json_each(${JSON.stringify(names)}))`
  return db
    .select({ photo: sql<string>`${bags.photoKey}` })
    .from(bags)
    .where(inArray(bags.photoKey, asked))
}
