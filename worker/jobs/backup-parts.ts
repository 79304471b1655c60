import { Encrypter } from 'age-encryption'
import { backupDays } from '../../domain/reports/backup-status.ts'
import { addDays, type CalendarDate } from '../../domain/time/calendar.ts'
import type { StoredTable } from '../db/table-rows.ts'

/*
 * A backup is a folder in the bucket, named after the backup's day in Tirana.
 * It contains parts with rows, and a manifest that is written last. `dev/restore/open-backup.ts`
 * reads backups.
 */

export interface BackupManifest {
  format: 1
  begunAt: string
  endedAt: string
  /**
   * `false` if audit rows were added while the rows were read.
   * Some rows may then be newer than others.
   */
  isQuiet: boolean
  schema: string[]
  tables: Record<string, number>
  parts: number
}

/** Maximum number of files that R2 deletes or lists at once. */
const atOnce = 1000

/**
 * Stores rows as compressed and encrypted lines of JSON.
 * The first line names the table and its columns. Only the operator has the private key that
 * decrypts the part.
 */
export async function putPart(
  bucket: R2Bucket,
  key: string,
  name: string,
  { name: table, columns }: StoredTable,
  rows: unknown[][],
): Promise<void> {
  const lines = [{ table, columns }, ...rows].map((line) => JSON.stringify(line)).join('\n')
  const packed = new Blob([lines]).stream().pipeThrough(new CompressionStream('gzip'))
  const age = new Encrypter()
  age.addRecipient(key)
  await bucket.put(
    name,
    await age.encrypt(new Uint8Array(await new Response(packed).arrayBuffer())),
  )
}

export function partName(day: CalendarDate, part: number): string {
  return `${day}/${String(part).padStart(5, '0')}.age`
}

export async function putManifest(
  bucket: R2Bucket,
  day: CalendarDate,
  manifest: BackupManifest,
): Promise<void> {
  await bucket.put(`${day}/manifest.json`, JSON.stringify(manifest, null, 2))
}

export async function deleteOldBackups(bucket: R2Bucket, today: CalendarDate): Promise<number> {
  const first = addDays(today, -backupDays)
  let deleted = 0
  for (;;) {
    // Names begin with the day, so the oldest come first.
    const { objects } = await bucket.list({ limit: atOnce })
    const old = objects.map(({ key }) => key).filter((key) => key < first)
    if (old.length > 0) await bucket.delete(old)
    deleted += old.length
    if (old.length < atOnce) return deleted
  }
}
