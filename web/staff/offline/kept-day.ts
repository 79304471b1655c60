import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { keepRow, rowOf } from './device-rows.ts'
import { keptLease } from './kept-lease.ts'
import { mayKeep } from './lease.ts'

/** How a file is laid out; another one with every change that an older page would misread. */
const format = 1

/** Today's list as the server told it, and when. */
export interface KeptDay {
  format: number
  files: StayFile[]
  at: number
}

const name = 'day'

/** Keeps the list for when the device is offline, for as long as the sign-in lasts. */
export async function keepDay(files: StayFile[], at = Date.now()): Promise<void> {
  const day: KeptDay = { format, files, at }
  await keepRow<KeptDay>(name, (_, lease) => (mayKeep(lease, Date.now()) ? day : null)).catch(
    () => {},
  )
}

/** A stay that has changed since the list came stands in it as it is now. */
export async function keepInDay(file: StayFile): Promise<void> {
  const { id, version } = file.stay
  const isOlder = ({ stay }: StayFile) => stay.id === id && stay.version < version
  await keepRow<KeptDay>(name, (day, lease) => {
    if (day?.format !== format || !mayKeep(lease, Date.now())) return undefined
    const isListed = day.files.some(({ stay }) => stay.id === id)
    const files = day.files.map((one) => (isOlder(one) ? file : one))
    return { ...day, files: isListed ? files : [...files, file] }
  }).catch(() => {})
}

/** The list as it was kept last; `null` once the sign-in is over, or if another release laid it out. */
export async function keptDay(now = Date.now()): Promise<KeptDay | null> {
  const lease = await keptLease().catch(() => undefined)
  if (!mayKeep(lease, now)) return null
  const kept = await rowOf<KeptDay>(name).catch(() => undefined)
  return kept?.format === format ? kept : null
}
