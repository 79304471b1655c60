import type { StripeError } from '@stripe/stripe-js'
import { type Api, integrationError, standInOrigin } from './api.ts'
import { Element, type ElementOptions } from './element.ts'
import type { FrameNotice, FrameReply, FrameRequest, ToPage } from './messages.ts'

/** Card field in a frame, so the page never sees the card's digits. */
export class CardElement extends Element {
  readonly #api: Api
  readonly #variables: () => Record<string, string>
  readonly #waiting = new Map<number, (reply: FrameReply) => void>()
  #port: MessagePort | null = null
  #asked = 0

  constructor(
    options: ElementOptions,
    onDestroy: () => void,
    api: Api,
    variables: () => Record<string, string>,
  ) {
    super('payment', options, onDestroy)
    this.#api = api
    this.#variables = variables
  }

  submit(): Promise<FrameReply> {
    return this.#ask({ ask: 'submit' })
  }

  createPaymentMethod(billingDetails: object): Promise<FrameReply> {
    return this.#ask({ ask: 'createPaymentMethod', billingDetails })
  }

  applyAppearance(): void {
    if (this.#port) void this.#ask({ ask: 'appearance', variables: this.#variables() })
  }

  override focus(): void {
    void this.#ask({ ask: 'focus' })
  }

  protected override show(place: HTMLElement): void {
    const frame = document.createElement('iframe')
    frame.title = 'Secure payment input frame'
    frame.src = `${standInOrigin}/stripe/elements/card#${encodeURIComponent(this.#api.key)}`
    frame.allow = 'payment *'
    Object.assign(frame.style, { border: '0', width: '100%', height: '170px', display: 'block' })
    frame.addEventListener('load', () => this.#connect(frame))
    place.replaceChildren(frame)
  }

  protected override hide(): void {
    this.#port?.close()
    this.#port = null
    const error: StripeError = {
      type: 'validation_error',
      message: 'The card field was taken away.',
    }
    for (const answer of this.#waiting.values()) answer({ error })
    this.#waiting.clear()
  }

  #connect(frame: HTMLIFrameElement): void {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
      if ('notice' in data) this.#hear(data.notice, frame)
      else {
        this.#waiting.get(data.id)?.(data.reply)
        this.#waiting.delete(data.id)
      }
    })
    port1.start()
    frame.contentWindow?.postMessage('stand-in-card-field', standInOrigin, [port2])
    this.applyAppearance()
  }

  #hear(notice: FrameNotice, frame: HTMLIFrameElement): void {
    if (notice.notify === 'height') frame.style.height = `${notice.pixels}px`
    else this.emit(notice.notify, { elementType: this.type })
  }

  #ask(request: FrameRequest): Promise<FrameReply> {
    const port = this.#port
    if (port === null) {
      throw integrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
      )
    }
    this.#asked += 1
    const id = this.#asked
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      port.postMessage({ id, request })
    })
  }
}
