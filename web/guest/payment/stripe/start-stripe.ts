import type { Stripe } from '@stripe/stripe-js'
// The main entry would load Stripe's script at once, before the one at `stripeScriptUrl`.
import { loadStripe } from '@stripe/stripe-js/pure'
import type { PaymentConfig } from '../../../../domain/api.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import { read } from '../../../api.ts'
import { speaksStripe } from '../../../words/speaks-stripe.ts'

let starting: Promise<Stripe> | undefined

export function startStripe(locale: Locale): Promise<Stripe> {
  starting ??= start(locale).catch((error) => {
    starting = undefined
    throw error
  })
  return starting
}

async function start(locale: Locale): Promise<Stripe> {
  const { stripePublishableKey, stripeScriptUrl } = await getPaymentConfig()
  if (!stripePublishableKey) throw new Error('Online payment is not set up')
  if (stripeScriptUrl) await loadScript(stripeScriptUrl)
  const stripe = await loadStripe(stripePublishableKey, {
    locale: speaksStripe(locale) ? locale : 'en',
  })
  if (!stripe) throw new Error('Stripe.js did not start')
  return stripe
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${src} did not load`))
    document.head.append(script)
  })
}

function getPaymentConfig(): Promise<PaymentConfig> {
  return read('GET /api/config')
}
