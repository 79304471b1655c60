import { forgetInTab, savedTexts, saveInTab } from './saved-in-tab.ts'

/**
 * One key for each thing that a form says, so that a second tap, a retry or another card repeats the
 * same booking, and a changed form makes a new one. The tab keeps them: whoever reloads because no
 * answer came sends the same again under the same key.
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

  /** What was done is done: saying the same again is meant as another one. */
  forget(): void {
    this.#keys = null
    forgetInTab(this.#keptAs)
  }
}

function newKey(): string {
  return crypto.randomUUID()
}
