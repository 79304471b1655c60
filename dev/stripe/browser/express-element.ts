import type { AvailablePaymentMethods, BillingDetails } from '@stripe/stripe-js'
import { type Api, integrationError } from './api.ts'
import { Element, type ElementOptions } from './element.ts'

interface WalletState {
  available: boolean
  dismissed: boolean
  payer: { name: string; email: string; phone: string }
}

const noMethods: AvailablePaymentMethods = {
  amazonPay: false,
  applePay: false,
  googlePay: false,
  klarna: false,
  link: false,
  paypal: false,
}
const nowhere = { city: '', state: '', postal_code: '', country: '', line1: '', line2: null }
const homeAddress = {
  ...nowhere,
  line1: 'Rruga e Kavajës 1',
  city: 'Tirana',
  postal_code: '1001',
  country: 'AL',
}
const walletName = 'Stand-in wallet'
const answerMilliseconds = 1000
const stripeDefaultHeightPixels = 44

/** Imitates Stripe's Express Checkout Element with one wallet, which calls itself Google Pay. */
export class ExpressElement extends Element {
  approved: BillingDetails | null = null
  readonly #api: Api
  #button: HTMLButtonElement | null = null

  constructor(options: ElementOptions, onDestroy: () => void, api: Api) {
    super('expressCheckout', options, onDestroy)
    this.#api = api
  }

  override focus(): void {
    this.#button?.focus()
  }

  clear(): void {
    this.approved = null
  }

  protected override show(place: HTMLElement): void {
    void this.#offer(place)
  }

  protected override hide(): void {
    this.#button = null
  }

  protected override refresh(): void {
    this.#dress()
  }

  async #offer(place: HTMLElement): Promise<void> {
    const { value, error } = await this.#api.get<WalletState>('/stripe/wallet')
    if (this.place !== place) return
    if (error) {
      this.emit('loaderror', { elementType: this.type, error })
      return
    }
    const shows = value.available
    if (shows) place.replaceChildren(this.#makeButton())
    this.emit('ready', {
      elementType: this.type,
      availablePaymentMethods: shows ? { ...noMethods, googlePay: true } : undefined,
    })
  }

  #makeButton(): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = walletName
    Object.assign(button.style, {
      width: '100%',
      border: '0',
      borderRadius: '4px',
      font: '600 16px system-ui, sans-serif',
      cursor: 'pointer',
    })
    button.addEventListener('click', () => void this.#tapped())
    this.#button = button
    this.#dress()
    return button
  }

  #dress(): void {
    if (!this.#button) return
    const { buttonHeight, buttonTheme } = this.options
    const pixels = typeof buttonHeight === 'number' ? buttonHeight : stripeDefaultHeightPixels
    const white = isWhite(buttonTheme)
    Object.assign(this.#button.style, {
      height: `${pixels}px`,
      background: white ? '#fff' : '#000',
      color: white ? '#000' : '#fff',
    })
  }

  async #tapped(): Promise<void> {
    if (!(await this.#mayOpen())) return
    const { value } = await this.#api.get<WalletState>('/stripe/wallet')
    if (value === undefined || value.dismissed) {
      this.emit('cancel', { elementType: this.type })
      return
    }
    this.#say('')
    this.approved = details(value.payer, this.options)
    this.emit('confirm', {
      elementType: this.type,
      expressPaymentType: 'google_pay',
      billingDetails: this.approved,
      paymentFailed: () => {
        this.clear()
        this.#say(' (payment failed)')
      },
    })
  }

  #say(outcome: string): void {
    if (this.#button) this.#button.textContent = walletName + outcome
  }

  /**
   * Returns whether a `click` listener lets the wallet open, or `true` if there are no listeners.
   * Throws if none decides within one second, like Stripe.
   */
  #mayOpen(): Promise<boolean> {
    if (!this.hears('click')) return Promise.resolve(true)
    return new Promise((decide, fail) => {
      const late = integrationError(
        'ExpressCheckoutElement: event.resolve must be called within 1 second of the click event.',
      )
      const timer = setTimeout(() => fail(late), answerMilliseconds)
      const answer = (open: boolean) => {
        clearTimeout(timer)
        decide(open)
      }
      this.emit('click', {
        elementType: this.type,
        expressPaymentType: 'google_pay',
        resolve: () => answer(true),
        reject: () => answer(false),
      })
    })
  }
}

function isWhite(theme: unknown): boolean {
  return (
    typeof theme === 'object' &&
    theme !== null &&
    'googlePay' in theme &&
    theme.googlePay === 'white'
  )
}

function details(payer: WalletState['payer'], options: ElementOptions): BillingDetails {
  return {
    name: payer.name,
    ...(options.emailRequired ? { email: payer.email } : {}),
    ...(options.phoneNumberRequired ? { phone: payer.phone } : {}),
    address: options.billingAddressRequired ? homeAddress : nowhere,
  }
}
