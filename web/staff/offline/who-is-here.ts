import { rowOf, saveRow } from './device-rows.ts'

const name = 'who'
let here: string | undefined

export function whoIsHere(): string | undefined {
  return here
}

/** Also stores the id, for pages that open offline. */
export function tellWho(staffId: string): void {
  here = staffId
  void saveRow<string>(name, () => staffId).catch(() => {})
}

export async function recallWho(): Promise<void> {
  const kept = await rowOf<string>(name).catch(() => undefined)
  here ??= kept
}
