import { storageKeys } from './storage-keys.ts'

type Choice = keyof typeof storageKeys

/** Remembers a choice, or forgets it (`null`). A browser that keeps nothing still shows it. */
export function rememberChoice(choice: Choice, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storageKeys[choice])
    else localStorage.setItem(storageKeys[choice], value)
  } catch {
    // Storage is off; the choice lasts as long as the page.
  }
}

/** What was chosen before, if the browser keeps such things. */
export function rememberedChoice(choice: Choice): string | null {
  try {
    return localStorage.getItem(storageKeys[choice])
  } catch {
    return null
  }
}
