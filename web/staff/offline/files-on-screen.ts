import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { isWaiting, type KeptAct } from './act.ts'
import { fileAfterAct } from './act-rules.ts'

/** Of two answers about a stay, the later one. */
export function newerFile(
  one: StayFile | undefined,
  other: StayFile | undefined,
): StayFile | undefined {
  if (!one || !other) return one ?? other
  return other.stay.version > one.stay.version ? other : one
}

/** A stay as it stands at the counter: as the server has told, and as what waits has left it. */
export function fileOnScreen(
  told: StayFile | undefined,
  stayId: string,
  acts: readonly KeptAct[],
): StayFile | undefined {
  const own = acts.filter((act) => act.stayId === stayId && isWaiting(act, acts))
  return own.reduce<StayFile | undefined>(fileAfterAct, newerFile(told, own[0]?.before))
}

/** A list of stays as they stand at the counter, with those that are known from what waits alone. */
export function filesOnScreen(
  files: readonly StayFile[],
  acts: readonly KeptAct[],
): readonly StayFile[] {
  if (acts.length === 0) return files
  const listed = new Set(files.map(({ stay }) => stay.id))
  const others = new Set(acts.map(({ stayId }) => stayId).filter((id) => !listed.has(id)))
  const known = files.map((file) => fileOnScreen(file, file.stay.id, acts) ?? file)
  const added = [...others].map((id) => fileOnScreen(undefined, id, acts))
  return [...known, ...added.filter((file) => file !== undefined)]
}
