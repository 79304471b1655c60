import { Api, integrationError } from './api.ts'
import { Elements, type ElementsOptions } from './elements.ts'
import { type ConfirmPaymentOptions, confirmPayment } from './payments.ts'

/**
 * Returns a function that throws.
 * `@stripe/react-stripe-js` checks that the function exists, but never calls it.
 */
function unused(name: string) {
  return () => {
    throw integrationError(`The stand-in has no ${name}: this business pays with confirmPayment.`)
  }
}

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

const release = 'endive'

Object.assign(window, { Stripe: Object.assign(Stripe, { version: release }) })
