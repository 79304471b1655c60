import { Api, integrationError } from './api.ts'
import { Elements, type ElementsOptions } from './elements.ts'
import { type ConfirmPaymentOptions, confirmPayment } from './payments.ts'

/** What @stripe/react-stripe-js looks for before it takes an object for Stripe, and nobody calls. */
function unused(name: string) {
  return () => {
    throw integrationError(`The stand-in has no ${name}: this business pays with confirmPayment.`)
  }
}

/** The part of Stripe.js that this business uses; loadStripe() takes it for Stripe's own. */
function Stripe(publishableKey: string) {
  if (!publishableKey?.startsWith('pk_')) {
    throw integrationError(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    )
  }
  const api = new Api(publishableKey)
  return {
    elements: (options: ElementsOptions) => new Elements(api, options),
    confirmPayment: (options: ConfirmPaymentOptions) => confirmPayment(api, options),
    confirmCardPayment: unused('confirmCardPayment'),
    createPaymentMethod: unused('createPaymentMethod'),
    createToken: unused('createToken'),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
}

/** The release that @stripe/stripe-js expects on the page. */
const release = 'endive'

Object.assign(window, { Stripe: Object.assign(Stripe, { version: release }) })
