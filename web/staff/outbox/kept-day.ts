import type { StayFile } from '../../../domain/stay-file.ts'
import { keepRow, rowOf } from './device-rows.ts'

/** Milliseconds: a day at the counter; guests' names are shown no longer, and deleted by whichever page is open. */
const keptFor = 12 * 3_600_000

/** How a file is laid out; another one with every change that an older page would misread. */
const format = 1

/** Today's list as the server told it, and when. */
export interface KeptDay {
  format: number
  files: StayFile[]
  at: number
}

const name = 'day'

const isOfUse = ({ format: its, at }: KeptDay, now: number) => its === format && now - at < keptFor

/** Keeps the list for when there is no line; a device that keeps nothing does without. */
export async function keepDay(files: StayFile[], at = Date.now()): Promise<void> {
  await keepRow<KeptDay>(name, () => ({ format, files, at })).catch(() => {})
}

/** A stay that has changed since the list came stands in it as it is now. */
export async function keepInDay(file: StayFile): Promise<void> {
  const { id, version } = file.stay
  const isOlder = ({ stay }: StayFile) => stay.id === id && stay.version < version
  await keepRow<KeptDay>(name, (day) => {
    if (!day || !isOfUse(day, Date.now())) return undefined
    const isListed = day.files.some(({ stay }) => stay.id === id)
    const files = day.files.map((one) => (isOlder(one) ? file : one))
    return { ...day, files: isListed ? files : [...files, file] }
  }).catch(() => {})
}

/** The list as it was kept last; nothing once its hours are over, or where another release laid it out. */
export async function keptDay(now = Date.now()): Promise<KeptDay | null> {
  const kept = await rowOf<KeptDay>(name).catch(() => undefined)
  return kept && isOfUse(kept, now) ? kept : null
}

/** Deletes a list whose hours are over, or that another release has laid out: it names guests. */
export async function forgetOldDay(now = Date.now()): Promise<void> {
  const ifOld = (day: KeptDay | undefined) => (day && !isOfUse(day, now) ? null : undefined)
  await keepRow<KeptDay>(name, ifOld).catch(() => {})
}
