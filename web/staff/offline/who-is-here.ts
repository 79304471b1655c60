import { rowOf, saveRow } from './device-rows.ts'

const name = 'who'
let here: string | undefined

/** Who of staff is signed in, by id, as far as is known. */
export function whoIsHere(): string | undefined {
  return here
}

/** The server has told who is signed in; it is kept for a page that opens without a line. */
export function tellWho(staffId: string): void {
  here = staffId
  void saveRow<string>(name, () => staffId).catch(() => {})
}

/** Recalls who was signed in last, where nobody has told yet. */
export async function recallWho(): Promise<void> {
  const kept = await rowOf<string>(name).catch(() => undefined)
  here ??= kept
}
