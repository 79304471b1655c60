import type { Appearance } from '@stripe/stripe-js'
import { type Api, integrationError } from './api.ts'
import { CardElement } from './card-element.ts'
import type { Element, ElementOptions } from './element.ts'
import { ExpressElement } from './express-element.ts'

export interface ElementsOptions {
  mode: 'payment'
  amount: number
  currency: string
  appearance?: Appearance
}
type Known = CardElement | ExpressElement

export class Elements {
  options: ElementsOptions
  /** True once `submit()` has succeeded. Stripe.js requires this before `confirmPayment()`. */
  submitted = false
  readonly #api: Api
  readonly #created = new Map<string, Known>()

  constructor(api: Api, options: ElementsOptions) {
    check(options)
    this.#api = api
    this.options = options
  }

  create(type: string, options: ElementOptions = {}): Element {
    if (this.#created.has(type)) {
      throw integrationError(`Can only create one Element of type ${type} through elements().`)
    }
    const gone = () => void this.#created.delete(type)
    const element = this.#make(type, options, gone)
    this.#created.set(type, element)
    return element
  }

  update(changes: Partial<ElementsOptions>): void {
    const merged = { ...this.options, ...changes }
    check(merged)
    this.options = merged
    for (const element of this.#created.values()) {
      if (element instanceof CardElement) element.applyAppearance()
    }
  }

  async submit() {
    const wallet = this.approvedWallet()
    if (wallet === null) {
      const { error } = (await this.card()?.submit()) ?? {}
      if (error) return { error }
    }
    this.submitted = true
    return { selectedPaymentMethod: wallet ? 'google_pay' : 'card' }
  }

  card(): CardElement | null {
    const found = this.#created.get('payment')
    return found instanceof CardElement ? found : null
  }

  approvedWallet(): ExpressElement | null {
    const found = this.#created.get('expressCheckout')
    return found instanceof ExpressElement && found.approved ? found : null
  }

  #make(type: string, options: ElementOptions, gone: () => void): Known {
    if (type === 'expressCheckout') return new ExpressElement(options, gone, this.#api)
    if (type === 'payment') {
      return new CardElement(options, gone, this.#api, () => this.#variables())
    }
    throw integrationError(
      `The stand-in has the elements payment and expressCheckout, not ${type}.`,
    )
  }

  #variables(): Record<string, string> {
    const variables: Record<string, string> = {}
    for (const [name, value] of Object.entries(this.options.appearance?.variables ?? {})) {
      if (value !== undefined) variables[name] = String(value)
    }
    return variables
  }
}

function check({ mode, amount, currency }: ElementsOptions): void {
  if (mode !== 'payment')
    throw integrationError(`The stand-in knows the mode payment, not ${mode}.`)
  if (!Number.isInteger(amount) || amount < 1) {
    throw integrationError('Invalid value for elements(): amount should be a positive integer.')
  }
  if (!/^[a-z]{3}$/.test(currency)) {
    throw integrationError(
      'Invalid value for elements(): currency should be a lowercase three-letter code.',
    )
  }
}
