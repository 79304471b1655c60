export type Handler = (event?: unknown) => unknown

/** `on`, `once` and `off` as every element of Stripe.js has them. */
export class Emitter {
  readonly #handlers = new Map<string, Set<Handler>>()
  readonly #once = new WeakSet<Handler>()

  on(type: string, handler: Handler): this {
    const handlers = this.#handlers.get(type) ?? new Set()
    this.#handlers.set(type, handlers.add(handler))
    return this
  }

  once(type: string, handler: Handler): this {
    this.#once.add(handler)
    return this.on(type, handler)
  }

  off(type: string, handler?: Handler): this {
    if (handler) this.#handlers.get(type)?.delete(handler)
    else this.#handlers.delete(type)
    return this
  }

  hears(type: string): boolean {
    return (this.#handlers.get(type)?.size ?? 0) > 0
  }

  emit(type: string, event?: unknown): void {
    for (const handler of [...(this.#handlers.get(type) ?? [])]) {
      if (this.#once.delete(handler)) this.off(type, handler)
      handler(event)
    }
  }
}
