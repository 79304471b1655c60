import { forgetInTab, savedTexts, saveInTab } from './saved-in-tab.ts'

/**
 * Gives equal values the same idempotency key until `forget` is called.
 * Keys are saved in the tab for three hours, so a reload keeps them.
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

  /** Call this after a success, so that the same values can be sent again. */
  forget(): void {
    this.#keys = null
    forgetInTab(this.#keptAs)
  }
}

function newKey(): string {
  return crypto.randomUUID()
}
