import { forgetInTab, savedTexts, saveInTab } from './saved-in-tab.ts'

/**
 * Returns the same idempotency key for the same form values. A double tap, a retry or a second card therefore
 * repeats the request; changed values make a new one. Keys are kept in the tab, so a reload after a lost response
 * reuses them.
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

  /** Called after a success, so that sending the same values again makes a second booking. */
  forget(): void {
    this.#keys = null
    forgetInTab(this.#keptAs)
  }
}

function newKey(): string {
  return crypto.randomUUID()
}
