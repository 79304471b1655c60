import type { PaymentIntent, StripeError } from '@stripe/stripe-js'

export const standInOrigin = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href,
).origin

export class Api {
  readonly key: string

  constructor(key: string) {
    this.key = key
  }

  async get<T>(path: string, params: Record<string, string> = {}): Promise<Answer<T>> {
    return ask(`${standInOrigin}${path}?${new URLSearchParams({ ...params, key: this.key })}`, {})
  }

  async post<T>(path: string, params: object): Promise<Answer<T>> {
    const body = new URLSearchParams([...pairs(params), ['key', this.key]])
    return ask(`${standInOrigin}${path}`, { method: 'POST', body })
  }

  retrieve(clientSecret: string): Promise<Answer<PaymentIntent>> {
    return this.get(`/v1/payment_intents/${paymentIntentId(clientSecret)}`, {
      client_secret: clientSecret,
    })
  }
}

export type Answer<T> = { value: T; error?: undefined } | { value?: undefined; error: StripeError }

export function paymentIntentId(clientSecret: string): string {
  const [id, rest] = clientSecret.split('_secret_')
  if (!id?.startsWith('pi_') || !rest) {
    throw integrationError(
      `Invalid value for clientSecret: it should be of the form \${id}_secret_\${secret}.`,
    )
  }
  return id
}

/** Returns the error that Stripe.js throws if a page uses it wrongly. */
export function integrationError(message: string): Error {
  const error = new Error(message)
  error.name = 'IntegrationError'
  return error
}

async function ask<T>(url: string, init: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit' })
    const body = (await response.json()) as T & { error?: StripeError }
    return body.error ? { error: body.error } : { value: body }
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
      },
    }
  }
}

function pairs(params: object, prefix = ''): [string, string][] {
  return Object.entries(params).flatMap(([name, value]) => {
    const path = prefix ? `${prefix}[${name}]` : name
    if (value === undefined || value === null) return []
    return typeof value === 'object'
      ? pairs(value, path)
      : [[path, String(value)] as [string, string]]
  })
}
