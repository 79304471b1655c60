/**
 * One key for each thing that a form says, so that a second tap, a retry or another card repeats the
 * same booking, and a changed form makes a new one.
 */
export class IdempotencyKeys {
  readonly #keys = new Map<string, string>()
  readonly #makeKey: () => string

  constructor(makeKey: () => string = newKey) {
    this.#makeKey = makeKey
  }

  keyFor(content: unknown): string {
    const text = JSON.stringify(content)
    const key = this.#keys.get(text) ?? this.#makeKey()
    this.#keys.set(text, key)
    return key
  }

  /** What was done is done: saying the same again is meant as another one. */
  forget(): void {
    this.#keys.clear()
  }
}

function newKey(): string {
  return crypto.randomUUID()
}
