import { storageKeys } from './storage-keys.ts'

type Choice = keyof typeof storageKeys

export function rememberChoice(choice: Choice, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(storageKeys[choice])
    else localStorage.setItem(storageKeys[choice], value)
  } catch {
    // Storage is disabled or full, so the choice isn't remembered.
  }
}

export function rememberedChoice(choice: Choice): string | null {
  try {
    return localStorage.getItem(storageKeys[choice])
  } catch {
    return null
  }
}
