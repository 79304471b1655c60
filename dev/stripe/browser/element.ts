import { integrationError } from './api.ts'
import { Emitter } from './emitter.ts'

export type ElementOptions = Record<string, unknown>

export abstract class Element extends Emitter {
  readonly type: string
  options: ElementOptions
  protected place: HTMLElement | null = null
  readonly #onDestroy: () => void
  #destroyed = false

  constructor(type: string, options: ElementOptions, onDestroy: () => void) {
    super()
    this.type = type
    this.options = options
    this.#onDestroy = onDestroy
  }

  mount(where: string | HTMLElement): void {
    if (this.#destroyed)
      throw integrationError('This Element has already been destroyed. Please create a new one.')
    const place = typeof where === 'string' ? document.querySelector<HTMLElement>(where) : where
    if (place === null)
      throw integrationError(`The selector you specified (${where}) applies to no DOM elements.`)
    if (place === this.place) return
    this.unmount()
    this.place = place
    place.classList.add('StripeElement')
    this.show(place)
  }

  unmount(): void {
    if (this.place === null) return
    this.hide()
    this.place.replaceChildren()
    this.place.classList.remove('StripeElement')
    this.place = null
  }

  update(options: ElementOptions): this {
    this.options = { ...this.options, ...options }
    if (this.place) this.refresh()
    return this
  }

  destroy(): void {
    this.unmount()
    this.#destroyed = true
    this.#onDestroy()
  }

  abstract focus(): void

  protected abstract show(place: HTMLElement): void
  protected hide(): void {}
  protected refresh(): void {}
}
