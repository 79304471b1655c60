import type { StripeError } from '@stripe/stripe-js'
import { Api } from './api.ts'
import { cardErrors, spacedExpiry, spacedNumber, type TypedCard } from './card-input.ts'
import type { FrameNotice, FrameReply, FrameRequest, ToFrame, ToPage } from './messages.ts'

const api = new Api(decodeURIComponent(location.hash.slice(1)))
const form = document.querySelector('form') as HTMLFormElement
const inputs = {
  number: form.elements.namedItem('number') as HTMLInputElement,
  expiry: form.elements.namedItem('expiry') as HTMLInputElement,
  cvc: form.elements.namedItem('cvc') as HTMLInputElement,
}
let page: MessagePort | undefined

addEventListener('message', (event) => {
  const [port] = event.ports
  if (event.data !== 'stand-in-card-field' || !port || page) return
  page = port
  port.addEventListener('message', async ({ data }: MessageEvent<ToFrame>) => {
    post({ id: data.id, reply: await handle(data.request) })
  })
  port.start()
  new ResizeObserver(() => notify({ notify: 'height', pixels: form.offsetHeight + 8 })).observe(
    form,
  )
  notify({ notify: 'ready' })
})

for (const input of Object.values(inputs)) {
  input.addEventListener('input', () => {
    inputs.number.value = spacedNumber(inputs.number.value)
    inputs.expiry.value = spacedExpiry(inputs.expiry.value)
    show(input, undefined)
  })
}
form.addEventListener('submit', (event) => event.preventDefault())

async function handle(request: FrameRequest): Promise<FrameReply> {
  switch (request.ask) {
    case 'appearance':
      for (const [name, value] of Object.entries(request.variables)) {
        document.documentElement.style.setProperty(`--${name}`, value)
      }
      return {}
    case 'submit':
      return validate()
    case 'createPaymentMethod':
      return createPaymentMethod(request.billingDetails)
    case 'focus':
      inputs.number.focus()
      return {}
  }
}

function validate(): FrameReply {
  const errors = cardErrors(typed())
  for (const name of ['number', 'expiry', 'cvc'] as const) show(inputs[name], errors[name])
  const first = errors.number ?? errors.expiry ?? errors.cvc
  return first ? { error: first } : {}
}

async function createPaymentMethod(billingDetails: object): Promise<FrameReply> {
  const invalid = validate()
  if (invalid.error) return invalid
  const { number, expiry, cvc } = typed()
  const [exp_month, exp_year] = expiry.split(/\D+/)
  const { value, error } = await api.post<{ id: string }>('/v1/payment_methods', {
    type: 'card',
    card: { number: number.replace(/\D/g, ''), exp_month, exp_year, cvc },
    billing_details: billingDetails,
  })
  return error ? { error } : { paymentMethod: value }
}

function typed(): TypedCard {
  return { number: inputs.number.value, expiry: inputs.expiry.value, cvc: inputs.cvc.value }
}

function show(input: HTMLInputElement, error: StripeError | undefined): void {
  input.setAttribute('aria-invalid', String(error !== undefined))
  const place = document.getElementById(`${input.name}-error`)
  if (place) place.textContent = error?.message ?? ''
}

function notify(notice: FrameNotice): void {
  post({ notice })
}

function post(message: ToPage): void {
  page?.postMessage(message)
}
