import { Hono } from 'hono'
import type { AppContext, AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { bagWithPhoto, notePhoto, photoOfBag } from '../../desk/bag-photos.ts'
import { photoName, photosOf, shownPhoto, storePhoto } from '../../desk/photos.ts'
import { AppError } from '../../errors.ts'
import { idempotentRequestOf, sha256 } from '../../http/idempotency.ts'
import { photoAtMost, photoIn } from '../../http/json-body.ts'
import { log } from '../../log.ts'
import { recordOfStay } from '../../stay/stay-records.ts'

async function recordOf(c: AppContext, stayId: string) {
  const record = await recordOfStay(database(c.env), stayId)
  if (!record) throw new AppError('not_found')
  return record
}

/** Deletes a photo. If this fails, the job `sweepPhotos` deletes it later. */
async function discard(photos: R2Bucket, name: string): Promise<void> {
  await photos.delete(name).catch(() => log('warn', 'photo_left', { photo: name }))
}

/**
 * A photo is stored before its bag refers to it, and deleted once the bag no longer does.
 * An interrupted request can therefore leave a photo without a bag, but never a bag that refers to
 * a missing photo.
 */
export const staffPhotos = new Hono<AppEnv>()
  .get('/bags/:id/photo', async (c) => {
    const name = await photoOfBag(database(c.env), c.req.param('id'))
    if (!name) throw new AppError('not_found')
    return shownPhoto(photosOf(c.env), name)
  })
  .put('/bags/:id/photo', photoAtMost, async (c) => {
    const [bagId, db] = [c.req.param('id'), database(c.env)]
    const photo = await photoIn(c)
    const digest = await sha256(photo)
    const idempotent = await idempotentRequestOf(c, { photo: digest })
    const { bag, isRepeat } = await bagWithPhoto(db, bagId, idempotent)
    if (!bag) throw new AppError('not_found')
    const photos = photosOf(c.env)
    if (isRepeat) return c.json(await recordOf(c, bag.stayId))
    if (!bag.isInside) throw new AppError('not_allowed')
    const name = photoName(bagId, c.get('idempotencyKey'))
    await storePhoto(photos, name, photo, digest)
    const taken = { bagId, tag: bag.tag, before: bag.photo, photo: name }
    const who = { staffId: c.get('staffId'), idempotent }
    const isNamed = await notePhoto(db, { ...taken, ...who }, new Date())
    if (isNamed && bag.photo) await discard(photos, bag.photo)
    return c.json(await recordOf(c, bag.stayId))
  })
  .delete('/bags/:id/photo', async (c) => {
    const [bagId, db] = [c.req.param('id'), database(c.env)]
    const idempotent = await idempotentRequestOf(c, {})
    const { bag, isRepeat } = await bagWithPhoto(db, bagId, idempotent)
    if (!bag) throw new AppError('not_found')
    const photos = photosOf(c.env)
    if (isRepeat) return c.json(await recordOf(c, bag.stayId))
    if (!bag.isInside) throw new AppError('not_allowed')
    if (bag.photo) {
      const removed = { bagId, tag: bag.tag, before: bag.photo, photo: null }
      const who = { staffId: c.get('staffId'), idempotent }
      if (await notePhoto(db, { ...removed, ...who }, new Date())) await discard(photos, bag.photo)
    }
    return c.json(await recordOf(c, bag.stayId))
  })
