import { forgetInTab, savedTexts, saveInTab } from './saved-in-tab.ts'

/**
 * Gives each form content one idempotency key.
 * A second tap, a retry or another card repeats the same booking, and a changed form makes a new one. The keys
 * are saved in the tab, so a reload after a missing response sends the same key again.
 */
export class IdempotencyKeys {
  readonly #keptAs: string
  readonly #makeKey: () => string
  #keys: Map<string, string> | null = null

  constructor(formId: string, makeKey: () => string = newKey) {
    this.#keptAs = `${formId}-keys`
    this.#makeKey = makeKey
  }

  keyFor(content: unknown): string {
    this.#keys ??= new Map(Object.entries(savedTexts(this.#keptAs)))
    const text = JSON.stringify(content)
    const key = this.#keys.get(text) ?? this.#makeKey()
    this.#keys.set(text, key)
    saveInTab(this.#keptAs, Object.fromEntries(this.#keys))
    return key
  }

  /** After success, the same content means a second booking. */
  forget(): void {
    this.#keys = null
    forgetInTab(this.#keptAs)
  }
}

function newKey(): string {
  return crypto.randomUUID()
}
