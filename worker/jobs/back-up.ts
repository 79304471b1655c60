import { dueBackup } from '../../domain/reports/backup-status.ts'
import type { CalendarDate } from '../../domain/time/calendar.ts'
import { type Database, database } from '../db/database.ts'
import type { Job } from '../db/job.ts'
import { type JobRun, moveCursor, movePlace } from '../db/job-runs.ts'
import { lastAudit, rowsAfterNumber, schemaStatements, storedTables } from '../db/table-rows.ts'
import { settingsOf } from '../env.ts'
import { deleteOldBackups, partName, putManifest, putPart } from './backup-parts.ts'

/** Milliseconds after which a run reads no more parts. The next run continues. */
const budget = 20_000
/** Maximum number of rows per part. A whole part is kept in memory. */
const rowsAtOnce = 2000
/**
 * Maximum number of attempts per backup.
 * A backup starts again if an audit row was added while its rows were read.
 */
const mostTries = 3

/** The point from which an interrupted backup continues. */
interface Place {
  day: CalendarDate
  begunAt: string
  tries: number
  /** Highest `rowid` of the audit when this attempt began. 0 if the audit was empty. */
  audit: number
  /** Index of the table that is being read. */
  table: number
  /** `rowid` of the last row read from the current table. 0 if none was read yet. */
  after: number
  parts: number
  counts: Record<string, number>
}

interface Backup {
  db: Database
  bucket: R2Bucket
  key: string
  run: JobRun
  now: Date
}

/** Backs up all tables every night. Does nothing unless a bucket and a key are configured. */
export const backUp: Job = async (env, now, run) => {
  const nothing = { counts: { rows: 0, deleted: 0 }, failure: null }
  const { BACKUPS: bucket } = env
  if (!bucket) return nothing
  const { BACKUP_KEY: key } = settingsOf(env)
  if (!key) return nothing
  const db = database(env)
  const day = dueBackup(run.cursor === null ? null : new Date(run.cursor * 1000), now)
  const place: Place | null = run.place ? JSON.parse(run.place) : day && (await begin(db, day, 1))
  if (!place) return nothing
  return { ...nothing, counts: await goOn({ db, bucket, key, run, now }, place) }
}

async function begin(db: Database, day: CalendarDate, tries: number): Promise<Place> {
  const begunAt = new Date().toISOString()
  const audit = await lastAudit(db)
  return { day, begunAt, tries, audit, table: 0, after: 0, parts: 0, counts: {} }
}

async function goOn(backup: Backup, from: Place) {
  const { db, run } = backup
  const end = Date.now() + budget
  const tables = await storedTables(db)
  let place = from
  let rows = 0
  while (place.table < tables.length) {
    if (Date.now() >= end) return { rows, deleted: 0 }
    const [next, read] = await readPart(backup, tables, place)
    rows += read
    place = next
    await movePlace(db, run, JSON.stringify(place))
  }
  return { rows, deleted: await finish(backup, place) }
}

async function readPart(
  { db, bucket, key }: Backup,
  tables: Awaited<ReturnType<typeof storedTables>>,
  place: Place,
): Promise<[Place, number]> {
  const table = tables[place.table]
  if (!table) return [place, 0]
  const { rows, last } = await rowsAfterNumber(db, table, place.after, rowsAtOnce)
  const parts = rows.length > 0 ? place.parts + 1 : place.parts
  if (rows.length > 0) await putPart(bucket, key, partName(place.day, parts), table, rows)
  const counts = {
    ...place.counts,
    [table.name]: (place.counts[table.name] ?? 0) + rows.length,
  }
  const isMore = rows.length === rowsAtOnce
  const where = isMore
    ? { table: place.table, after: last ?? place.after }
    : { table: place.table + 1, after: 0 }
  return [{ ...place, ...where, parts, counts }, rows.length]
}

/**
 * Finishes the backup, deletes old ones and returns the number of deleted files.
 * If audit rows were added in the meantime, starts another attempt and returns 0 instead, unless
 * this was the last one.
 */
async function finish({ db, bucket, run, now }: Backup, place: Place): Promise<number> {
  const { day, begunAt, tries, counts: tables, parts } = place
  const isQuiet = (await lastAudit(db)) === place.audit
  if (!isQuiet && tries < mostTries) {
    await movePlace(db, run, JSON.stringify(await begin(db, day, tries + 1)))
    return 0
  }
  const schema = await schemaStatements(db)
  const endedAt = new Date().toISOString()
  const manifest = { format: 1 as const, begunAt, endedAt, isQuiet, schema, tables, parts }
  await putManifest(bucket, day, manifest)
  const deleted = await deleteOldBackups(bucket, day)
  await moveCursor(db, run, Math.floor(now.getTime() / 1000))
  return deleted
}
