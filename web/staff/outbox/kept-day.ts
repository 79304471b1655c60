import { del, get, set, type UseStore } from 'idb-keyval'
import type { StayFile } from '../../../domain/stay-file.ts'
import { pageStore } from './page-store.ts'

/** Milliseconds: a day at the counter. Guests' names are not left on a device for longer. */
const keptFor = 12 * 3_600_000

/** Today's list as the server told it, and when. */
export interface KeptDay {
  files: StayFile[]
  at: number
}

const name = 'day'
let opened: UseStore | undefined

function rows(): UseStore {
  opened ??= pageStore('desk-rows', 'rows')
  return opened
}

/** Keeps the list for when there is no line; a device that keeps nothing does without. */
export async function keepDay(files: StayFile[], at = Date.now()): Promise<void> {
  await set(name, { files, at } satisfies KeptDay, rows()).catch(() => {})
}

/** The list as it was kept last; nothing once its hours are over, and then it is deleted. */
export async function keptDay(now = Date.now()): Promise<KeptDay | null> {
  try {
    const kept = await get<KeptDay>(name, rows())
    if (kept && now - kept.at < keptFor) return kept
    if (kept) await forgetDay()
  } catch {
    // The device keeps nothing.
  }
  return null
}

export async function forgetDay(): Promise<void> {
  await del(name, rows())
}
