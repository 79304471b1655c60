import { Api, integrationError } from './api.ts'
import { CardElement } from './card-element.ts'
import { Elements, type ElementsOptions } from './elements.ts'
import {
  type CardPaymentData,
  type ConfirmPaymentOptions,
  confirmCardPayment,
  confirmPayment,
  handleNextAction,
} from './payments.ts'

/** The part of Stripe.js that this business uses; loadStripe() takes it for Stripe's own. */
function Stripe(publishableKey: string) {
  if (!publishableKey?.startsWith('pk_')) {
    throw integrationError(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    )
  }
  const api = new Api(publishableKey)
  return {
    elements: (options: ElementsOptions = {}) => new Elements(api, options),
    confirmPayment: (options: ConfirmPaymentOptions) => confirmPayment(api, options),
    confirmCardPayment: (
      secret: string,
      data?: CardPaymentData,
      options?: { handleActions?: boolean },
    ) => confirmCardPayment(api, secret, data, options),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
      handleNextAction(api, clientSecret),
    retrievePaymentIntent: async (clientSecret: string) => {
      const { value, error } = await api.retrieve(clientSecret)
      return error ? { error } : { paymentIntent: value }
    },
    createPaymentMethod: async (given: {
      elements?: Elements
      card?: unknown
      billing_details?: object
      params?: { billing_details?: object }
    }) => {
      const card = given.elements?.card() ?? given.card
      if (!(card instanceof CardElement))
        throw integrationError('stripe.createPaymentMethod(): missing card Element.')
      return card.createPaymentMethod(given.billing_details ?? given.params?.billing_details ?? {})
    },
    createToken: () => {
      throw integrationError('The stand-in makes no tokens: use createPaymentMethod.')
    },
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
}

/** The release that @stripe/stripe-js expects on the page. */
const release = 'endive'

Object.assign(window, { Stripe: Object.assign(Stripe, { version: release }) })
