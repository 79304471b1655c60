import type { StaffSession } from '../../../domain/api.ts'
import { rowOf, saveRow } from './device-rows.ts'

type Who = Pick<StaffSession, 'staffId' | 'username'>

const name = 'who'
let here: Who | undefined

/** Returns who is or was last signed in. Both fields are `undefined` if unknown. */
export function whoIsHere() {
  return { doneBy: here?.staffId, doneByEmail: here?.username }
}

/** Sets who is signed in, and saves it for pages that are opened offline. */
export function tellWho({ staffId, username }: Who): void {
  const who = { staffId, username }
  here = who
  void saveRow<Who>(name, () => who).catch(() => {})
}

export async function recallWho(): Promise<void> {
  const kept = await rowOf<Who | string>(name).catch(() => undefined)
  // An earlier release stored only the id.
  here ??= typeof kept === 'string' ? { staffId: kept, username: '' } : kept
}
