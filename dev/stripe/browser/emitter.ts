export type Handler = (event?: unknown) => unknown

export class Emitter {
  readonly #handlers = new Map<string, Set<Handler>>()

  on(type: string, handler: Handler): this {
    const handlers = this.#handlers.get(type) ?? new Set()
    this.#handlers.set(type, handlers.add(handler))
    return this
  }

  off(type: string, handler: Handler): this {
    this.#handlers.get(type)?.delete(handler)
    return this
  }

  hears(type: string): boolean {
    return (this.#handlers.get(type)?.size ?? 0) > 0
  }

  emit(type: string, event: unknown): void {
    for (const handler of [...(this.#handlers.get(type) ?? [])]) handler(event)
  }
}
