import {
  forgetPhotos,
  notePhotosDue,
  selectErasedPhotos,
  selectNamedPhotos,
} from '../db/bag-photos.ts'
import { type Database, database } from '../db/database.ts'
import { moveCursor } from '../db/job-runs.ts'
import type { Job } from './job.ts'

const day = 86_400
/** As many as one call of the bucket deletes, or lists. */
const atOnce = 1000

/** Photos of erased guests; one whose deletion fails is still named, and deleted by the next run. */
async function deleteErased(db: Database, photos: R2Bucket): Promise<number> {
  let deleted = 0
  for (;;) {
    const erased = await selectErasedPhotos(db, atOnce)
    if (erased.length === 0) return deleted
    deleted += erased.length
    await photos.delete(erased.map(({ photo }) => photo))
    await forgetPhotos(
      db,
      erased.map(({ id }) => id),
    )
  }
}

/** Photos that no bag names; an upload may be about to name one that is younger than a day. */
async function deleteUnnamed(db: Database, photos: R2Bucket, now: Date): Promise<number> {
  let cursor: string | undefined
  let deleted = 0
  do {
    const page = await photos.list({ limit: atOnce, ...(cursor && { cursor }) })
    const old = page.objects
      .filter(({ uploaded }) => now.getTime() - uploaded.getTime() > day * 1000)
      .map(({ key }) => key)
    const rows = old.length > 0 ? await selectNamedPhotos(db, old) : []
    const named = new Set(rows.map(({ photo }) => photo))
    const unnamed = old.filter((name) => !named.has(name))
    if (unnamed.length > 0) await photos.delete(unnamed)
    deleted += unnamed.length
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return deleted
}

/** Deletes the photos of guests who were erased, and, once a day, what was left behind. */
export const sweepPhotos: Job = async ({ PHOTOS, ...env }, now, run) => {
  if (!PHOTOS) return { counts: {}, failure: null }
  const db = database(env)
  const seconds = Math.floor(now.getTime() / 1000)
  const isDaily = !run.cursor || seconds - run.cursor >= day
  if (isDaily) await notePhotosDue(db, now)
  const erased = await deleteErased(db, PHOTOS)
  if (!isDaily) return { counts: { erased }, failure: null }
  const unnamed = await deleteUnnamed(db, PHOTOS, now)
  await moveCursor(db, run, seconds)
  return { counts: { erased, unnamed }, failure: null }
}
