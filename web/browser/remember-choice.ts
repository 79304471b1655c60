import { storageKeys } from './storage-keys.ts'

type Choice = keyof typeof storageKeys

export function rememberChoice(choice: Choice, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storageKeys[choice])
    else localStorage.setItem(storageKeys[choice], value)
  } catch {
    // Storage is disabled. The choice lasts until the page closes.
  }
}

export function rememberedChoice(choice: Choice): string | null {
  try {
    return localStorage.getItem(storageKeys[choice])
  } catch {
    return null
  }
}
