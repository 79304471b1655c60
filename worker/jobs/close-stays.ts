import { overtaken } from '../../domain/desk/stays-to-close.ts'
import { isRefused } from '../../domain/input/refusal.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import { type Database, database } from '../db/database.ts'
import type { Job } from '../db/job.ts'
import { staysToClose } from '../desk/stays-to-close.ts'
import { writeChange } from '../stay/write-update.ts'

const atOnce = 25
/** Milliseconds after which a run reads no more stays. The next run continues. */
const budget = 20_000

async function close(db: Database, record: StayRecord, now: Date): Promise<boolean> {
  const context = { actor: 'system' as const, at: now, newId: () => crypto.randomUUID() }
  const change = overtaken(record, context)
  if (!change || isRefused(change)) return false
  return (await writeChange(db, record, change, { now })).won
}

/** Closes stays that staff didn't close in time (see `overtaken`). */
export const closeStays: Job = async (env, now) => {
  const db = database(env)
  const end = Date.now() + budget
  let closed = 0
  for (let isMore = true; isMore && Date.now() < end; ) {
    const records = await staysToClose(db, now, atOnce)
    const before = closed
    for (const record of records) {
      if (await close(db, record, now)) closed += 1
    }
    isMore = closed > before && records.length >= atOnce
  }
  return { counts: { closed }, failure: null }
}
