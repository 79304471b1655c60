import { type Database, database } from '../db/database.ts'
import { inSteps, type Job } from '../db/job.ts'
import { type JobRun, moveCursor, movePlace } from '../db/job-runs.ts'
import {
  forgetPhotos,
  notePhotosDue,
  selectErasedPhotos,
  selectNamedPhotos,
} from '../desk/bag-photos.ts'

const day = 86_400
/** Maximum number of files that R2 deletes or lists at once. */
const atOnce = 1000
/** Milliseconds after which a run starts no more steps. The next run continues. */
const budget = 20_000

/**
 * Deletes up to `atOnce` photos of erased guests and returns their number.
 * If deleting fails, the next run tries again.
 */
async function deleteErased(db: Database, photos: R2Bucket): Promise<number> {
  const erased = await selectErasedPhotos(db, atOnce)
  if (erased.length === 0) return 0
  await photos.delete(erased.map(({ photo }) => photo))
  await forgetPhotos(
    db,
    erased.map(({ id }) => id),
  )
  return erased.length
}

/**
 * Returns the names of the page's photos that no bag refers to.
 * Skips photos younger than a day, because their upload may not have been recorded on the bag yet.
 */
async function unnamedOn(page: R2Objects, db: Database, now: Date): Promise<string[]> {
  const old = page.objects
    .filter(({ uploaded }) => now.getTime() - uploaded.getTime() > day * 1000)
    .map(({ key }) => key)
  const rows = old.length > 0 ? await selectNamedPhotos(db, old) : []
  const named = new Set(rows.map(({ photo }) => photo))
  return old.filter((name) => !named.has(name))
}

interface Sweep {
  db: Database
  photos: R2Bucket
  run: JobRun
  now: Date
  end: number
}

async function deleteUnnamed({ db, photos, run, now, end }: Sweep): Promise<number> {
  let deleted = 0
  for (let place = run.place; ; ) {
    const page = await photos.list({ limit: atOnce, ...(place && { startAfter: place }) })
    const unnamed = await unnamedOn(page, db, now)
    if (unnamed.length > 0) await photos.delete(unnamed)
    deleted += unnamed.length
    place = (page.truncated && page.objects.at(-1)?.key) || null
    if (!place) break
    await movePlace(db, run, place)
    if (Date.now() >= end) return deleted
  }
  await moveCursor(db, run, Math.floor(now.getTime() / 1000))
  return deleted
}

export const sweepPhotos: Job = async ({ PHOTOS: photos, ...env }, now, run) => {
  const counts = { erased: 0, unnamed: 0 }
  if (!photos) return { counts, failure: null }
  const db = database(env)
  const end = Date.now() + budget
  const isSweeping = run.place !== null
  const isDaily = !run.cursor || now.getTime() / 1000 - run.cursor >= day
  if (isDaily && !isSweeping) await inSteps(() => notePhotosDue(db, now, atOnce), atOnce, end)
  counts.erased = await inSteps(() => deleteErased(db, photos), atOnce, end)
  if (isDaily || isSweeping) counts.unnamed = await deleteUnnamed({ db, photos, run, now, end })
  return { counts, failure: null }
}
